/**
 * Looks at a feed's text before a parser does. Everything here goes through the text once, from left to right: a
 * pattern that can start over lets a few hundred bytes keep a thread busy for good.
 */

/**
 * No honest feed defines entities, and with a handful of them a kilobyte becomes a gigabyte. Only a DOCTYPE can define
 * them, and our parser takes whatever starts with `<!D` for one.
 */
export const definesEntities = (xml: string) => /<!D/i.test(xml) && /<!ENTITY/i.test(xml)

/** Whether the text starts like a web page, possibly after comments. */
export function isWebPage(text: string): boolean {
  let at = skipSpace(text, 0)
  while (text.startsWith('<!--', at)) {
    const end = text.indexOf('-->', at + 4)
    if (end === -1) return false
    at = skipSpace(text, end + 3)
  }
  return /^<(?:!doctype html|html)/i.test(text.slice(at, at + 20))
}

function skipSpace(text: string, from: number): number {
  const space = /\s*/y
  space.lastIndex = from
  space.test(text)
  return space.lastIndex
}

/** The start or end of an item, or of a section in which tags are only text. */
const itemOrSection = /<!--|<!\[CDATA\[|<(\/?)(?:[\w.-]{1,40}:)?(?:item|entry)(?=[\s/>])/gi

/** The feed with its first items only: a parser takes seconds for thousands that nobody would read. */
export function withFirstItems(xml: string, max: number): string {
  const tags = new RegExp(itemOrSection)
  let items = 0
  let cutFrom: number | undefined
  let cutTo = xml.length
  for (let found = tags.exec(xml); found; found = tags.exec(xml)) {
    if (found[0].startsWith('<!')) {
      const close = found[0] === '<!--' ? '-->' : ']]>'
      const end = xml.indexOf(close, tags.lastIndex)
      // The rest of the text belongs to a section that never ends.
      if (end === -1) break
      tags.lastIndex = end + close.length
    } else if (found[1] === '/') {
      const end = xml.indexOf('>', tags.lastIndex)
      if (cutFrom !== undefined && end !== -1) cutTo = end + 1
    } else if (++items > max) cutFrom ??= found.index
  }
  return cutFrom === undefined ? xml : xml.slice(0, cutFrom) + xml.slice(cutTo)
}
