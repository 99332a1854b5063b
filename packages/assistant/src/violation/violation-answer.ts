import type { Law } from '@plumbline/knowledge/laws/law'
import { penaltyMaximaOn } from '@plumbline/knowledge/penalties'
import { type Answer, type Statement, stated, type Topic } from '../answer'
import type { DetailLimits } from '../compose/detail'
import type { LibraryRecord } from '../library'
import type { ViolationContext } from './violation-context'
import type { ViolationIntent } from './violation-intent'

const PENALTIES = '29 CFR 1903.15'
const expert = /\b(?:competent|qualified|registered|authorized) (?:person|people|engineer|professional)/i

type About = {
  violation: ViolationContext
  record: LibraryRecord | undefined
  law: Law | null
  today: string
  topic: Topic
  limits: DetailLimits
}

/** An answer from the violation itself and the rule that it breaks. Null where a fine is asked for outside the US. */
export function violationAnswer(intent: ViolationIntent, about: About): Answer | null {
  const statements = parts[intent](about)
  if (!statements) return null
  const sources = [...new Set(statements.flatMap(({ codes }) => codes))]
  return { kind: 'rule', statements, sources, followUps: [], topic: about.topic }
}

const codesOf = ({ record }: About) => (record ? [record.code] : [])

/** How severe it is, and where. */
const rated = ({ violation: { name, severity, site } }: About): Statement[] => [
  stated('answer', {
    code: `assistant.violation.${severity.toLowerCase() as Lowercase<typeof severity>}`,
    params: { name },
  }),
  ...(site ? [stated('answer', { code: 'assistant.records.site', params: { site } })] : []),
]

const named = (about: About): Statement[] =>
  about.record
    ? [
        stated(
          'answer',
          {
            code: 'assistant.violation.rule',
            params: { code: about.record.code, title: about.record.title },
          },
          about.record.code,
        ),
      ]
    : [stated('limits', { code: 'assistant.violation.no_rule' })]

const ruleText = (section: Statement['section'], { record }: About): Statement[] =>
  record ? [stated(section, { record: record.summary }, record.code)] : []

const steps = (about: About): Statement[] =>
  about.violation.steps.map(text =>
    stated('now', { code: 'assistant.violation.text', params: { text } }, ...codesOf(about)),
  )

const checks = ({ record, limits }: About): Statement[] =>
  record ? record.checks.slice(0, limits.violationChecks).map(advice => stated('now', { advice })) : []

const people = (about: About): Statement[] => [
  stated('who', { code: 'assistant.who.employer' }, ...codesOf(about)),
  ...(about.record && expert.test(about.record.summary)
    ? [stated('who', { code: 'assistant.who.competent_person' }, about.record.code)]
    : []),
]

function cost({ law, today }: About): Statement[] | null {
  const maxima = law?.country === 'US' ? penaltyMaximaOn(today) : null
  if (!maxima) return null
  return [
    stated(
      'answer',
      { code: 'assistant.fine.maximum_serious', params: { amount: maxima.seriousMax } },
      PENALTIES,
    ),
    stated(
      'answer',
      { code: 'assistant.fine.maximum_willful', params: { amount: maxima.willfulOrRepeatedMax } },
      PENALTIES,
    ),
    stated('limits', { code: 'assistant.fine.limits' }, PENALTIES),
  ]
}

const parts: Readonly<Record<ViolationIntent, (about: About) => Statement[] | null>> = {
  explain: about => [
    ...rated(about),
    stated('answer', { code: 'assistant.violation.text', params: { text: about.violation.description } }),
    ...named(about),
    ...steps(about),
    ...checks(about),
    ...ruleText('exceptions', about),
  ],
  fix: about => [
    ...rated(about),
    ...steps(about),
    ...checks(about),
    ...people(about),
    ...named(about),
    ...ruleText('exceptions', about),
  ],
  rule: about => [...named(about), ...ruleText('answer', about), ...rated(about)],
  who: about => [...people(about), ...rated(about), ...steps(about), ...ruleText('exceptions', about)],
  cost,
}
