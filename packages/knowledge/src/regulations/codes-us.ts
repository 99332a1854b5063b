/** A section of a code of regulations, as codes.ts has it. */
type SectionCode = {
  system: 'cfr'
  title: number
  part: string
  section?: string
  paragraphs: readonly string[]
}

/** '“Leading edge”' → 'leading-edge': one word, so that a key can be taken apart at its spaces. */
const oneWord = (term: string) =>
  term
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')

/**
 * What stands behind a section of 29 CFR besides paragraphs: a defined term in quotation marks
 * ('1926.500(b) “Hole”') or an appendix ('1910.134 App. D', '1926 Subpart P App. B').
 */
export function oshaAdditionOf(typed: string): SectionCode | undefined {
  return definitionOf(typed) ?? appendixOf(typed)
}

const start = /^(?:osha )?(?:29 ?c\.?f\.?r\.? ?)?(?:§+ ?)?(?:part )?/i

function definitionOf(typed: string): SectionCode | undefined {
  const bare = typed.replace(start, '')
  const match = /^(19\d\d)\.(\d{1,4})(?:\(([a-z])\))? ?[“"']([\p{L} /-]{3,50})[”"']$/iu.exec(bare)
  if (!match) return undefined
  const [, part = '', section = '', paragraph, term = ''] = match
  return {
    system: 'cfr',
    title: 29,
    part,
    section,
    paragraphs: [...(paragraph ? [paragraph.toLowerCase()] : []), oneWord(term)],
  }
}

function appendixOf(typed: string): SectionCode | undefined {
  const bare = typed.replace(start, '')
  const match =
    /^(19\d\d)(?:\.(\d{1,4}))?,? ?(?:subpart ([a-z]{1,2}))?,? ?(?:app(?:endix|\.)? ([a-z](?:-\d)?))?$/i.exec(
      bare,
    )
  if (!match) return undefined
  const [, part = '', section, subpart, appendix] = match
  if (!subpart && !appendix) return undefined
  return {
    system: 'cfr',
    title: 29,
    part,
    ...(section && { section }),
    paragraphs: [...(subpart ? [`subpart-${subpart}`] : []), ...(appendix ? [`app-${appendix}`] : [])].map(
      part => part.toLowerCase(),
    ),
  }
}

/** California's title 8: 'CA 8 CCR 3395', 'T8 3395', 'Cal/OSHA 3395(c)'. Sections are named as in 29 CFR. */
export function californiaOf(typed: string): SectionCode | undefined {
  const match =
    /^(?:(?:ca )?(?:title )?8 ?c\.?c\.?r\.?|(?:california )?(?:title|t) ?8(?: ccr)?|cal[ /-]?osha)(?: section| sec\.?| §+)? ?(\d{3,4}(?:\.\d{1,2})?)((?:\([a-z\d]{1,3}\))*)$/i.exec(
      typed,
    )
  if (!match) return undefined
  const [, section = '', tail = ''] = match
  return {
    system: 'cfr',
    title: 8,
    part: 'CCR',
    section,
    paragraphs: [...tail.matchAll(/\(([^()]+)\)/g)].map(found => found[1] as string),
  }
}

type Scheme = { pattern: RegExp; key: (match: RegExpExecArray) => string }

const withoutZeros = (number: string) => number.replace(/^0+(?=\d)/, '')
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z\d]+/g, ' ')
    .trim()

/** Codes of US states, OSHA directives and consensus standards, in the ways people write them. */
const schemes: readonly Scheme[] = [
  {
    pattern: /^(?:wac |wa )?(296-\d{1,3}[a-z]?(?:-\d{2,5})?)(?:\(\d+\))?$/i,
    key: match => `wac ${plain(match[1] as string)}`,
  },
  {
    pattern: /^(?:oar |or )?(437-\d{1,3}(?:-\d{4})?)(?:\(\d+\))?$/i,
    key: match => `oar ${plain(match[1] as string)}`,
  },
  {
    pattern: /^(?:miosha )?(cs|gi|construction|general industry)(?: safety)?(?: standard)? part (\d{1,3})$/i,
    key: match => `miosha ${/^c/i.test(match[1] as string) ? 'cs' : 'gi'} part ${match[2]}`,
  },
  {
    pattern: /^(?:osha )?(?:directive )?cpl ?0?(\d)[-. ]?0?(\d)[-. ]?(?:ch-\d )?(\d{2,3})$/i,
    key: match => `cpl ${match[1]} ${match[2]} ${withoutZeros(match[3] as string)}`,
  },
  {
    pattern: /^(\d{2,3}) ?fed\.? ?reg\.? ?(\d{3,6})$|^(\d{2,3}) fr (\d{3,6})$/i,
    key: match =>
      `fr ${plain(match[0])
        .replace(/fr|fed|reg/g, '')
        .trim()
        .replace(/ +/g, ' ')}`,
  },
  {
    pattern:
      /^(?:nv |nevada |az |arizona |nc |north carolina |va |virginia |ca |california |md |maryland |or |oregon )?(nrs|nac|ars|a\.r\.s\.|g\.?s\.?|ncac|va\.? code|labor code|comar|ors) ?§? ?(\d[\w.:-]*)$/i,
    key: match => `${plain(match[1] as string).replace(/[ .]/g, '')} ${plain(match[2] as string)}`,
  },
  {
    pattern: /^(?:va |virginia )?(16 ?vac ?25-\d{2,3}(?:-\d{1,4})?)$/i,
    key: match => plain((match[1] as string).replace(/ /g, '')),
  },
  { pattern: /^(?:nv |nevada )?(r\d{3}-\d{2})$/i, key: match => `nv ${plain(match[1] as string)}` },
  {
    pattern: /^(?:ansi(?:\/\w+)? )?([abz]\d{1,3}\.\d{1,2})(?:[- ]\d{4})?$/i,
    key: match => `ansi ${plain(match[1] as string)}`,
  },
  { pattern: /^nfpa ?(\d{1,4}[a-z]?)$/i, key: match => `nfpa ${(match[1] as string).toLowerCase()}` },
  { pattern: /^osha (?:publication )?(\d{4})(?:-\d\d)?$/i, key: match => `osha ${match[1]}` },
  {
    pattern: /^(ca|wa|or|mi|nc|va|az|nv) state plan(?: 18\(b\))?$/i,
    key: match => `${(match[1] as string).toLowerCase()} state plan`,
  },
]

/** One spelling for all of them; undefined for what is none. */
export function usKey(typed: string): string | undefined {
  for (const { pattern, key } of schemes) {
    const match = pattern.exec(typed)
    if (match) return key(match)
  }
  return undefined
}
