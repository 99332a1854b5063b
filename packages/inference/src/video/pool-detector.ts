import type { Detector } from '../detector/detector'
import type { InferencePool } from '../worker/pool'

/** The shipped detector in its worker threads, which sees each frame once. */
export async function detectorOf(pool: InferencePool): Promise<Detector> {
  return {
    info: await pool.info(),
    detect: (frame, signal) => pool.detectInFrame(frame, { signal }),
  }
}
