import { MAX_VIDEO_SECONDS, VIDEO_SECONDS_TOLERANCE } from '@plumbline/contract/options'
import { type FileProblem, kindOf } from './accepted'

/** Boxes in a row that are looked at before giving up. */
const MAX_BOXES = 100
const HEAD_BYTES = 16
/** The header of a movie is the first box in it. */
const MOVIE_HEAD_BYTES = 8 + 8 + 32

const bytesOf = async (file: File, from: number, length: number) =>
  new DataView(await file.slice(from, from + length).arrayBuffer())

const typeAt = (bytes: DataView, at: number) =>
  String.fromCharCode(...[0, 1, 2, 3].map(index => bytes.getUint8(at + index)))

/** How long an MP4 or MOV says it is, whether or not this browser can play it; null where it doesn't say. */
async function secondsOf(file: File): Promise<number | null> {
  let at = 0
  for (let looked = 0; looked < MAX_BOXES && at + HEAD_BYTES <= file.size; looked++) {
    const head = await bytesOf(file, at, HEAD_BYTES)
    if (typeAt(head, 4) === 'moov') return secondsIn(await bytesOf(file, at, MOVIE_HEAD_BYTES))
    const size = head.getUint32(0) === 1 ? Number(head.getBigUint64(8)) : head.getUint32(0)
    if (size < 8) return null
    at += size
  }
  return null
}

function secondsIn(movie: DataView): number | null {
  if (movie.byteLength < MOVIE_HEAD_BYTES || typeAt(movie, 12) !== 'mvhd') return null
  const isLong = movie.getUint8(16) === 1
  const unitsPerSecond = movie.getUint32(isLong ? 36 : 28)
  const units = isLong ? Number(movie.getBigUint64(40)) : movie.getUint32(32)
  return unitsPerSecond === 0 ? null : units / unitsPerSecond
}

const isTooLong = async (file: File) =>
  kindOf(file) === 'video' &&
  ((await secondsOf(file).catch(() => null)) ?? 0) > MAX_VIDEO_SECONDS + VIDEO_SECONDS_TOLERANCE

/** Says before sending what the server would say after it. */
export async function withoutLongVideos(
  given: readonly File[],
): Promise<{ files: File[]; problems: FileProblem[] }> {
  const checked = await Promise.all(given.map(async file => ({ file, isLong: await isTooLong(file) })))
  return {
    files: checked.filter(({ isLong }) => !isLong).map(({ file }) => file),
    problems: checked.some(({ isLong }) => isLong) ? [{ code: 'video_too_long', params: {} }] : [],
  }
}
