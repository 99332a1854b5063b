import type { FineBreakdown, FineEstimate } from '@plumbline/contract'
import type { Flowing } from '../../../../platform/pdf/document'
import type { ReportContext } from './report-context'

/** The estimated fine with every step of the calculation, and a notice that it is only an estimate. */
export function finesSection(estimated: FineEstimate | null, context: ReportContext): Flowing[] {
  if (!estimated) return []
  const { t, formats, formatter } = context
  const { estimate, rationale, messages, breakdown } = estimated
  const heading: Flowing = { kind: 'heading', text: t('sections.fine') }
  const reasons = (
    messages.length > 0 ? messages.map(each => formatter.format(each)) : rationale.split('\n')
  ).filter(Boolean)
  if (estimate === null)
    return [heading, { kind: 'paragraph', text: reasons.join('\n') || t('fine.none'), quiet: true }]
  return [
    heading,
    { kind: 'paragraph', text: t('fine.estimate', { amount: formats.dollars(estimate) }) },
    ...(breakdown
      ? [
          sum(breakdown, estimate, context),
          ...(breakdown.otherCases.length > 0 ? [cases(breakdown, context)] : []),
          { kind: 'paragraph', text: maxima(breakdown, context), quiet: true } as const,
        ]
      : reasons.map(text => ({ kind: 'paragraph', text, quiet: true }) as const)),
    { kind: 'notice', text: t('fine.notice') },
  ]
}

/** The amount alone, where there is one, for the page that is signed. */
export const fineLine = (estimated: FineEstimate | null, { t, formats }: ReportContext): Flowing[] =>
  estimated?.estimate
    ? [
        {
          kind: 'paragraph',
          text: t('pair', {
            label: t('sections.fine'),
            value: t('fine.estimate', { amount: formats.dollars(estimated.estimate) }),
          }),
          quiet: true,
        },
      ]
    : []

const sum = (
  { gravity, base, adjustments, limit }: FineBreakdown,
  estimate: number,
  { t, formats }: ReportContext,
): Flowing => ({
  kind: 'table',
  columns: [
    { label: t('fine.step'), share: 5 },
    { label: '', share: 3 },
    { label: t('fine.amount'), share: 2 },
  ],
  rows: [
    [t('fine.base', { gravity: t(`gravity.${gravity}`) }), '', formats.dollars(base)],
    ...adjustments.map(({ factor, effect, percent, after }) => [
      t(`factor.${factor}`),
      t(`effect.${effect}`, { share: `${formats.number(Math.abs(percent))} %` }),
      formats.dollars(after),
    ]),
    ...(limit ? [[t(`limit.${limit}`), '', formats.dollars(estimate)]] : []),
  ],
})

const cases = ({ otherCases }: FineBreakdown, { t, formats }: ReportContext): Flowing => ({
  kind: 'table',
  columns: [
    { label: t('cases.title'), share: 5 },
    { label: t('fine.amount'), share: 3.5 },
  ],
  rows: otherCases.map(({ classifiedAs, amount, upTo, perDay }) => {
    const dollars = formats.dollars(amount)
    const figure = upTo
      ? t('cases.upTo', { amount: dollars })
      : perDay
        ? t('cases.perDay', { amount: dollars })
        : dollars
    return [t(`cases.${classifiedAs}`), amount === 0 ? t('cases.none') : figure]
  }),
})

const maxima = ({ maximum, maximaSince, source }: FineBreakdown, { t, formats }: ReportContext) =>
  `${t('fine.maxima', { maximum: formats.dollars(maximum), date: formats.day(maximaSince) })} ${source}`
