import type {
  CompanySize,
  FineBreakdown,
  FineEstimate,
  FineSettings,
  LocalizedMessage,
} from '@plumbline/contract'
import {
  type PenaltyFacts,
  type PenaltyMaxima,
  penaltyAdjustments,
  penaltyFor,
  type StatePlan,
} from '@plumbline/knowledge'
import { message } from '@plumbline/messages'
import type { CitedRules } from './cited-rules'
import type { ChosenInputs } from './fine-inputs'

export type FineFacts = ChosenInputs & {
  rules: CitedRules
  /** Whether the hazard is one that OSHA gives a quick-fix reduction for. */
  allowsQuickFix: boolean
  companySize: CompanySize
  settings: FineSettings
  maxima: PenaltyMaxima
}

/** The largest head count of each size on offer: what is not known is not counted in the organization's favor. */
const maxEmployees: Record<CompanySize, number> = { small: 99, medium: 499, large: 999, enterprise: 1000 }

const severityOf = { high: 'High', medium: 'Medium', low: 'Low', minimal: 'Minimal' } as const

/** No figure, and why: a fine is only estimated where a rule is broken and a method for it is published. */
export const noEstimate = (
  code: 'fine.no_method' | 'fine.other_body' | 'fine.no_maxima' | 'fine.no_breach',
): FineEstimate => withoutFigure(message(code))

/** A state with a plan of its own sets its own fines; only its published maximum can be named. */
export function stateEstimate({ agency, name, penalties }: StatePlan): FineEstimate {
  const named = { agency, state: name }
  return withoutFigure(
    penalties?.seriousMax
      ? message('fine.state_plan', { ...named, maximum: penalties.seriousMax, source: penalties.source })
      : message('fine.state_plan_only', named),
  )
}

const withoutFigure = (reason: LocalizedMessage): FineEstimate => ({
  estimate: null,
  rationale: reason.text,
  messages: [reason],
  breakdown: null,
})

/** OSHA's method for the violation, and what the same would cost in the other cases of the manual. */
export function estimateFine(given: FineFacts): FineEstimate {
  const { inputs, rules, settings, maxima } = given
  const { severity, probability, goodFaith, history, grouped } = inputs
  const isSerious = severity.value !== 'minimal'
  const facts: Omit<PenaltyFacts, 'classifiedAs'> = {
    injury: severity.value === 'minimal' ? 'low' : severity.value,
    probability: probability.value,
    employees: settings.employees ?? maxEmployees[given.companySize],
    goodFaith: goodFaith.value,
    history: history.value,
    quickFix: settings.quickFix && given.allowsQuickFix && !rules.isRegulatory,
    items: grouped.value ? 1 : rules.items,
    // The manual lets OSHA start from the maximum where a death or severe injury wasn't reported (I and III.A.5).
    otherThanSeriousBase: rules.isUnreported ? maxima.otherThanSeriousMax : 0,
    maxima,
  }
  const {
    gravity,
    base,
    steps,
    limit,
    amount: estimate,
  } = penaltyFor({
    ...facts,
    classifiedAs: isSerious ? 'serious' : 'other_than_serious',
  })
  const breakdown: FineBreakdown = {
    severity: severityOf[severity.value],
    probability: probability.value,
    gravity: isSerious ? gravity : 'minimal',
    inputs,
    base,
    adjustments: steps.map(({ factor, percent, times = 1, after: exact }, at) => {
      const after = Math.round(exact)
      const before = Math.round(steps[at - 1]?.after ?? base)
      return {
        factor: factor as Adjustment['factor'],
        effect: after > before ? 'raises' : 'lowers',
        percent: percent ?? (times - 1) * 100,
        amount: after - before,
        after,
      }
    }),
    otherCases: isSerious ? otherCases(facts) : [],
    limit,
    maximum: isSerious ? maxima.seriousMax : maxima.otherThanSeriousMax,
    maximaSince: maxima.after,
    source: `${maxima.source}; ${penaltyAdjustments.source}`,
  }
  const messages = rationale(breakdown, estimate, facts.employees, given)
  return { estimate, rationale: messages.map(({ text }) => text).join(' '), messages, breakdown }
}

type Adjustment = FineBreakdown['adjustments'][number]

function otherCases(facts: Omit<PenaltyFacts, 'classifiedAs'>): FineBreakdown['otherCases'] {
  const amount = (classifiedAs: PenaltyFacts['classifiedAs']) => penaltyFor({ ...facts, classifiedAs }).amount
  const plain = { upTo: false, perDay: false }
  return [
    // The manual leaves a figure to the area director; normally there is none.
    { classifiedAs: 'other_than_serious', amount: 0, ...plain },
    { classifiedAs: 'repeated', amount: amount('repeated'), ...plain },
    { classifiedAs: 'repeated_again', amount: amount('repeated_again'), ...plain },
    { classifiedAs: 'willful', amount: amount('willful'), ...plain, upTo: true },
    { classifiedAs: 'failure_to_abate', amount: amount('failure_to_abate'), ...plain, perDay: true },
  ]
}

function rationale(
  breakdown: FineBreakdown,
  estimate: number,
  employees: number,
  given: FineFacts,
): LocalizedMessage[] {
  const { severity, probability, gravity, base, adjustments, limit, maximum, maximaSince } = breakdown
  const { rules, greaterReason } = given
  const isSerious = gravity !== 'minimal'
  return [
    isSerious
      ? message('fine.gravity', { severity, probability, gravity, base })
      : message('fine.other_than_serious'),
    ...(isSerious && greaterReason ? [message(`fine.greater_${greaterReason}`)] : []),
    ...adjustments.map(({ factor, effect, percent, amount, after }) =>
      message(factor === 'history' ? `fine.history_${effect}` : `fine.${factor}`, {
        percent: Math.abs(percent),
        amount: Math.abs(amount),
        after,
        employees,
        rules: rules.items,
      }),
    ),
    ...barred(breakdown, given),
    ...(rules.isGeneralDuty ? [message('fine.general_duty')] : []),
    ...(limit ? [message(`fine.${limit}`, { estimate })] : []),
    message('fine.estimate', { estimate, maximum, since: maximaSince }),
  ]
}

/** The reductions that the manual rules out. */
function barred(
  { gravity }: FineBreakdown,
  { rules, settings, allowsQuickFix }: FineFacts,
): LocalizedMessage[] {
  if (rules.isUnreported) return [message('fine.unreported')]
  if (rules.isUnverified) return [message('fine.unverified')]
  if (rules.isRegulatory) return [message('fine.regulatory')]
  if (gravity === 'high' && (settings.goodFaith !== 'none' || settings.quickFix))
    return [message('fine.high_gravity')]
  return settings.quickFix && !allowsQuickFix ? [message('fine.quick_fix_excluded')] : []
}
