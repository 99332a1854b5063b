import { severities, type Violation, violationStatuses } from '@plumbline/contract'
import { isObservation } from '@plumbline/domain'
import type { Block } from '../../../../platform/pdf/document'
import type { ReportContext } from './report-context'
import { notices } from './report-document'

/** What a report of several violations begins with: how many, chosen how, and a list to find them by. */
export function setOpening(
  chosen: { violations: Violation[]; responsibleFor: (violation: Violation) => string; filters: string[] },
  context: ReportContext,
): Block[] {
  const { t, label, formatter } = context
  const { violations, responsibleFor, filters } = chosen
  const count = (fits: (violation: Violation) => boolean) => violations.filter(fits).length
  const advice = count(isObservation)
  const tally = <Key extends string>(
    keys: readonly Key[],
    named: (key: Key) => string,
    of: (each: Violation) => Key,
  ) => keys.map(key => `${named(key)} ${count(each => of(each) === key)}`).join(' · ')
  const opening: Block[] = [
    { kind: 'title', text: t('set.title') },
    ...notices(context),
    {
      kind: 'facts',
      rows: [
        { label: t('facts.found'), value: String(violations.length) },
        ...(advice > 0 ? [{ label: t('facts.advice'), value: String(advice) }] : []),
        {
          label: t('columns.severity'),
          value: tally(
            severities,
            key => label(`severity.${key}`),
            each => each.severity,
          ),
        },
        {
          label: t('facts.statuses'),
          value: tally(
            violationStatuses,
            key => label(`violationStatus.${key}`),
            each => each.status,
          ),
        },
        { label: t('facts.filters'), value: filters.join('\n') || t('set.unfiltered') },
      ],
    },
  ]
  if (violations.length === 0) return [...opening, { kind: 'paragraph', text: t('set.empty') }]
  return [
    ...opening,
    { kind: 'heading', text: t('sections.list') },
    {
      kind: 'table',
      columns: [
        { label: t('columns.number'), share: 0.9 },
        { label: t('columns.violation'), share: 3.6 },
        { label: t('columns.location'), share: 2.4 },
        { label: t('columns.severity'), share: 2 },
        { label: t('columns.status'), share: 1.6 },
        { label: t('columns.responsible'), share: 2.3 },
      ],
      rows: violations.map((violation, index) => {
        const texts = formatter.violation(violation)
        return [
          String(index + 1),
          texts.type,
          texts.location,
          label(`severity.${violation.severity}`),
          label(`violationStatus.${violation.status}`),
          responsibleFor(violation) || t('task.nobody'),
        ]
      }),
    },
  ]
}
