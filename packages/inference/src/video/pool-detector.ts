import type { Detector } from '../detector/detector'
import type { InferencePool } from '../worker/pool'

/** The shipped detector in its worker threads, one look at each frame. */
export async function detectorOf(pool: InferencePool): Promise<Detector> {
  return {
    info: await pool.info(),
    detect: async (frame, signal) => {
      const answer = await pool.run({ do: 'frame', frame }, { signal })
      if (answer.is !== 'frame') throw new Error('a frame was answered as a picture')
      return answer.findings
    },
  }
}
