import { type Language, languages } from '@plumbline/domain'
import { type HazardId, hazards } from '@plumbline/knowledge'
import type { SpokenHazard } from '../../analyzer'
import type { SpokenSegment } from '../speech/transcript'
import type { Cues } from './cues/cue'
import { cues } from './cues/index'
import { hasAny, hide, isHidden, placeOf, spaced } from './phrases'

export type HeardHazard = SpokenHazard & {
  hazard: HazardId
  confidence: number
}

/** How many words before a keyword a negation reaches; in Chinese, characters. */
const REACH = 5
const REACH_ZH = 6

type Keyword = {
  hazard: HazardId
  text: string
  /** In the normalized form that is searched for. */
  phrase: string
  kind: 'alarm' | 'protection' | 'thing'
}

type Vocabulary = {
  /** Longest first, so that 'fire exit' is not also 'fire'. */
  keywords: Keyword[]
  cues: Cues
}

const vocabularies = Object.fromEntries(
  languages.map(language => [language, vocabularyOf(language)]),
) as Record<Language, Vocabulary>

function vocabularyOf(language: Language): Vocabulary {
  const { alarms, protections, negations } = cues[language]
  const inSpaces = Object.fromEntries(
    Object.entries(cues[language]).map(([list, phrases]) => [
      list,
      (phrases as string[]).map(phrase => spaced(phrase, language)),
    ]),
  ) as unknown as Cues
  const kindOf = (text: string): Keyword['kind'] => {
    if (protections.includes(text)) return 'protection'
    // A keyword that contains a negation, such as 'no guardrail', needs no other negation.
    const deniesItself = hasAny(
      spaced(text, language),
      negations.map(word => spaced(word, language)),
    )
    return alarms.includes(text) || deniesItself ? 'alarm' : 'thing'
  }
  const keywords = hazards.flatMap(({ id, keywords: all }) =>
    all[language].map(text => ({ hazard: id, text, phrase: spaced(text, language), kind: kindOf(text) })),
  )
  return { keywords: keywords.toSorted((a, b) => b.text.length - a.text.length), cues: inSpaces }
}

const isLanguage = (language: string): language is Language =>
  (languages as readonly string[]).includes(language)

/** Hazards that were reported. Ones that were negated, hypothetical or only mentioned don't count. */
export function spokenHazards(segments: readonly SpokenSegment[]): HeardHazard[] {
  return segments.flatMap(segment => {
    const { language, span, text: sentence, confidence } = segment
    if (!isLanguage(language)) return []
    const named = new Map<HazardId, string>()
    for (const clause of clausesOf(sentence, language)) {
      for (const { hazard, text } of warningsIn(clause, language))
        if (!named.has(hazard)) named.set(hazard, text)
    }
    return [...named].map(([hazard, keyword]) => ({ span, hazard, keyword, sentence, confidence }))
  })
}

/** Spaced clauses, cut at punctuation and at words like 'but'. */
function clausesOf(sentence: string, language: Language): string[] {
  const parts = sentence.split(/[.,;:!?。，、；：！？]+/u).map(part => spaced(part, language))
  const { breaks } = vocabularies[language].cues
  return breaks
    .reduce(
      (clauses, word) =>
        clauses.flatMap(clause =>
          clause.split(word).map(part => (language === 'zh' ? part : ` ${part.trim()} `)),
        ),
      parts,
    )
    .filter(clause => clause.trim() !== '')
}

function warningsIn(clause: string, language: Language): Keyword[] {
  const { keywords, cues: words } = vocabularies[language]
  if (hasAny(clause, words.hypotheses)) return []
  const calm = hide(clause, words.harmless)
  let rest = clause
  return keywords.filter(({ phrase, kind }) => {
    const at = placeOf(rest, phrase)
    if (at < 0 || (kind === 'alarm' && isHidden(calm, at))) return false
    const denied = hasAny(reachOf(rest.slice(0, at), language), words.negations)
    // Words that a longer keyword matched can't match a shorter one, even if the longer one was no warning.
    rest = hide(rest, [phrase])
    const troubled = hasAny(rest, words.troubles)
    if (kind === 'alarm') return !denied
    return kind === 'protection' ? denied || troubled : !denied && troubled
  })
}

function reachOf(before: string, language: Language): string {
  if (language === 'zh') return before.slice(-REACH_ZH)
  return ` ${before.trim().split(' ').slice(-REACH).join(' ')} `
}
