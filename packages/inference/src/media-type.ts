export const mediaTypes = ['image/jpeg', 'image/png', 'video/mp4', 'video/quicktime', 'audio/wav'] as const
export type MediaType = (typeof mediaTypes)[number]

export const mediaKinds = ['image', 'video', 'audio'] as const
export type MediaKind = (typeof mediaKinds)[number]

export const kindOf = (type: MediaType) => type.slice(0, type.indexOf('/')) as MediaKind

/** As many bytes from the start of a file as `mediaTypeOf` looks at. */
export const MEDIA_TYPE_BYTES = 32

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to))

const startsWith = (bytes: Uint8Array, ...magic: number[]) => magic.every((byte, i) => bytes[i] === byte)

// QuickTime files older than the `ftyp` box begin with one of these atoms instead.
const bareQuickTimeAtoms = new Set(['moov', 'mdat', 'wide', 'skip', 'free', 'pnot'])

// The ISO container also carries still pictures and sound alone; those brands are no video.
const stillOrSoundBrands = new Set([
  'heic',
  'heix',
  'heim',
  'heis',
  'mif1',
  'msf1',
  'avif',
  'avis',
  'M4A ',
  'M4B ',
])

/** The media type by content, never by name; `undefined` for anything the product does not take. */
export function mediaTypeOf(bytes: Uint8Array): MediaType | undefined {
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'image/jpeg'
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png'
  const first = ascii(bytes, 0, 4)
  // RF64 and RIFX are the 64-bit and big-endian forms of RIFF.
  if (['RIFF', 'RF64', 'RIFX'].includes(first) && ascii(bytes, 8, 12) === 'WAVE') return 'audio/wav'
  const atom = ascii(bytes, 4, 8)
  if (atom === 'ftyp') {
    const brand = ascii(bytes, 8, 12)
    if (brand === 'qt  ') return 'video/quicktime'
    return stillOrSoundBrands.has(brand) ? undefined : 'video/mp4'
  }
  return bareQuickTimeAtoms.has(atom) ? 'video/quicktime' : undefined
}
