import Surfaces
import TestCompositor
import Testing
import Units

extension BoardRig {
    static func glass(_ height: Points = 218, topInset: Points = 18) -> BoardShape {
        BoardShape(
            size: Size(width: 0, height: height), topInset: topInset, isTranslucent: true,
            solidCornerRadius: 12, glassCornerRadius: 26)
    }

    static func solid(_ height: Points = 218, topInset: Points = 18) -> BoardShape {
        var shape = glass(height, topInset: topInset)
        shape.isTranslucent = false
        return shape
    }

    /// The shape that a commit's picture was painted for: the picture tells, and its size.
    static func shape(of commit: TestCommit) throws -> BoardShape {
        let colour = try #require(commit.pixel, "a commit shows no picture")
        return BoardShape(
            size: commit.size, topInset: Points(Int(colour >> 1 & 0xFF)),
            isTranslucent: colour & 1 == 1, solidCornerRadius: 12, glassCornerRadius: 26)
    }

    /// Each of these commits must tell of its picture's shape what belongs to it, and nothing of another one.
    ///
    /// - Parameter isInPlace: whether the board is where it belongs; on its way it has no zone.
    func expectConsistency(
        _ commits: some Collection<TestCommit>, isInPlace: Bool = true,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        for commit in commits where commit.pixel != nil {
            let shape = try Self.shape(of: commit)
            #expect(commit.inputRegion == shape.inputRegion, sourceLocation: sourceLocation)
            #expect(commit.opaqueRegion == shape.opaqueRegion, sourceLocation: sourceLocation)
            if isInPlace {
                #expect(
                    commit.exclusiveZone == Int32(shape.exclusiveZone.value),
                    sourceLocation: sourceLocation)
                #expect(commit.bottomMargin == 0, sourceLocation: sourceLocation)
            }
            if commit.isPicture {
                #expect(commit.isAcknowledged, sourceLocation: sourceLocation)
                // The frame before has been shown.
                #expect(commit.earlierFrames == 0, sourceLocation: sourceLocation)
                #expect(commit.frames == 1, sourceLocation: sourceLocation)
            }
        }
    }
}
