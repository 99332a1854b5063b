import type { Language, Region } from '@plumbline/contract'
import type { PageFrame } from './document'

export type Recipient = { language: Language; region: Region; name: string; organization: string }

/** What every document says at the foot of its pages. */
const words: Record<Language, { pageOf: string; printed: string }> = {
  en: { pageOf: 'Page {page} of {pages}', printed: 'Printed {date} by {name} · Plumbline' },
  es: { pageOf: 'Página {page} de {pages}', printed: 'Impreso {date} por {name} · Plumbline' },
  fr: { pageOf: 'Page {page} sur {pages}', printed: 'Imprimé {date} par {name} · Plumbline' },
  de: { pageOf: 'Seite {page} von {pages}', printed: 'Gedruckt {date} von {name} · Plumbline' },
  zh: { pageOf: '第 {page} 页，共 {pages} 页', printed: '打印于 {date}，{name} · Plumbline' },
}

export const filled = (sentence: string, gaps: Record<string, string | number>) =>
  sentence.replace(/\{(\w+)\}/g, (gap, key: string) => String(gaps[key] ?? gap))

const localeOf = ({ language, region }: Pick<Recipient, 'language' | 'region'>) =>
  language === 'en' ? (region === 'us' ? 'en-US' : 'en-GB') : language

function lazily<T>(make: () => T) {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}

function formatsIn(locale: string) {
  const dates = (options: Intl.DateTimeFormatOptions) =>
    lazily(() => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }))
  const day = dates({ dateStyle: 'long' })
  const short = dates({ dateStyle: 'medium' })
  const moment = dates({ dateStyle: 'medium', timeStyle: 'short' })
  const dollars = lazily(
    () => new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }),
  )
  const figure = lazily(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }))
  return {
    day: (date: Date | string) => day().format(new Date(date)),
    shortDay: (date: Date | string) => short().format(new Date(date)),
    moment: (date: Date | string) => `${moment().format(new Date(date))} UTC`,
    dollars: (amount: number) => dollars().format(amount),
    figure: (value: number) => figure().format(value),
    seconds: (seconds: number) =>
      `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`,
  }
}

const known = new Map<string, Formats>()

/**
 * Dates and figures as the recipient writes them. Nobody's time zone is known here, so that UTC is said. Making a format
 * takes longer than printing a page: each is made when first needed, and kept.
 */
export function formatsFor(recipient: Pick<Recipient, 'language' | 'region'>): Formats {
  const locale = localeOf(recipient)
  const formats = known.get(locale) ?? formatsIn(locale)
  known.set(locale, formats)
  return formats
}
export type Formats = ReturnType<typeof formatsIn>

export function pageFrameFor(recipient: Recipient, title: string, subject: string, now: Date): PageFrame {
  const { pageOf, printed } = words[recipient.language]
  return {
    // The paper that lies in the printers there.
    paper: recipient.region === 'us' || recipient.region === 'ca' ? 'LETTER' : 'A4',
    language: recipient.language,
    title,
    organization: recipient.organization,
    subject,
    pageOf,
    printed: filled(printed, { date: formatsFor(recipient).moment(now), name: recipient.name }),
    printedAt: now,
  }
}
