import type { MediaType } from '@plumbline/domain'

/** How many bytes from the start of a file the functions below look at. */
export const MEDIA_TYPE_BYTES = 1024

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to))

const startsWith = (bytes: Uint8Array, ...magic: number[]) => magic.every((byte, i) => bytes[i] === byte)

// QuickTime files older than the `ftyp` box begin with one of these atoms instead.
const bareQuickTimeAtoms = new Set(['moov', 'mdat', 'wide', 'skip', 'free', 'pnot'])

// The ISO container also carries still pictures and sound alone; those brands are no video.
const stillBrands = new Set(['heic', 'heix', 'heim', 'heis', 'mif1', 'msf1', 'avif', 'avis'])
const soundBrands = new Set(['M4A ', 'M4B '])

/** A frame of MPEG layer 3, with a bit rate and a sample rate that exist. */
const isMp3Frame = ([first = 0, second = 0, third = 0]: Uint8Array) =>
  first === 0xff && (second & 0xe6) === 0xe2 && (third & 0xf0) !== 0xf0 && (third & 0x0c) !== 0x0c

/** Matroska's ids of codecs: what browsers record without a picture. */
const isSoundInWebm = (start: string) => /A_(OPUS|VORBIS)/.test(start) && !/V_[A-Z]/.test(start)

const EBML = '\x1a\x45\xdf\xa3'

/** The media type by content, never by name; `undefined` for anything the product does not take. */
export function mediaTypeOf(bytes: Uint8Array): MediaType | undefined {
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'image/jpeg'
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png'
  const first = ascii(bytes, 0, 4)
  // RF64 and RIFX are the 64-bit and big-endian forms of RIFF.
  if (['RIFF', 'RF64', 'RIFX'].includes(first) && ascii(bytes, 8, 12) === 'WAVE') return 'audio/wav'
  if (first === 'OggS') return 'audio/ogg'
  if (first.startsWith('ID3') || isMp3Frame(bytes)) return 'audio/mpeg'
  if (first === EBML) return isSoundInWebm(ascii(bytes, 0, MEDIA_TYPE_BYTES)) ? 'audio/webm' : undefined
  const atom = ascii(bytes, 4, 8)
  if (atom === 'ftyp') {
    const brand = ascii(bytes, 8, 12)
    if (brand === 'qt  ') return 'video/quicktime'
    if (soundBrands.has(brand)) return 'audio/mp4'
    return stillBrands.has(brand) ? undefined : 'video/mp4'
  }
  return bareQuickTimeAtoms.has(atom) ? 'video/quicktime' : undefined
}

const binarySignatures: [type: string, offset: number, signature: string][] = [
  ['application/pdf', 0, '%PDF-'],
  ['image/gif', 0, 'GIF8'],
  ['image/bmp', 0, 'BM'],
  ['image/tiff', 0, 'II*\0'],
  ['image/tiff', 0, 'MM\0*'],
  ['image/webp', 8, 'WEBP'],
  ['video/x-msvideo', 8, 'AVI '],
  ['video/webm', 0, EBML],
  ['audio/flac', 0, 'fLaC'],
  ['application/zip', 0, 'PK\x03\x04'],
  ['application/gzip', 0, '\x1f\x8b'],
  ['application/x-msdownload', 0, 'MZ'],
  ['application/x-elf', 0, '\x7fELF'],
]

/** The type of a file we don't accept, by its content, so that an error can name it; `undefined` when unknown. */
export function otherTypeOf(bytes: Uint8Array): string | undefined {
  const start = ascii(bytes, 0, MEDIA_TYPE_BYTES)
  if (start.startsWith('ftypavi', 4)) return 'image/avif'
  if (start.startsWith('ftyp', 4)) return 'image/heic'
  const binary = binarySignatures.find(([, offset, signature]) => start.startsWith(signature, offset))
  if (binary) return binary[0]
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters tell binary data from text.
  if (start === '' || /[\0-\x08\x0e-\x1f]/.test(start)) return undefined
  if (/<svg/i.test(start)) return 'image/svg+xml'
  if (/^\s*(<!doctype html|<html)/i.test(start)) return 'text/html'
  return 'text/plain'
}
