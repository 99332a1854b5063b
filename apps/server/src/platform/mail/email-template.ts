import type { Language } from '@plumbline/contract'
import { loadFormatter, type MessageKey } from '@plumbline/messages'
import { escapeHtml } from '../html'

/** An email has its texts under this name in `emails.json` of packages/messages. */
type EmailName =
  Extract<MessageKey<'emails'>, `${string}.subject`> extends `${infer Name}.subject` ? Name : never
export type Email = { name: EmailName; link: string; params: Record<string, string> }

/** Features declare their emails with this. `Params` are the values that the texts mention. */
export type EmailTemplate<Params> = (params: Params & { link: string }) => Email

export const emailTemplate =
  <Params extends Record<string, string>>(name: EmailName): EmailTemplate<Params> =>
  ({ link, ...params }) => ({ name, link, params })

/** An email in the recipient's language, as plain text and as HTML. */
export async function renderEmail({ name, link, params }: Email, language: Language) {
  const { translate, translateList } = await loadFormatter(language)
  const subject = translate('emails', `${name}.subject`, params)
  const paragraphs = translateList('emails', `${name}.paragraphs`, params)
  const action = translate('emails', `${name}.action`, params)
  const closing = translate('emails', 'closing')
  return {
    subject,
    text: [...paragraphs, `${action}: ${link}`, closing].join('\n\n'),
    html: page(language, paragraphs, action, link, closing),
  }
}

const page = (language: Language, paragraphs: string[], action: string, link: string, closing: string) =>
  `<!doctype html><html lang="${language}"><body style="margin:0;background:#f3f5f7;font:16px/1.5 system-ui,sans-serif;color:#17212b">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" style="max-width:560px;background:#fff;border:1px solid #d5dce3;border-radius:8px" cellpadding="0" cellspacing="0">
<tr><td style="padding:32px"><p style="margin:0 0 24px;font-weight:600">Plumbline</p>
${paragraphs.map(paragraph => `<p style="margin:0 0 16px">${escapeHtml(paragraph)}</p>`).join('\n')}
<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="display:inline-block;padding:14px 20px;border-radius:6px;background:#0b5a52;color:#fff;text-decoration:none;font-weight:600">${escapeHtml(action)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:#4b5a68;word-break:break-all">${escapeHtml(link)}</p>
<p style="margin:0;font-size:13px;color:#4b5a68">${escapeHtml(closing)}</p>
</td></tr></table></td></tr></table></body></html>`
