import type { Language } from '@plumbline/contract'
import { escapeHtml } from '../html'
import type { EmailContent, EmailLink } from './email'

/** Mail programs that drop the style sheet show the light colors, which are inline. */
const styleSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) { .outer { padding: 12px 8px !important; } .card { padding: 24px 16px !important; } }
@media (prefers-color-scheme: dark) {
  .canvas { background: #0c1216 !important; }
  .surface { background: #131b21 !important; border-color: #2b3841 !important; }
  .ink { color: #eef2f4 !important; }
  .muted { color: #bfcad1 !important; }
  .line { border-color: #2b3841 !important; }
  .button { background: #d2f035 !important; color: #10181d !important; }
}`

const INK = 'color:#0f1a21'
const MUTED = 'font-size:14px;line-height:20px;color:#51606a;overflow-wrap:anywhere'

const paragraphOf = (text: string) =>
  `<p class="ink" style="margin:0 0 16px;${INK};overflow-wrap:anywhere">${escapeHtml(text)}</p>`

const linkOf = ({ text, link }: EmailLink, looks: string, name: string) =>
  `<a class="${name}" href="${escapeHtml(link)}" style="${looks}">${escapeHtml(text)}</a>`

function lineOf({ text, link }: { text: string; link?: string }) {
  const content = link ? linkOf({ text, link }, INK, 'ink') : escapeHtml(text)
  return `<tr><td class="ink line" style="padding:12px 0;border-top:1px solid #d3dade;${INK};overflow-wrap:anywhere">${content}</td></tr>`
}

const linesOf = (lines: NonNullable<EmailContent['lines']>) =>
  lines.length === 0
    ? ''
    : `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 8px">${lines.map(lineOf).join('\n')}</table>`

/** Tables and inline styles, because mail programs know little else. */
export function emailPage(
  language: Language,
  { subject, paragraphs, lines = [], action, footer }: EmailContent,
) {
  const buttonLooks =
    'display:inline-block;padding:13px 20px;border-radius:6px;background:#0a5c52;color:#ffffff;text-decoration:none;font-weight:600'
  // Whoever can't press the button copies the address; an email with further links has no room for it.
  const address =
    footer.links.length > 0
      ? ''
      : `<p class="muted" style="margin:0 0 16px;${MUTED}">${escapeHtml(action.link)}</p>`
  const links = footer.links.map(each => linkOf(each, 'color:#51606a', 'muted')).join(' &nbsp;·&nbsp; ')
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title><style>${styleSheet}</style></head>
<body class="canvas" style="margin:0;background:#f4f6f7;font:16px/24px system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td class="outer canvas" align="center" style="padding:32px 16px;background:#f4f6f7">
<table role="presentation" width="100%" class="surface" style="max-width:560px;background:#ffffff;border:1px solid #d3dade;border-radius:8px;text-align:left" cellpadding="0" cellspacing="0">
<tr><td class="card" style="padding:32px"><p class="ink" style="margin:0 0 24px;font-weight:600;${INK}">Plumbline</p>
${paragraphs.map(paragraphOf).join('\n')}
${linesOf(lines)}
<p style="margin:24px 0">${linkOf(action, buttonLooks, 'button')}</p>
${address}<p class="muted" style="margin:0;${MUTED}">${escapeHtml(footer.reason)}</p>
${links && `<p class="muted" style="margin:8px 0 0;${MUTED}">${links}</p>`}
</td></tr></table></td></tr></table></body></html>`
}
