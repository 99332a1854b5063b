/**
 * Everything that can go wrong with a file or an analysis, as a closed list: callers switch on the code,
 * `text` is the English sentence, and `retry` says whether the same file may succeed later.
 */
export const analysisErrors = {
  file_missing: { text: "The file couldn't be opened.", retry: false },
  file_empty: { text: 'The file is empty.', retry: false },
  type_unsupported: { text: "The file isn't a photo, video or recording of a type we read.", retry: false },
  kind_unexpected: { text: "The content of the file doesn't match its name.", retry: false },
  image_damaged: { text: 'The photo is damaged or incomplete.', retry: false },
  image_too_large: { text: 'The photo has too many pixels to analyze.', retry: false },
  image_too_small: { text: 'The photo is too small to analyze.', retry: false },
  video_damaged: { text: 'The video is damaged or incomplete.', retry: false },
  video_without_picture: { text: 'The file has no video in it.', retry: false },
  video_without_frames: { text: 'The video has no frames.', retry: false },
  video_codec_unsupported: {
    text: "We can't read this video's encoding.",
    retry: false,
  },
  video_decoder_missing: {
    text: 'Video analysis needs FFmpeg on this machine. Ask your administrator to install it.',
    retry: true,
  },
  video_too_large: { text: 'The video is too long or too large to analyze.', retry: false },
  video_too_long: { text: 'The video is longer than two minutes.', retry: false },
  audio_damaged: { text: 'The recording is damaged or incomplete.', retry: false },
  audio_without_samples: { text: 'The recording has no sound in it.', retry: false },
  audio_format_unsupported: {
    text: "We can't read this recording's encoding.",
    retry: false,
  },
  audio_decoder_missing: {
    text: 'Recordings other than WAV need FFmpeg on this machine. Ask your administrator to install it.',
    retry: true,
  },
  audio_too_large: { text: 'The recording is too long to analyze.', retry: false },
  canceled: { text: 'The analysis was canceled.', retry: true },
  timed_out: { text: 'The analysis took too long and was stopped.', retry: false },
  engine_failed: { text: 'The analysis failed.', retry: true },
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
