import { allows } from '@plumbline/contract/billing/plans'
import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { lazyPage } from '../../../app/lazy-page'
import { Button } from '../../../components/ui/button'
import { PageHeader } from '../../../components/ui/page-header'
import { Spinner } from '../../../components/ui/spinner'
import { Tabs } from '../../../components/ui/tabs'
import { useUser } from '../../identity/auth/session'
import type { Opened } from '../regulations/components/detail/regulation-dialogs'
import type { ImportDrafts } from '../regulations/components/import/import-tab'
import { Library } from '../regulations/components/library/library'
import { NeedsPlan } from '../regulations/components/library/needs-plan'

const ImportTab = lazyPage(() => import('../regulations/components/import/import-tab'))
const FeedsTab = lazyPage(() => import('../regulations/components/feeds/feeds-tab'))
const RegulationDialogs = lazyPage(() => import('../regulations/components/detail/regulation-dialogs'))

const tabIds = ['database', 'import', 'feeds'] as const
const noDrafts: ImportDrafts = { json: { text: '', file: null }, csv: { text: '', file: null } }

export default function RegulationsPage() {
  const { t } = useTranslation('regulations')
  const user = useUser()
  const [params, setParams] = useSearchParams()
  const [opened, setOpened] = useState<Opened | null>(null)
  const [drafts, setDrafts] = useState(noDrafts)
  const included = allows(user.subscriptionTier, 'regulations')
  const mayEdit = user.role !== 'user'

  const offered = tabIds.filter(id => mayEdit || id !== 'import')
  const chosen = offered.find(id => id === params.get('tab')) ?? 'database'
  const choose = (tab: string) =>
    setParams(current => {
      const next = new URLSearchParams(current)
      if (tab === 'database') next.delete('tab')
      else next.set('tab', tab)
      return next
    })

  const contents: Record<(typeof tabIds)[number], React.ReactNode> = {
    database: <Library mayEdit={mayEdit} onOpen={setOpened} onImport={() => choose('import')} />,
    import: (
      <ImportTab drafts={drafts} onDrafts={setDrafts} onShowLibrary={() => setParams({ sort: 'newest' })} />
    ),
    feeds: <FeedsTab organization={user.organizationId} mayEdit={mayEdit} />,
  }

  return (
    <>
      <PageHeader
        title={t('title')}
        description={<span className="max-sm:hidden">{t('explain')}</span>}
        actions={
          included &&
          mayEdit && (
            <Button
              className="max-sm:px-3"
              icon={<Plus className="size-5 shrink-0" aria-hidden />}
              onClick={() => setOpened({ kind: 'new' })}
            >
              <span className="max-sm:sr-only">{t('action.add')}</span>
            </Button>
          )
        }
      />
      {included ? (
        <Tabs
          label={t('title')}
          value={chosen}
          onChange={choose}
          tabs={offered.map(id => ({
            id,
            label: t(`tabs.${id}`),
            content: <Suspense fallback={<Spinner />}>{contents[id]}</Suspense>,
          }))}
        />
      ) : (
        <NeedsPlan />
      )}
      <Suspense fallback={null}>
        <RegulationDialogs opened={opened} onClose={() => setOpened(null)} />
      </Suspense>
    </>
  )
}
