import { Plus, Upload } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPage } from '../../../app/lazy-page'
import { BesideList } from '../../../components/ui/beside-list'
import { Button, ButtonLink } from '../../../components/ui/button'
import { Neighbors } from '../../../components/ui/neighbors'
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
import type { ViolationDetailsProps } from './violations/violation-details'
import { ViolationMenu } from './violations/violation-menu'
import { ViolationThumbnail } from './violations/violation-thumbnail'

const ViolationDetails = lazyPage<ViolationDetailsProps>(
  () => import('./violations/violation-details'),
  'tasks',
  'recheck',
  // What arrives later has its words by then: waiting for them would hide the details again, and close what is open.
  'causes',
  'fines',
  'links',
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
  const neighbors = (shown: string) => (
    <Neighbors
      items={violations.data?.items ?? []}
      chosen={shown}
      onChoose={view.isBeside ? view.showBeside : view.choose}
      hasKeys={!view.isBeside}
    />
  )
  return (
    <>
      <Header isQuiet={tab === 'details'} onAdd={() => setAdding(true)} />
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
                {/* On the line of the tabs. */}
                <div className="relative z-10 -mt-16 mb-4 ml-auto flex h-12 w-fit items-center">
                  {neighbors(chosen)}
                </div>
                <ViolationDetails id={chosen} onList={() => view.show('list')} />
              </Suspense>
            ),
          },
        ]}
      />
      {chosen && view.isBeside && (
        <BesideList
          row={chosen}
          neighbors={neighbors(chosen)}
          onWhole={() => view.show('details')}
          onClose={() => view.show('list')}
        >
          <Suspense fallback={<Spinner />}>
            <ViolationDetails id={chosen} onList={() => view.show('list')} isBeside />
          </Suspense>
        </BesideList>
      )}
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

function Header({ isQuiet, onAdd }: { isQuiet: boolean; onAdd: () => void }) {
  const { t } = useTranslation('violations')
  return (
    <PageHeader
      title={t('title')}
      isQuiet={isQuiet}
      actions={
        <>
          <Button
            look="secondary"
            className="max-sm:px-3"
            icon={<Plus className="size-5" aria-hidden />}
            onClick={onAdd}
          >
            <span className="max-sm:sr-only">{t('add')}</span>
          </Button>
          {/* A phone has the camera in its bar. */}
          <ButtonLink className="max-lg:hidden" to="/upload" icon={<Upload className="size-5" aria-hidden />}>
            {t('upload')}
          </ButtonLink>
        </>
      }
    />
  )
}
