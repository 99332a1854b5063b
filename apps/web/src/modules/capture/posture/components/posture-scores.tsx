import type { PostureAssessment, PostureCheck } from '@plumbline/contract/capture/posture'
import { angleOf, type PostureItem, type PostureLevel } from '@plumbline/domain'
import { useTranslation } from 'react-i18next'
import { Badge, type Tone } from '../../../../components/ui/badge'
import { Disclosure } from '../../../../components/ui/disclosure'
import { useOption } from './use-option'

const tones: Record<PostureLevel, Tone> = {
  negligible: 'good',
  low: 'low',
  medium: 'medium',
  high: 'high',
  very_high: 'high',
  acceptable: 'good',
  investigate: 'low',
  soon: 'medium',
  now: 'high',
}

type Range = { low: number; high: number }

function useRange() {
  const { t } = useTranslation('posture')
  return ({ low, high }: Range) => (low === high ? `${low}` : t('range', { low, high }))
}

/** Both results in words, each as a range until everything that matters is known. */
export function PostureScores({ check }: { check: PostureCheck }) {
  const { t } = useTranslation('posture')
  const range = useRange()
  return (
    <dl className="grid gap-3 sm:grid-cols-2" aria-live="polite">
      {check.assessments.map(({ method, low, high, levels }) => (
        <div key={method} className="grid content-start gap-1 rounded-lg border border-line bg-surface p-4">
          <dt className="text-muted">{t(`method.${method}`)}</dt>
          <dd className="tabular text-heading font-strong">{range({ low, high })}</dd>
          <dd className="flex flex-wrap gap-1.5">
            <Badge tone={tones[levels.low]}>{t(`level.${levels.low}`)}</Badge>
            {levels.high !== levels.low && (
              <>
                <span aria-hidden>–</span>
                <Badge tone={tones[levels.high]}>{t(`level.${levels.high}`)}</Badge>
              </>
            )}
          </dd>
          {levels.high === levels.low && <dd>{t(`meaning.${levels.low}`)}</dd>}
        </div>
      ))}
    </dl>
  )
}

export function PostureSteps({ check }: { check: PostureCheck }) {
  const { t } = useTranslation('posture')
  return (
    <div className="border-t border-line pt-2">
      {check.assessments.map(assessment => (
        <Disclosure
          key={assessment.method}
          title={t('steps', { method: assessment.method.toUpperCase() })}
          titleClass="font-strong"
        >
          <StepTable check={check} assessment={assessment} />
        </Disclosure>
      ))}
    </div>
  )
}

type StepTableProps = { check: PostureCheck; assessment: PostureAssessment }

function StepTable({ check, assessment: { steps } }: StepTableProps) {
  const { t } = useTranslation('posture')
  const range = useRange()
  const option = useOption()
  /** What somebody answered, else what was measured. */
  const basisOf = (of: string) => {
    const answer = check.items.find(({ item }) => item === of)?.answer
    if (answer) return ` (${option(of as PostureItem, answer)})`
    const degrees = check.angles.find(({ angle }) => angle === angleOf(of))?.degrees
    return degrees === undefined || degrees === null ? '' : ` (${degrees}°)`
  }
  return (
    <ol className="grid divide-y divide-line pb-3">
      {steps.map(({ id, parts, ...score }) => (
        <li key={id} className="flex items-baseline justify-between gap-4 py-2">
          <span>
            <span className={id === 'total' ? 'font-strong' : undefined}>{t(`part.${id}`)}</span>
            <span className="block text-caption text-muted">
              {parts.map(({ of, ...part }) => `${t(`part.${of}`)}${basisOf(of)} ${range(part)}`).join(' · ')}
            </span>
          </span>
          <span className="tabular shrink-0 font-strong">{range(score)}</span>
        </li>
      ))}
    </ol>
  )
}
