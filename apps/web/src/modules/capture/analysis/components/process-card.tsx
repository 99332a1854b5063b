import { useTranslation } from 'react-i18next'
import { Card, CardHeader } from '../../../../components/ui/card'

const steps = ['upload', 'look', 'rules', 'decide'] as const

/** What happens to a file, step by step, on the plumb line. */
export function ProcessCard() {
  const { t } = useTranslation('analysis')
  return (
    <Card aria-labelledby="process-title">
      <CardHeader id="process-title" title={t('process.title')} />
      <ol className="grid gap-4 border-l-2 border-line pl-4">
        {steps.map((step, index) => (
          <li key={step}>
            <p className="font-strong">
              <span className="tabular text-subtle">{index + 1}.</span> {t(`process.${step}.title`)}
            </p>
            <p className="text-muted">{t(`process.${step}.explain`)}</p>
          </li>
        ))}
      </ol>
    </Card>
  )
}
