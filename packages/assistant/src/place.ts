import { countryCodes, type Industry, languages, plain, statesOf } from '@plumbline/domain'
import { type Law, lawOf } from '@plumbline/knowledge/laws/law'
import { namedPlace } from '@plumbline/knowledge/laws/named-place'
import { profiles } from '@plumbline/languages/lists/profiles'
import { cue, spacedSource } from './cues'

/** Where the person who asks works. */
export type Workplace = { country: string | null; state: string | null; industry: Industry }

const countries: Readonly<Record<string, string>> = {
  US: 'US',
  UK: 'GB',
  EU: 'EU',
  Germany: 'DE',
  France: 'FR',
  Spain: 'ES',
  China: 'CN',
  Canada: 'CA',
  Australia: 'AU',
}

const industries: readonly (readonly [Industry, RegExp])[] = [
  ['construction', cue(({ places }) => places.construction)],
  ['manufacturing', cue(({ places }) => places.manufacturing)],
  ['mining', cue(({ places }) => places.mining)],
]

/** US states in the text; those with rules of their own are named places already. */
const states = Object.values(statesOf.US ?? {}).map(name => plain(name))

/** Names that are everyday words too, as 'cuba' is a vat in Spanish. */
const ambiguous = new Set(['CU', 'TD', 'JO', 'TR', 'GE', 'ML', 'OM'])

/** Every country as the languages of the product name it, in words of letters only. */
const countryNames = languages.flatMap(language => {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  return countryCodes.flatMap(code => {
    const name = plain(names.of(code) ?? '')
    const isUsable = /^\p{L}+$/u.test(name) && !ambiguous.has(code)
    if (!isUsable || name.length < (profiles[language].isSpaced ? 4 : 2)) return []
    return [{ name, code, stem: name.replace(/[aeo]$/, ''), isUnspaced: /\p{Script=Han}/u.test(name) }]
  })
})

/** 'Nigerian', 'Japanese', 'brasileña', 'japonais'. */
const adjectiveEndings = new RegExp(`^(?:${spacedSource(({ places }) => places.adjectiveEnding)})$`)
const beforeName = new RegExp(`^(?:${spacedSource(({ places }) => places.before)})$`)

/** 'in Japan', 'under Nigerian law': a name alone could be anything. */
function countryIn(typed: string): string | null {
  const words = typed.split(/[^\p{L}]+/u)
  const isNamed = ({ name, stem, isUnspaced }: (typeof countryNames)[number]) => {
    if (isUnspaced) return typed.includes(name)
    return words.some((word, at) =>
      word === name
        ? beforeName.test(words[at - 1] ?? '')
        : name.length >= 5 && word.startsWith(stem) && adjectiveEndings.test(word.slice(stem.length)),
    )
  }
  // Nigeria, not Niger: the longest name that fits.
  const named = countryNames.filter(isNamed)
  return named.toSorted((a, b) => b.name.length - a.name.length)[0]?.code ?? null
}

/** The place a text names: one whose rules we have, a state of the US, or any other country. */
function placeIn(typed: string): { country: string | null; state: string | null } | null {
  const named = namedPlace(typed)
  if (named) return { country: countries[named.jurisdiction] ?? null, state: named.region ?? null }
  if (/\bosha\b/.test(typed) || states.some(state => typed.includes(state)))
    return { country: 'US', state: null }
  const country = countryIn(typed)
  return country ? { country, state: null } : null
}

/** The industry that a text names. */
export const industryIn = (typed: string): Industry | null =>
  industries.find(([, pattern]) => pattern.test(typed))?.[0] ?? null

/** The text without the names of industries. */
export const withoutIndustry = (typed: string): string =>
  industries.reduce((text, [, pattern]) => text.replace(new RegExp(pattern, 'g'), ' '), typed)

export type AskedPlace = { workplace: Workplace; law: Law | null }

/** The place and industry a question names, else those of the topic, else where the person works. */
export function placeOf(text: string, own: Workplace, topic: Workplace | null): AskedPlace {
  const typed = plain(text)
  const named = placeIn(typed)
  const base = topic ?? own
  const at = named && (named.state !== null || named.country !== base.country) ? named : base
  const workplace = {
    country: at.country,
    state: at.state,
    industry: industryIn(typed) ?? base.industry,
  }
  return { workplace, law: lawOf(workplace) }
}

const jurisdictions = new Map(
  Object.entries(countries).map(([jurisdiction, country]) => [country, jurisdiction]),
)

/** The place as the library names it. */
export function jurisdictionOf({ country, state }: Pick<Workplace, 'country' | 'state'>) {
  const jurisdiction = country
    ? (jurisdictions.get(country) ??
      (lawOf({ country, state: null, industry: 'general' }) ? 'EU' : undefined))
    : undefined
  return { jurisdiction, region: state ?? undefined }
}
