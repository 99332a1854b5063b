import { instantIn, type MediaType, mediaKindOf } from '@plumbline/domain'
import { readImageHeader } from '@plumbline/inference/image/header'
import { days, later } from '../../../platform/clock'
import { type ExifTime, exifTime } from './exif-time'
import { videoTime } from './video-time'

/** No digital camera is older; earlier dates come from clocks that were never set. */
const EARLIEST = new Date('1990-01-01T00:00:00Z')
/** As much as a JPEG can hold. A PNG could hold more. */
const MAX_EXIF_BYTES = 65_536

type Circumstances = {
  /** Of the site, else of the device that sent it; a time without a zone means nothing without one. */
  timeZone: string | null
  /** The device's clock, for a picture that our own camera took. */
  sent: Date | null
  now: Date
}

/** When a photo or video was taken: from the file itself, else as the camera in the browser said. Null where unknown. */
export async function captureTime(
  { path, contentType }: { path: string; contentType: MediaType },
  { timeZone, sent, now }: Circumstances,
): Promise<Date | null> {
  const noted = await timeInFile(path, contentType, timeZone).catch(() => null)
  return [noted, sent].find(time => time && isPlausible(time, now)) ?? null
}

const isPlausible = (time: Date, now: Date) => time >= EARLIEST && time <= later(now, days(1))

async function timeInFile(path: string, contentType: MediaType, timeZone: string | null) {
  const kind = mediaKindOf(contentType)
  if (kind === 'video') return videoTime(path)
  if (kind !== 'image') return null
  const { exif } = await readImageHeader(path)
  const found = exif && exif.length <= MAX_EXIF_BYTES ? exifTime(exif) : null
  return found && instantOf(found, timeZone)
}

function instantOf({ local, offsetMinutes }: ExifTime, timeZone: string | null): Date | null {
  if (offsetMinutes !== null) return later(local, -offsetMinutes * 60_000)
  return timeZone ? instantIn(local, timeZone) : null
}
