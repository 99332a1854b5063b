import { SearchX, TriangleAlert, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/ui/button'
import type { useSearch } from '../../modules/insights/search/api/search'
import type { Group } from './option'

type PaletteStateProps = { search: ReturnType<typeof useSearch>; text: string; groups: readonly Group[] }

/** How the search went, for the eyes where it matters and for a screen reader always. */
export function PaletteState({
  search: { results, offline, failed, searching, retry },
  text,
  groups,
}: PaletteStateProps) {
  const { t } = useTranslation(['search', 'common'])
  const nothing =
    results !== undefined &&
    !searching &&
    !results.regulationsPending &&
    groups.every(group => group.id === 'ask' || group.options.every(({ id }) => id === 'all-regulations'))
  return (
    <>
      {text !== '' && !offline && !failed && !nothing && (
        <p role="status" className="sr-only">
          {searching
            ? t('searching')
            : t('found', { count: groups.flatMap(({ options }) => options).length })}
        </p>
      )}
      {offline && (
        <State icon={<WifiOff />} title={t('offline')}>
          {t('offlineExplain')}
        </State>
      )}
      {failed && (
        <State icon={<TriangleAlert />} title={t('failed')}>
          <Button look="secondary" onClick={retry}>
            {t('common:action.tryAgain')}
          </Button>
        </State>
      )}
      {nothing && (
        <State icon={<SearchX />} title={t('none', { search: text })}>
          {t('noneExplain')}
        </State>
      )}
    </>
  )
}

const State = ({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) => (
  <div role="status" className="grid justify-items-center gap-2 px-4 py-6 text-center">
    <span className="text-subtle" aria-hidden>
      {icon}
    </span>
    <p className="font-strong break-words">{title}</p>
    <div className="text-muted">{children}</div>
  </div>
)
