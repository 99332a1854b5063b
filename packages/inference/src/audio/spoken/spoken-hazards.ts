import { type HazardId, type Language, languages } from '@plumbline/domain'
import { hazards } from '@plumbline/knowledge'
import { profiles } from '@plumbline/languages/lists/profiles'
import { speechLists } from '@plumbline/languages/lists/speech-lists'
import type { Speech } from '@plumbline/languages/speech'
import type { SpokenHazard } from '../../analyzer'
import type { SpokenSegment } from '../speech/transcript'
import { hasAny, hide, isHidden, placeOf, spaced } from './phrases'

export type HeardHazard = SpokenHazard & {
  hazard: HazardId
  confidence: number
}

type Keyword = {
  hazard: HazardId
  text: string
  /** In the normalized form that is searched for. */
  phrase: string
  kind: 'alarm' | 'protection' | 'thing'
}

type Cues = Pick<Speech, 'negations' | 'troubles' | 'hypotheses' | 'breaks' | 'harmless'>

type Vocabulary = {
  /** Longest first, so that 'fire exit' is not also 'fire'. */
  keywords: Keyword[]
  cues: Cues
}

const vocabularies = Object.fromEntries(
  languages.map(language => [language, vocabularyOf(language)]),
) as Record<Language, Vocabulary>

function vocabularyOf(language: Language): Vocabulary {
  const speech = speechLists[language]
  const { alarms, protections } = speech
  const inSpaces = (phrases: readonly string[]) => phrases.map(phrase => spaced(phrase, language))
  const cues: Cues = {
    negations: inSpaces(speech.negations),
    troubles: inSpaces(speech.troubles),
    hypotheses: inSpaces(speech.hypotheses),
    breaks: inSpaces(speech.breaks),
    harmless: inSpaces(speech.harmless),
  }
  const kindOf = (text: string): Keyword['kind'] => {
    if (protections.includes(text)) return 'protection'
    // A keyword that contains a negation, such as 'no guardrail', needs no other negation.
    const deniesItself = hasAny(spaced(text, language), cues.negations)
    return alarms.includes(text) || deniesItself ? 'alarm' : 'thing'
  }
  const keywords = hazards.flatMap(({ id: hazard }) =>
    speech.keywords[hazard].map(text => ({
      hazard,
      text,
      phrase: spaced(text, language),
      kind: kindOf(text),
    })),
  )
  return { keywords: keywords.toSorted((a, b) => b.text.length - a.text.length), cues }
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
          clause.split(word).map(part => (profiles[language].isSpaced ? ` ${part.trim()} ` : part)),
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
  const { negationReach } = speechLists[language]
  if (!profiles[language].isSpaced) return before.slice(-negationReach)
  return ` ${before.trim().split(' ').slice(-negationReach).join(' ')} `
}
