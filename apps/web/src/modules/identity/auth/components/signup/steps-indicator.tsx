import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { cx } from '../../../../../lib/cx'

const steps = ['account', 'organization'] as const

export function StepsIndicator({ current }: { current: 1 | 2 }) {
  const { t } = useTranslation('signup')
  return (
    <ol className="grid grid-cols-2 gap-3" aria-label={t('steps.label')}>
      {steps.map((step, index) => {
        const number = index + 1
        const done = number < current
        return (
          <li
            key={step}
            aria-current={number === current ? 'step' : undefined}
            className={cx(
              'flex items-center gap-2 border-t-2 pt-2',
              number <= current ? 'border-signal text-ink' : 'border-line text-subtle',
              number === current && 'font-strong',
            )}
          >
            <span className="tabular inline-flex size-6 shrink-0 items-center justify-center rounded-full border border-current text-caption">
              {done ? <Check className="size-4" aria-hidden /> : number}
            </span>
            {t(`steps.${step}`)}
            {done && <span className="sr-only">{t('steps.done')}</span>}
          </li>
        )
      })}
    </ol>
  )
}
