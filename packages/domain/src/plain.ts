/** Most texts are, and taking accents off what has none costs ten times the reading. */
export const isAscii = (text: string) => /^[\0-\x7f]*$/.test(text)

/** Lower case without accents: how words are compared, whatever keyboard they were typed on. */
export const plain = (text: string) =>
  isAscii(text)
    ? text.toLowerCase()
    : text
        .toLowerCase()
        .replaceAll('ß', 'ss')
        .normalize('NFD')
        .replace(/\p{Mn}/gu, '')
        .normalize('NFC')
