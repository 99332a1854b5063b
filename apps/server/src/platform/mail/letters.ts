import type { Language } from '@plumbline/contract'
import { loadFormatter } from '@plumbline/messages'
import { escapeHtml } from '../html'

export type Letter =
  | { kind: 'verify_email'; name: string; link: string }
  | { kind: 'reset_password'; name: string; link: string }
  | { kind: 'password_changed'; name: string; link: string }
  | { kind: 'invitation'; inviter: string; organization: string; link: string }
  | { kind: 'usage_limit_reached'; name: string; link: string }
  | { kind: 'task_due_tomorrow'; name: string; title: string; due: string; link: string }
  | { kind: 'task_overdue'; name: string; title: string; due: string; link: string }

/** An email in the recipient's language, as plain text and as HTML. */
export async function write(letter: Letter, language: Language) {
  const { translate, translateList } = await loadFormatter(language)
  const { kind, link, ...params } = letter
  const subject = translate('emails', `${kind}.subject`, params)
  const paragraphs = translateList('emails', `${kind}.paragraphs`, params)
  const action = translate('emails', `${kind}.action`, params)
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
