import type { Language } from '@plumbline/contract'
import { loadFormatter, type MessageKey } from '@plumbline/messages'
import type { Email, EmailContent } from './email'
import { emailPage } from './email-page'

/** An email has its texts under this name in `emails.json` of packages/languages. */
type EmailName =
  Extract<MessageKey<'emails'>, `${string}.paragraphs`> extends `${infer Name}.paragraphs` ? Name : never

/** Features declare their emails with this. `Params` are the values that the texts mention. */
export type EmailTemplate<Params> = (params: Params & { link: string }) => Email

export const emailTemplate =
  <Params extends Record<string, string>>(name: EmailName): EmailTemplate<Params> =>
  ({ link, ...params }) => ({
    name,
    write: ({ translate, translateList }) => ({
      subject: translate('emails', `${name}.subject`, params),
      paragraphs: translateList('emails', `${name}.paragraphs`, params),
      action: { text: translate('emails', `${name}.action`, params), link },
      footer: { reason: translate('emails', 'closing'), links: [] },
    }),
  })

const asText = ({ text, link }: { text: string; link?: string }) => (link ? `${text}: ${link}` : text)

/** Invisible, and no mail program reads a web address across it. */
const WORD_JOINER = '\u2060'

/** 'Evil.example' may be the name of a company, which nobody can open from an email to a stranger. */
const withoutDomains = (text: string) =>
  text.replaceAll(/(?<![@/:][^\s]*)(?<=[\p{L}\d-])\.(?=\p{L}{2})/gu, `.${WORD_JOINER}`)

/** What others wrote may be in all of an email but its links. */
const withPlainNames = (content: EmailContent): EmailContent => ({
  ...content,
  paragraphs: content.paragraphs.map(withoutDomains),
  lines: content.lines?.map(line => ({ ...line, text: withoutDomains(line.text) })) ?? [],
})

/** An email in the recipient's language, as plain text and as HTML. */
export async function renderEmail({ write }: Email, language: Language) {
  const content = withPlainNames(write(await loadFormatter(language)))
  const { subject, paragraphs, lines = [], action, footer } = content
  const list = lines.map(({ text, link }) => (link ? `- ${text}\n  ${link}` : `- ${text}`)).join('\n')
  const parts = [...paragraphs, list, asText(action), footer.reason, ...footer.links.map(asText)]
  return {
    subject: subject.replace(/\s+/g, ' '),
    text: parts.filter(Boolean).join('\n\n'),
    html: emailPage(language, content),
  }
}
