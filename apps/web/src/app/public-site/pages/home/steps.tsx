import { useTranslation } from 'react-i18next'
import { Screenshot } from '../../screenshot'
import { Section } from '../../section'

const steps = ['take', 'see', 'fix'] as const

/** Three steps hanging on a plumb line, and what two of them look like. */
export function Steps() {
  const { t } = useTranslation('home')
  return (
    <Section id="how" sunken title={t('steps.title')}>
      <ol className="relative grid gap-10 border-l border-line-strong pl-8 lg:grid-cols-3 lg:gap-12 lg:border-l-0 lg:pl-0">
        {steps.map((step, index) => (
          <li key={step} className="relative lg:border-t lg:border-line-strong lg:pt-6">
            <span
              className="tabular absolute top-0 -left-12 flex size-8 items-center justify-center rounded-full border border-line-strong bg-surface font-strong lg:-top-4 lg:left-0"
              aria-hidden
            >
              {index + 1}
            </span>
            <h3 className="pt-1 text-title font-strong">{t(`steps.${step}.title`)}</h3>
            <p className="mt-2 max-w-prose text-muted">{t(`steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
      <div className="mt-10 flex flex-wrap items-end justify-center gap-8 empty:hidden lg:flex-nowrap">
        <Screenshot name="result" alt={t('screens.result')} className="min-w-0 flex-1 basis-160" />
        <Screenshot name="task" alt={t('screens.task')} className="lg:max-w-56" />
      </div>
    </Section>
  )
}
