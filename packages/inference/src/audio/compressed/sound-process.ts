import { AnalysisError, type AnalysisErrorCode } from '../../errors'
import { decodeSound } from './decode-sound'

export type SoundRequest = { from: string; to: string }

export type SoundResponse =
  | { isDecoded: true; isDamaged: boolean }
  | { isDecoded: false; code: AnalysisErrorCode; detail: string | undefined }

const respond = (response: SoundResponse) => process.send?.(response)

process.on('message', ({ from, to }: SoundRequest) => {
  decodeSound(from, to).then(
    ({ isDamaged }) => respond({ isDecoded: true, isDamaged }),
    (error: unknown) => {
      const detail = error instanceof Error ? error.message : String(error)
      if (error instanceof AnalysisError)
        respond({ isDecoded: false, code: error.code, detail: error.detail })
      else respond({ isDecoded: false, code: 'audio_damaged', detail })
    },
  )
})

// Nobody waits for a response any more.
process.on('disconnect', () => process.exit())
