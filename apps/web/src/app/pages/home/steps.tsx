import { useTranslation } from 'react-i18next'
import { Section } from './section'

const steps = ['take', 'see', 'fix'] as const

/** Three steps hanging on a plumb line. */
export function Steps() {
  const { t } = useTranslation('public')
  return (
    <Section id="how" sunken title={t('home.steps.title')}>
      <ol className="relative grid gap-10 border-l border-line-strong pl-8 lg:grid-cols-3 lg:gap-12 lg:border-l-0 lg:pl-0">
        {steps.map((step, index) => (
          <li key={step} className="relative lg:border-t lg:border-line-strong lg:pt-6">
            <span
              className="tabular absolute top-0 -left-12 flex size-8 items-center justify-center rounded-full border border-line-strong bg-surface font-strong lg:-top-4 lg:left-0"
              aria-hidden
            >
              {index + 1}
            </span>
            <h3 className="pt-1 text-title font-strong">{t(`home.steps.${step}.title`)}</h3>
            <p className="mt-2 max-w-prose text-muted">{t(`home.steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
