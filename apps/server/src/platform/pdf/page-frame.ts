import type { Language, Region } from '@plumbline/contract'
import { type Formats, type Formatter, formatsFor as formatsOf } from '@plumbline/messages'
import type { PageFrame } from './document'

export type Recipient = {
  language: Language
  region: Region
  name: string
  organization: string
  /** The organization's. */
  timeZone: string
}

/** Where a document is about a place: its paper and its time of day. */
export type Place = { country: string | null; timeZone: string | null }

const localeOf = ({ language, region }: Pick<Recipient, 'language' | 'region'>) =>
  language === 'en' ? (region === 'us' ? 'en-US' : 'en-GB') : language

/** Dates and numbers as the recipient's language and region write them. */
export const formatsFor = (
  recipient: Omit<Recipient, 'name' | 'organization'>,
  place?: Pick<Place, 'timeZone'> | null,
): Formats => formatsOf(localeOf(recipient), place?.timeZone ?? recipient.timeZone)

/** The paper that is in the printers there. */
const letterCountries = new Set(['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE', 'GT', 'CR', 'PA', 'DO', 'SV'])
const letterRegions = new Set<Region>(['us', 'ca'])
function paperFor({ region }: Recipient, place: Place | null | undefined): PageFrame['paper'] {
  const usesLetter = place?.country ? letterCountries.has(place.country) : letterRegions.has(region)
  return usesLetter ? 'LETTER' : 'A4'
}

export function pageFrameFor(
  recipient: Recipient,
  { translate }: Formatter,
  { title, subject }: { title: string; subject: string },
  now: Date,
  place?: Place | null,
): PageFrame {
  const date = formatsFor(recipient, place).moment(now)
  return {
    paper: paperFor(recipient, place),
    language: recipient.language,
    title,
    organization: recipient.organization,
    subject,
    // The renderer fills these in when it knows all pages.
    pageOf: translate('report', 'pageOf', { page: '{page}', pages: '{pages}' }),
    printed: translate('report', 'printed', { date, name: recipient.name }),
    printedAt: now,
  }
}
