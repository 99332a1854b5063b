import type { Language, Regulation, TriedFinding } from '@plumbline/contract'
import { citedUnder, type ImageResult, sightsIn, type Violation } from '@plumbline/inference'
import { citation, figuresIn, type Law, type LawInput, lawOf, questionsFor } from '@plumbline/knowledge'
import type { Translations } from '@plumbline/knowledge/translations/translations'
import { message } from '@plumbline/messages'

const MAX_QUESTIONS = 3

/** Findings that say what they cite under the law of the visitor's place. */
export const citedAtPlace = (violations: readonly Violation[], law: Law | null): Violation[] =>
  violations.map(each => ({ ...each, ...citedUnder(each.because.code, law) }))

export const codesOf = (violations: readonly Violation[]) =>
  violations.flatMap(({ regulationCodes, relatedCodes }) => [...regulationCodes, ...relatedCodes])

type Named = { regulations: ReadonlyMap<string, Regulation>; translations: Translations; language: Language }

/** A rule by its code, in the visitor's language as far as it is translated. */
function ruleOf(code: string, { regulations, translations, language }: Named) {
  const record = regulations.get(code)
  const known = citation(code)
  const translated = record && translations.records.get(record.regulation_code)
  const isTranslated = translated !== undefined && Boolean(translated.summary ?? translated.gist)
  return {
    code,
    title: (isTranslated && translated.title) || (record?.title ?? known?.title ?? code),
    source: record?.source ?? known?.url ?? '',
    summary: (isTranslated && (translated.summary ?? translated.gist)) || (record?.summary ?? null),
    language: isTranslated ? language : ('en' as const),
  }
}

export function presentFinding(violation: Violation, named: Named): TriedFinding {
  const { rule, severity, basis, confidence, type, description, because, location } = violation
  const [cited] = violation.regulationCodes
  return {
    rule,
    severity,
    basis,
    confidence,
    messages: {
      type,
      description,
      position: location,
      because,
      remediationSteps: violation.remediationSteps,
    },
    boxes: violation.boundingBoxes.map(({ severity: _, ...box }) => box),
    cited: cited ? ruleOf(cited, named) : null,
    related: violation.relatedCodes.map(code => {
      const { title, source } = ruleOf(code, named)
      return { code, title, source }
    }),
  }
}

/** What a person would be asked about the picture, the likeliest to hurt somebody first. */
export function questionsAbout(
  { findings, tags, workSite }: ImageResult,
  found: Violation[],
  place: LawInput,
) {
  const marks = found.flatMap(({ boundingBoxes }) => boundingBoxes.map(({ labelCode }) => labelCode))
  return questionsFor({
    sights: sightsIn({ findings, marks, atSite: workSite !== 'no', tags }),
    found: found.map(({ hazard }) => hazard),
    proven: found.filter(({ basis }) => basis === 'breach').map(({ hazard }) => hazard),
    industry: place.industry,
  })
    .slice(0, MAX_QUESTIONS)
    .map(each => message(`question.ask.${each.id}`, figuresIn(each, lawOf(place))))
}
