import type {
  CompanySize,
  FineBreakdown,
  FineEstimate,
  FineSettings,
  LocalizedMessage,
  Severity,
} from '@plumbline/contract'
import { gravityOf, type PenaltyMaxima, type Probability, penaltyAdjustments } from '@plumbline/knowledge'
import { message } from '@plumbline/messages'

export type FineFacts = {
  severity: Severity
  probability: Probability
  companySize: CompanySize
  settings: FineSettings
  maxima: PenaltyMaxima
}

type Factor = FineBreakdown['adjustments'][number]['factor']
type Step = { factor: Factor; percent: number }

/** The largest head count of each size on offer: what is not known is not counted in the organization's favor. */
const maxEmployees: Record<CompanySize, number> = { small: 99, medium: 499, large: 999, enterprise: 1000 }

const injury = { High: 'high', Medium: 'medium', Low: 'low' } as const

/** English names where the words need them; clients say their own by the code. */
/** No figure, and why: a fine is only estimated where a method for it is published. */
export function noEstimate(code: 'fine.no_method' | 'fine.other_body' | 'fine.no_maxima'): FineEstimate {
  const reason = message(code)
  return { estimate: null, rationale: reason.text, messages: [reason], breakdown: null }
}

/** OSHA's method for a serious violation: gravity gives the base, and each reduction is taken from what is left. */
export function estimateFine({
  severity,
  probability,
  companySize,
  settings,
  maxima,
}: FineFacts): FineEstimate {
  const gravity = gravityOf(injury[severity], probability)
  const base = maxima.gravityBased[injury[severity]][probability]
  const employees = settings.employees ?? maxEmployees[companySize]
  const adjustments: FineBreakdown['adjustments'] = []
  let left = base
  for (const { factor, percent } of stepsFor(gravity, employees, settings)) {
    const after = Math.round(left * (1 + percent / 100))
    adjustments.push({ factor, percent, amount: after - left, after })
    left = after
  }
  const limit = left > maxima.seriousMax ? 'maximum' : left < maxima.seriousMin ? 'minimum' : null
  const estimate = Math.min(Math.max(left, maxima.seriousMin), maxima.seriousMax)
  const breakdown: FineBreakdown = {
    severity,
    probability,
    gravity,
    base,
    adjustments,
    limit,
    maximum: maxima.seriousMax,
    maximaSince: maxima.after,
    source: `${maxima.source}; ${penaltyAdjustments.source}`,
  }
  const messages = rationale(breakdown, estimate, employees, settings)
  return { estimate, rationale: messages.map(({ text }) => text).join(' '), messages, breakdown }
}

/** Good faith and quick fix do not reduce what is of high gravity. */
function stepsFor(gravity: FineBreakdown['gravity'], employees: number, settings: FineSettings): Step[] {
  const mild = gravity !== 'high'
  const steps: Step[] = [
    {
      factor: 'size',
      percent: penaltyAdjustments.size.find(({ upTo }) => employees <= upTo)?.percent ?? 0,
    },
    { factor: 'good_faith', percent: mild ? penaltyAdjustments.goodFaith[settings.goodFaith] : 0 },
    { factor: 'history', percent: penaltyAdjustments.history[settings.history] },
    { factor: 'quick_fix', percent: mild && settings.quickFix ? penaltyAdjustments.quickFix : 0 },
  ]
  return steps.filter(({ percent }) => percent !== 0)
}

function rationale(
  { severity, probability, gravity, base, adjustments, limit, maximum, maximaSince }: FineBreakdown,
  estimate: number,
  employees: number,
  settings: FineSettings,
): LocalizedMessage[] {
  const lines = [
    message('fine.gravity', { severity, probability, gravity, base }),
    ...adjustments.map(({ factor, percent, amount, after }) =>
      message(`fine.${factor}`, { percent: Math.abs(percent), amount: Math.abs(amount), after, employees }),
    ),
  ]
  if (gravity === 'high' && (settings.goodFaith !== 'none' || settings.quickFix))
    lines.push(message('fine.high_gravity'))
  if (limit) lines.push(message(`fine.${limit}`, { estimate }))
  lines.push(message('fine.estimate', { estimate, maximum, since: maximaSince }))
  return lines
}
