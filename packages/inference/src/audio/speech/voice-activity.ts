import { loadRuntime, sessionOptions } from '../../detector/session'
import { SPEECH_SAMPLE_RATE } from './log-mel'

/** Silero's network takes 32 ms at a time, together with the 4 ms before them. */
export const VOICE_FRAME = 512
const CONTEXT = 64
/** From here on a frame counts as speech. */
export const VOICE_PROBABILITY = 0.5

export type VoiceActivity = {
  /** Probability, 0 to 1, that somebody speaks in this frame; remembers the frames before. */
  probabilityOf(frame: Float32Array): Promise<number>
  release(): Promise<void>
}

export async function openVoiceActivity(voiceModel: string): Promise<VoiceActivity> {
  const { InferenceSession, Tensor } = await loadRuntime()
  const session = await InferenceSession.create(voiceModel, sessionOptions(1))
  const input = new Float32Array(CONTEXT + VOICE_FRAME)
  const rate = new Tensor('int64', [BigInt(SPEECH_SAMPLE_RATE)], [])
  let state = new Tensor('float32', new Float32Array(2 * 128), [2, 1, 128])
  return {
    async probabilityOf(frame) {
      input.copyWithin(0, VOICE_FRAME)
      input.set(frame, CONTEXT)
      const response = await session.run({
        input: new Tensor('float32', input, [1, input.length]),
        state,
        sr: rate,
      })
      const { output, stateN } = response
      if (!output || !stateN) throw new Error('the voice detector returned no output')
      const probability = (output.data as Float32Array)[0] as number
      // Copied: the next frame must not read memory that was given back.
      state = new Tensor('float32', Float32Array.from(stateN.data as Float32Array), [2, 1, 128])
      output.dispose()
      stateN.dispose()
      return probability
    },
    release: () => session.release(),
  }
}
