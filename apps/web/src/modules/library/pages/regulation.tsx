import { allows } from '@plumbline/contract/billing/plans'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { lazyPage } from '../../../app/lazy-page'
import { PageTitle } from '../../../components/ui/page-header'
import { useUser } from '../../identity/auth/session'
import { RegulationDetail } from '../regulations/components/detail/regulation-detail'
import type { Opened } from '../regulations/components/detail/regulation-dialogs'
import { NeedsPlan } from '../regulations/components/library/needs-plan'

const RegulationDialogs = lazyPage(() => import('../regulations/components/detail/regulation-dialogs'))

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
