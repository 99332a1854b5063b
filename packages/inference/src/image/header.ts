import sharp, { type Metadata } from 'sharp'
import { AnalysisError } from '../errors'

/** Headers are read in milliseconds; a file of the largest size that is nothing but notes takes a second. */
const MAX_MS = 20_000

/** What a picture says about itself, of any number of pixels; none of them is decoded. */
export async function readImageHeader(picture: string | Uint8Array, maxMs = MAX_MS): Promise<Metadata> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AnalysisError('timed_out', 'reading the header')), maxMs)
  })
  try {
    return await Promise.race([sharp(picture, { limitInputPixels: false }).metadata(), late])
  } finally {
    clearTimeout(timer)
  }
}
