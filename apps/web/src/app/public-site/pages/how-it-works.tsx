import type texts from '@plumbline/languages/en/screens/how-it-works.json'
import { useTranslation } from 'react-i18next'
import { CheckedLists } from '../checked-lists'
import figures from '../figures.json'
import { PageHero } from '../page-hero'
import { Screenshot } from '../screenshot'
import { Section } from '../section'
import { StartBanner } from '../start-banner'
import { StartButtons } from '../start-buttons'
import { useShare } from '../use-share'

const steps = ['looks', 'reasons', 'asks', 'decide'] as const
type ClassId = keyof typeof texts.figures.label

export default function HowItWorksPage() {
  const { t } = useTranslation('how-it-works')
  return (
    <>
      <PageHero title={t('title')} lead={t('lead')}>
        <StartButtons />
      </PageHero>
      <div className="border-t border-line bg-surface">
        <ol className="mx-auto grid max-w-page gap-10 px-4 py-14 sm:grid-cols-2 sm:px-6 lg:grid-cols-4 lg:py-20">
          {steps.map(step => (
            <li key={step} className="border-l-2 border-line-strong pl-5">
              <h2 className="text-title font-strong">{t(`step.${step}.title`)}</h2>
              <p className="mt-2 max-w-prose text-muted">{t(`step.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
      <Figures />
      <Section title={t('limits.title')} lead={t('limits.lead')} sunken>
        <CheckedLists yes={t('limits.yes')} no={t('limits.no')} note={t('limits.ask')} />
      </Section>
      <Section title={t('own.title')} lead={t('own.text')}>
        <Screenshot name="result" alt={t('own.screen')} />
      </Section>
      <StartBanner />
    </>
  )
}

/** Of a hundred, rounded: the exact figures are in the table above it. */
const ofHundred = (share: number) => Math.round(share * 100)

/** The model card: every class that findings rely on, with what was missed and what was wrong. */
function Figures() {
  const { t } = useTranslation('how-it-works')
  const share = useShare()
  const bareHeads = figures.classes.find(({ label }) => label === 'no_hard_hat')
  return (
    <Section id="figures" title={t('figures.title')} lead={t('figures.lead', { pictures: figures.pictures })}>
      <div className="max-w-[52rem] overflow-x-auto rounded-lg border border-line bg-surface">
        <table className="tabular w-full text-right [&_td]:px-2 [&_td]:py-2.5 sm:[&_td]:px-4 [&_th]:px-2 [&_th]:py-2.5 sm:[&_th]:px-4 max-sm:text-caption [&_th]:hyphens-auto [&_th]:font-strong">
          <thead className="text-subtle">
            <tr>
              <th scope="col" className="text-left">
                {t('figures.class')}
              </th>
              <th scope="col">{t('figures.objects')}</th>
              <th scope="col">{t('figures.recall')}</th>
              <th scope="col">{t('figures.precision')}</th>
            </tr>
          </thead>
          <tbody>
            {figures.classes.map(({ label, objects, recall, precision }) => (
              <tr key={label} className="border-t border-line">
                <th scope="row" className="text-left">
                  {t(`figures.label.${label as ClassId}`)}
                </th>
                <td>{objects}</td>
                <td>{share(recall)}</td>
                <td>{share(precision)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {bareHeads && (
        <p className="mt-6 max-w-prose">
          {t('figures.meaning', {
            found: ofHundred(bareHeads.recall),
            missed: 100 - ofHundred(bareHeads.recall),
            right: ofHundred(bareHeads.precision),
          })}
        </p>
      )}
      <p className="mt-3 max-w-prose text-muted">{t('figures.caution')}</p>
    </Section>
  )
}
