export const mediaKinds = ['image', 'video', 'audio'] as const
export type MediaKind = (typeof mediaKinds)[number]

/** Everything that can be analyzed. */
export const mediaTypes = [
  'image/jpeg',
  'image/png',
  'video/mp4',
  'video/quicktime',
  'audio/wav',
  'audio/mp4',
  'audio/mpeg',
  'audio/ogg',
  'audio/webm',
] as const
export type MediaType = (typeof mediaTypes)[number]

/** What the copies that people see and hear are made as. */
export const copyTypes = mediaTypes.filter(type => type !== 'image/png' && type !== 'video/quicktime')

/** What a browser may call them: `image/jpg` isn't a registered type, but some systems send it. */
export const uploadTypes = [...mediaTypes, 'image/jpg'] as const
export type UploadType = (typeof uploadTypes)[number]

export const mediaKindOf = (type: UploadType) => type.slice(0, type.indexOf('/')) as MediaKind

/** The browser checks it before the upload, the server while it receives the file. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024

/** A video may be larger, as phones make them. It's then sent in pieces. */
export const MAX_VIDEO_BYTES = 200 * 1024 * 1024
export const MAX_VIDEO_SECONDS = 120
/** Phones stop a little after the limit. */
export const VIDEO_SECONDS_TOLERANCE = 1
