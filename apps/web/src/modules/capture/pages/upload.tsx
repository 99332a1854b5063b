import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../../components/ui/page-header'
import { ProcessCard } from '../analysis/components/process-card'
import { RecentResults } from '../analysis/components/recent-results'
import { UploadAndResults } from './results/upload-and-results'

export default function UploadPage() {
  const { t } = useTranslation('analysis')
  return (
    <>
      <PageHeader title={t('page.title')} description={t('page.explain')} />
      <div className="grid gap-6">
        <UploadAndResults beside={<ProcessCard />}>
          <RecentResults />
        </UploadAndResults>
      </div>
    </>
  )
}
