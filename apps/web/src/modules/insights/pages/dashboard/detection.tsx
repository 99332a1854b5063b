import { useTranslation } from 'react-i18next'
import { ProcessCard } from '../../../capture/analysis/components/process-card'
import { UploadAndResults } from '../../../capture/pages/results/upload-and-results'

/** The version people name when they write to support. */
const VERSION = '1.3.0'

/** The upload as it is on its own page, and what happens to a file. */
export default function Detection() {
  const { t } = useTranslation('analysis')
  return (
    <section aria-labelledby="detection-title">
      <div className="mb-3 flex flex-wrap items-baseline gap-x-3">
        <h2 id="detection-title" className="text-heading font-strong">
          {t('page.dashboard')}
        </h2>
        <span className="tabular text-caption text-subtle">{t('page.version', { version: VERSION })}</span>
      </div>
      <UploadAndResults beside={<ProcessCard />} />
    </section>
  )
}
