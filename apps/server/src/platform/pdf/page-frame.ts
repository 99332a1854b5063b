import type { Language, Region } from '@plumbline/contract'
import { type Formats, type Formatter, formatsFor as formatsOf } from '@plumbline/messages'
import type { PageFrame } from './document'

export type Recipient = { language: Language; region: Region; name: string; organization: string }

const localeOf = ({ language, region }: Pick<Recipient, 'language' | 'region'>) =>
  language === 'en' ? (region === 'us' ? 'en-US' : 'en-GB') : language

/** Dates and numbers as the recipient's language and region write them. */
export const formatsFor = (recipient: Pick<Recipient, 'language' | 'region'>): Formats =>
  formatsOf(localeOf(recipient))

export function pageFrameFor(
  recipient: Recipient,
  { translate }: Formatter,
  { title, subject }: { title: string; subject: string },
  now: Date,
): PageFrame {
  const date = formatsFor(recipient).moment(now)
  return {
    // The usual paper size of the region.
    paper: recipient.region === 'us' || recipient.region === 'ca' ? 'LETTER' : 'A4',
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
