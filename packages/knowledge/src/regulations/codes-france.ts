const article =
  /^(?:fr )?(?:(?:c\. ?trav\.?|ct|code du travail),? )?(?:art(?:icle|\.)? ?)?([lrd])\*?[. ]{0,2}(\d{4})[- .](\d{1,3})(?:[- .](\d{1,2}))?(?:,? (?:du |c\. ?|ct).*)?$/

/** 'code du travail r4323 058' for 'R4323-58', 'R. 4323-58' and 'article R4323-58 du code du travail'. */
export function frenchKey(typed: string): string | undefined {
  const plain = typed.toLowerCase()
  if (/^(?:fr )?code du travail$/.test(plain)) return 'code du travail'
  const match = article.exec(plain)
  if (!match) return undefined
  const [, letter, chapter, number = '', sub] = match
  return `code du travail ${letter}${chapter} ${number.padStart(3, '0')}${sub ? ` ${sub}` : ''}`
}
