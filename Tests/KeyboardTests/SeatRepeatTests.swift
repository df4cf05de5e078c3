import InputMethod
import ServerProtocols
import TestCompositor
import Testing
import Units

/// How the seat says that keys repeat. Source: wayland, `wl_keyboard.repeat_info`.
@Suite struct SeatRepeatTests {
    @Test func R061_theSeatTellsHowKeysRepeat() throws {
        let rig = try InputRig()
        rig.compositor.seat.keyRepeat = (rate: 25, delay: 600)
        rig.compositor.seat.setCapabilities([.touch, .keyboard])
        try rig.askForRepeat()
        #expect(rig.seatRepeat?.current?.delay == 600)
        #expect(rig.seatRepeat?.current?.interval == 40)
        #expect(rig.repeats.count == 1)
    }

    @Test func noKeyboardIsKept() throws {
        let rig = try InputRig()
        rig.compositor.seat.keyRepeat = (rate: 25, delay: 600)
        rig.compositor.seat.setCapabilities([.keyboard])
        try rig.askForRepeat()
        #expect(rig.compositor.transcript.count { $0 == "get_keyboard" } == 1)
        #expect(rig.compositor.seat.keyboardCount == 0)
        // Capabilities are told again whenever one changes.
        rig.compositor.seat.setCapabilities([.keyboard, .touch])
        try rig.settle()
        #expect(rig.compositor.transcript.count { $0 == "get_keyboard" } == 1)
        try rig.forgetRepeat()
        #expect(rig.compositor.seat.keyboardCount == 0)
    }

    @Test func aSeatWithoutAKeyboardTellsNothing() throws {
        let rig = try InputRig()
        rig.compositor.seat.keyRepeat = (rate: 25, delay: 600)
        try rig.askForRepeat()
        #expect(rig.seatRepeat?.current == nil)
        #expect(rig.repeats.isEmpty)
        rig.compositor.seat.setCapabilities([.touch, .keyboard])
        try rig.settle()
        #expect(rig.seatRepeat?.current?.interval == 40)
        rig.compositor.seat.setCapabilities([.touch])
        try rig.settle()
        #expect(rig.seatRepeat?.current == nil)
        #expect(rig.repeats.count == 2)
    }

    @Test func keysThatDoNotRepeatAndOddValues() throws {
        let rig = try InputRig()
        rig.compositor.seat.keyRepeat = (rate: 0, delay: 500)
        rig.compositor.seat.setCapabilities([.keyboard])
        try rig.askForRepeat()
        #expect(rig.seatRepeat?.current?.interval == nil)
        #expect(rig.seatRepeat?.current?.delay == 500)
        for (rate, delay) in [(Int32(-1), Int32(500)), (25, -1)] {
            rig.compositor.seat.setCapabilities([])
            try rig.settle()
            rig.compositor.seat.keyRepeat = (rate: rate, delay: delay)
            rig.compositor.seat.setCapabilities([.keyboard])
            try rig.settle()
            #expect(rig.seatRepeat?.current == nil)
        }
        rig.compositor.seat.setCapabilities([])
        try rig.settle()
        rig.compositor.seat.keyRepeat = (rate: 5000, delay: 0)
        rig.compositor.seat.setCapabilities([.keyboard])
        try rig.settle()
        #expect(rig.seatRepeat?.current?.interval == 1)
    }

    @Test func seatsThatAreTooOldOrSilentTellNothing() throws {
        var offer = Offer()
        offer.seat = 4
        let old = try InputRig(offer)
        try old.askForRepeat()
        #expect(old.seatRepeat == nil)
        let silent = try InputRig()
        silent.compositor.seat.setCapabilities([.keyboard])
        try silent.askForRepeat()
        #expect(silent.seatRepeat?.current == nil)
        #expect(silent.compositor.seat.keyboardCount == 0)
    }
}
