import type {
  CompanySize,
  FineBreakdown,
  FineEstimate,
  FineSettings,
  LocalizedMessage,
} from '@plumbline/contract'
import {
  type InjurySeverity,
  type PenaltyFacts,
  type PenaltyMaxima,
  type Probability,
  penaltyAdjustments,
  penaltyFor,
  type StatePlan,
} from '@plumbline/knowledge'
import { message } from '@plumbline/messages'

export type FineFacts = {
  injury: InjurySeverity
  probability: Probability
  /** Whether the hazard is one that OSHA gives a quick-fix reduction for. */
  allowsQuickFix: boolean
  isGeneralDuty: boolean
  companySize: CompanySize
  settings: FineSettings
  maxima: PenaltyMaxima
}

/** The largest head count of each size on offer: what is not known is not counted in the organization's favor. */
const maxEmployees: Record<CompanySize, number> = { small: 99, medium: 499, large: 999, enterprise: 1000 }

const severityOf = { high: 'High', medium: 'Medium', low: 'Low' } as const

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

/** OSHA's method for a serious violation, and what the same would cost in the other cases of the manual. */
export function estimateFine(given: FineFacts): FineEstimate {
  const { injury, probability, settings, maxima } = given
  const facts: Omit<PenaltyFacts, 'classifiedAs'> = {
    injury,
    probability,
    employees: settings.employees ?? maxEmployees[given.companySize],
    goodFaith: settings.goodFaith,
    history: settings.history,
    quickFix: settings.quickFix && given.allowsQuickFix,
    maxima,
  }
  const { gravity, base, steps, limit, amount: estimate } = penaltyFor({ ...facts, classifiedAs: 'serious' })
  const breakdown: FineBreakdown = {
    severity: severityOf[injury],
    probability,
    gravity,
    base,
    adjustments: steps.map((step, at) => {
      const after = Math.round(step.after)
      const before = Math.round(steps[at - 1]?.after ?? base)
      return {
        factor: step.factor as FineBreakdown['adjustments'][number]['factor'],
        percent: step.percent ?? 0,
        amount: after - before,
        after,
      }
    }),
    otherCases: otherCases(facts),
    limit,
    maximum: maxima.seriousMax,
    maximaSince: maxima.after,
    source: `${maxima.source}; ${penaltyAdjustments.source}`,
  }
  const messages = rationale(breakdown, estimate, facts.employees, given)
  return { estimate, rationale: messages.map(({ text }) => text).join(' '), messages, breakdown }
}

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
  { severity, probability, gravity, base, adjustments, limit, maximum, maximaSince }: FineBreakdown,
  estimate: number,
  employees: number,
  { settings, allowsQuickFix, isGeneralDuty }: FineFacts,
): LocalizedMessage[] {
  const lines = [
    message('fine.gravity', { severity, probability, gravity, base }),
    ...(probability === 'greater' ? [message('fine.people')] : []),
    ...adjustments.map(({ factor, percent, amount, after }) =>
      message(`fine.${factor}`, { percent: Math.abs(percent), amount: Math.abs(amount), after, employees }),
    ),
  ]
  if (gravity === 'high' && (settings.goodFaith !== 'none' || settings.quickFix))
    lines.push(message('fine.high_gravity'))
  else if (settings.quickFix && !allowsQuickFix) lines.push(message('fine.quick_fix_excluded'))
  if (isGeneralDuty) lines.push(message('fine.general_duty'))
  if (limit) lines.push(message(`fine.${limit}`, { estimate }))
  lines.push(message('fine.estimate', { estimate, maximum, since: maximaSince }))
  return lines
}
