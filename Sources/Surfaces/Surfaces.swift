package enum SurfacesDoor {}
