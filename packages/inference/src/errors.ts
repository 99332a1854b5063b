/**
 * Everything that can go wrong with a file or an analysis, as a closed list: callers switch on the code,
 * `text` is the English sentence, and `retry` says whether the same file may succeed later.
 */
export const analysisErrors = {
  file_missing: { text: 'The file could not be opened.', retry: false },
  file_empty: { text: 'The file is empty.', retry: false },
  type_unsupported: { text: 'The file is not a JPEG, PNG, MP4, MOV or WAV file.', retry: false },
  kind_unexpected: { text: 'The file holds another kind of media than expected.', retry: false },
  image_damaged: { text: 'The picture is damaged or incomplete.', retry: false },
  image_too_large: { text: 'The picture has more pixels than can be analyzed.', retry: false },
  image_too_small: { text: 'The picture is too small to show anything.', retry: false },
  video_damaged: { text: 'The video is damaged or incomplete.', retry: false },
  video_without_picture: { text: 'The file holds no video track.', retry: false },
  video_without_frames: { text: 'The video holds no frames.', retry: false },
  video_codec_unsupported: {
    text: 'The video is encoded in a way that cannot be decoded here.',
    retry: false,
  },
  video_too_large: { text: 'The video is too long or too large to be analyzed.', retry: false },
  audio_damaged: { text: 'The sound file is damaged or incomplete.', retry: false },
  audio_without_samples: { text: 'The sound file holds no samples.', retry: false },
  audio_format_unsupported: {
    text: 'The sound is encoded in a way that cannot be decoded here.',
    retry: false,
  },
  audio_too_large: { text: 'The sound file is too long to be analyzed.', retry: false },
  canceled: { text: 'The analysis was canceled.', retry: true },
  timed_out: { text: 'The analysis took too long and was stopped.', retry: true },
  engine_failed: { text: 'The analysis engine failed.', retry: true },
} as const

export type AnalysisErrorCode = keyof typeof analysisErrors

export const isAnalysisErrorCode = (code: unknown): code is AnalysisErrorCode =>
  typeof code === 'string' && Object.hasOwn(analysisErrors, code)

export class AnalysisError extends Error {
  override readonly name = 'AnalysisError'
  readonly code: AnalysisErrorCode
  /** What exactly was found, for example '30000 × 30000 pixels'; fit to be shown to the user. */
  readonly detail: string | undefined

  constructor(code: AnalysisErrorCode, detail?: string, options?: ErrorOptions) {
    super(detail ? `${analysisErrors[code].text} (${detail})` : analysisErrors[code].text, options)
    this.code = code
    this.detail = detail
  }

  get retry(): boolean {
    return analysisErrors[this.code].retry
  }
}

export function throwIfCanceled(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new AnalysisError('canceled')
}
