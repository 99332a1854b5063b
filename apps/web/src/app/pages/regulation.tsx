import { allows } from '@plumbline/contract/plans'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { PageTitle } from '../../components/ui/page-header'
import { useUser } from '../../features/auth/session'
import { RegulationDetail } from '../../features/regulations/components/detail/regulation-detail'
import type { Opened } from '../../features/regulations/components/detail/regulation-dialogs'
import { NeedsPlan } from '../../features/regulations/components/library/needs-plan'
import { lazyPage } from '../lazy-page'

const RegulationDialogs = lazyPage(
  () => import('../../features/regulations/components/detail/regulation-dialogs'),
)

export default function RegulationPage() {
  const { t } = useTranslation('regulations')
  const user = useUser()
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const [opened, setOpened] = useState<Opened | null>(null)
  if (!allows(user.subscriptionTier, 'regulations')) {
    return (
      <>
        <PageTitle className="mb-6 text-heading font-strong">{t('title')}</PageTitle>
        <NeedsPlan />
      </>
    )
  }
  return (
    <>
      <RegulationDetail key={id} id={id} mayEdit={user.role !== 'user'} onOpen={setOpened} />
      <Suspense fallback={null}>
        <RegulationDialogs
          opened={opened}
          onClose={() => setOpened(null)}
          onDeleted={() => navigate('/regulations', { replace: true })}
        />
      </Suspense>
    </>
  )
}
