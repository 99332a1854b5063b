import { Plus, Upload } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPage } from '../../../app/lazy-page'
import { Button, ButtonLink } from '../../../components/ui/button'
import { PageHeader } from '../../../components/ui/page-header'
import { Spinner } from '../../../components/ui/spinner'
import { Tabs } from '../../../components/ui/tabs'
import { useSiteOptions } from '../../../lib/sites'
import { useUser } from '../../identity/auth/session'
import { SavedViews } from '../../insights/saved-views/components/saved-views'
import { useViolations } from '../violations/api/violations'
import { ViolationFilters } from '../violations/components/list/violation-filters'
import { ViolationStats } from '../violations/components/list/violation-stats'
import { ViolationsList } from '../violations/components/list/violations-list'
import { useViolationsView } from '../violations/violations-view'
import { Neighbors } from './violations/neighbors'
import { ViolationMenu } from './violations/violation-menu'
import { ViolationThumbnail } from './violations/violation-thumbnail'

const ViolationDetails = lazyPage<{ id: string; onList: () => void }>(
  () => import('./violations/violation-details'),
  'tasks',
)
const NewViolationDialog = lazy(() => import('../violations/components/list/new-violation-dialog'))

export default function ViolationsPage() {
  const { t } = useTranslation('violations')
  const view = useViolationsView()
  const violations = useViolations(view)
  const sites = useSiteOptions()
  const [adding, setAdding] = useState(false)
  const { chosen, tab } = view
  const user = useUser()
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <>
            <Button
              look="secondary"
              className="max-sm:px-3"
              icon={<Plus className="size-5" aria-hidden />}
              onClick={() => setAdding(true)}
            >
              <span className="max-sm:sr-only">{t('add')}</span>
            </Button>
            {/* A phone has the camera in its bar. */}
            <ButtonLink
              className="max-lg:hidden"
              to="/upload"
              icon={<Upload className="size-5" aria-hidden />}
            >
              {t('upload')}
            </ButtonLink>
          </>
        }
      />
      <Tabs
        label={t('tab.label')}
        value={tab}
        onChange={view.show}
        tabs={[
          {
            id: 'list',
            label: t('tab.list'),
            content: (
              <div className="grid gap-3">
                <ViolationStats view={view} tiles={violations.data?.tiles} />
                <ViolationFilters
                  view={view}
                  sites={sites}
                  savedViews={<SavedViews list="violations" query={view.query} onOpen={view.open} />}
                />
                <div>
                  <ViolationsList
                    view={view}
                    violations={violations}
                    thumbnail={violation => <ViolationThumbnail violation={violation} />}
                    menu={violation => <ViolationMenu violation={violation} />}
                    isManager={user.role !== 'user'}
                  />
                </div>
              </div>
            ),
          },
          {
            id: 'details',
            label: t('tab.details'),
            disabled: !chosen,
            content: chosen && (
              <Suspense fallback={<Spinner />}>
                <Neighbors items={violations.data?.items ?? []} chosen={chosen} onChoose={view.choose} />
                <ViolationDetails id={chosen} onList={() => view.show('list')} />
              </Suspense>
            ),
          },
        ]}
      />
      {adding && (
        <Suspense fallback={null}>
          <NewViolationDialog
            onClose={() => setAdding(false)}
            onCreated={({ id }) => {
              setAdding(false)
              view.choose(id)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
