import type { Formatter } from '@plumbline/messages'

export type EmailLink = { text: string; link: string }
/** What an email says, in the recipient's language. */
export type EmailContent = {
  subject: string
  paragraphs: string[]
  /** What happened, one per line; each may lead somewhere. */
  lines?: { text: string; link?: string }[]
  action: EmailLink
  /** Why the recipient gets this email, and what they can do about it. */
  footer: { reason: string; links: EmailLink[] }
}
export type Email = {
  /** Names the file in the outbox. */
  name: string
  write: (formatter: Formatter) => EmailContent
  /** Turns this kind of email off, without signing in. */
  unsubscribeUrl?: string
}
