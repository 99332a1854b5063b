import { useTranslation } from 'react-i18next'
import { Badge } from '../../../components/ui/badge'
import { EvidenceBox } from '../../../components/ui/evidence-box'
import { SeverityBadge } from '../../../components/ui/severity'
import { Scene } from './scene-parts'
import { Section } from './section'

const rows = ['why', 'rule', 'steps', 'task'] as const

/** What one finding says, as the product says it: the picture first, then the words. */
export function SampleFinding() {
  const { t } = useTranslation('public')
  return (
    <Section title={t('home.finding.title')} lead={t('home.finding.lead')}>
      <article className="grid overflow-hidden rounded-lg border border-line bg-surface lg:grid-cols-[2fr_3fr]">
        <div className="relative self-center">
          <Scene viewBox="430 310 360 270" label={t('home.finding.name')} />
          <EvidenceBox
            severity="High"
            label={t('home.scene.heads')}
            className="top-[32%] left-[15%] h-[52%] w-[33%]"
          />
        </div>
        <div className="flex flex-col border-line max-lg:border-t lg:border-l">
          <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line p-4 sm:px-6">
            <SeverityBadge severity="High" />
            <h3 className="text-title font-strong">{t('home.finding.name')}</h3>
            <span className="sm:ml-auto">
              <Badge>{t('home.finding.example')}</Badge>
            </span>
          </header>
          <dl className="grid flex-1">
            {rows.map(row => (
              <div
                key={row}
                className="grid content-center gap-1 border-line px-4 py-4 not-last:border-b sm:grid-cols-[11rem_1fr] sm:px-6"
              >
                <dt className="font-strong text-subtle">{t(`home.finding.${row}.label`)}</dt>
                <dd>{t(`home.finding.${row}.text`)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </article>
    </Section>
  )
}
