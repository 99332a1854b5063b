import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '../../../../lib/cx'

type OnboardingStepProps = { number: number; done: boolean; title: string; children: ReactNode }

export function OnboardingStep({ number, done, title, children }: OnboardingStepProps) {
  const { t } = useTranslation('account')
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2">
      <span
        aria-hidden="true"
        className={cx(
          'tabular inline-flex size-6 items-center justify-center rounded-full text-caption font-strong',
          done ? 'bg-good-soft text-good' : 'border border-line-strong text-muted',
        )}
      >
        {done ? <Check className="size-4" /> : number}
      </span>
      <h3 className="font-strong">
        {title}
        {done && <span className="sr-only"> {t('onboarding.stepDone')}</span>}
      </h3>
      <div className="col-span-2 sm:col-span-1 sm:col-start-2">{children}</div>
    </li>
  )
}
