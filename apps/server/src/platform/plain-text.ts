import { Parser } from 'htmlparser2'

/** Elements whose content isn't text for readers. */
const silent = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'iframe',
  'object',
  'embed',
  'svg',
  'math',
  'head',
  'title',
  'select',
  'textarea',
])
const breaking = new Set(
  'address article aside blockquote br dd div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li ol p pre section table td th tr ul'.split(
    ' ',
  ),
)
const looksLikeMarkup = /<[a-z!/?]/i
const mayHoldMarkup = /<[a-z!/?]|&(?:lt|#0*60|#x0*3c)\b/i

/** The text of a piece of HTML, without markup. Text that was encoded twice is decoded twice. */
export function plainText(html: string): string {
  let text = html
  for (let round = 0; round === 0 || (round < 4 && mayHoldMarkup.test(text)); round++) text = wordsOf(text)
  // What still looks like a tag after decoding was meant to get past this function.
  return looksLikeMarkup.test(text) ? text.replaceAll('<', ' ').replace(/\s+/g, ' ').trim() : text
}

function wordsOf(html: string) {
  const parts: string[] = []
  let muted = 0
  const parser = new Parser(
    {
      onopentag: name => {
        if (silent.has(name)) muted++
        else if (breaking.has(name)) parts.push('\n')
      },
      onclosetag: name => {
        if (silent.has(name)) muted--
        else if (breaking.has(name)) parts.push('\n')
      },
      ontext: text => {
        if (muted === 0) parts.push(text)
      },
    },
    { decodeEntities: true },
  )
  parser.end(html)
  return parts
    .join('')
    .split('\n')
    .map(line => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n')
}
