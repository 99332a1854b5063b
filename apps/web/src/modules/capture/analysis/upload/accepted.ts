import type { AnalysisResult } from '@plumbline/contract/capture/analysis'
import {
  MAX_UPLOAD_BYTES,
  MAX_VIDEO_BYTES,
  type MediaKind,
  mediaKindOf,
  type UploadType,
  uploadTypes,
} from '@plumbline/contract/options'

export type { MediaKind }
export type CaptureSource = AnalysisResult['captureSource']

const MEGABYTE = 1024 * 1024

/** Some systems give a file no type, or call sound by another name. */
const byExtension: Record<string, UploadType> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  wav: 'audio/wav',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  oga: 'audio/ogg',
  opus: 'audio/ogg',
  webm: 'audio/webm',
}
const otherNames: Record<string, UploadType> = {
  'audio/x-wav': 'audio/wav',
  'audio/wave': 'audio/wav',
  'audio/vnd.wave': 'audio/wav',
  'audio/m4a': 'audio/mp4',
  'audio/x-m4a': 'audio/mp4',
  'audio/mp3': 'audio/mpeg',
  'audio/opus': 'audio/ogg',
  'application/ogg': 'audio/ogg',
  // The name of the container; whether it has a picture too is told by the server.
  'video/webm': 'audio/webm',
}

export const acceptedTypes = [
  ...uploadTypes,
  ...Object.keys(otherNames),
  ...Object.keys(byExtension).map(ending => `.${ending}`),
].join()
/** What a camera may hand over. */
export const PHOTO_TYPES = 'image/jpeg,image/png'
const photoTypes = PHOTO_TYPES.split(',')

type Given = { name: string; type: string; size: number }
export type FileProblem =
  | { code: 'file_unsupported'; params: { type: string } }
  | { code: 'photo_unsupported'; params: { type: string } }
  | { code: 'file_too_large' | 'video_too_large'; params: { size: string } }
  | { code: 'video_too_long'; params: object }

const endingOf = (name: string) => name.match(/\.(\w+)$/)?.[1]?.toLowerCase() ?? ''

const isUploadType = (type: string): type is UploadType => (uploadTypes as readonly string[]).includes(type)

/** The media type of a file as far as its name tells; the server looks at the content. */
function typeOf({ name, type: given }: Pick<Given, 'name' | 'type'>): UploadType | null {
  // A recorder names its codec too, as in 'audio/webm;codecs=opus'.
  const type = given.split(';', 1)[0] ?? ''
  if (isUploadType(type)) return type
  return otherNames[type] ?? (type === '' ? (byExtension[endingOf(name)] ?? null) : null)
}

export function kindOf(file: Pick<Given, 'name' | 'type'>): MediaKind {
  const type = typeOf(file)
  return type ? mediaKindOf(type) : 'image'
}

export function problemWith(file: Given, captureSource: CaptureSource = 'upload'): FileProblem | null {
  const type = typeOf(file)
  const given = file.type || endingOf(file.name) || file.name
  if (!type) return { code: 'file_unsupported', params: { type: given } }
  // A phone may offer its video camera in spite of the accept attribute.
  if (captureSource === 'mobile' && !photoTypes.includes(type)) {
    return { code: 'photo_unsupported', params: { type: given } }
  }
  const isVideo = mediaKindOf(type) === 'video'
  if (file.size > (isVideo ? MAX_VIDEO_BYTES : MAX_UPLOAD_BYTES)) {
    // Rounded up: '10.00MB' would not explain why it was rejected.
    return {
      code: isVideo ? 'video_too_large' : 'file_too_large',
      params: { size: (Math.ceil((file.size / MEGABYTE) * 100) / 100).toFixed(2) },
    }
  }
  return null
}
