import type { SavedView, SavedViewList } from '@plumbline/contract/insights/saved-views'
import { Bookmark, BookmarkPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Async } from '../../../../components/ui/async'
import { Button } from '../../../../components/ui/button'
import { Popover } from '../../../../components/ui/popover'
import { Skeleton } from '../../../../components/ui/skeleton'
import { cx } from '../../../../lib/cx'
import { useRowFocus } from '../../../../lib/use-row-focus'
import { useDeleteView, useSavedViews, useSaveView } from '../api/saved-views'
import { isSameQuery } from '../same-query'
import { NameForm } from './name-form'
import { ChooseButton, ViewRow } from './view-row'

type Query = Readonly<Record<string, string>>
type SavedViewsProps = {
  list: SavedViewList
  /** What the list shows now, by the names of its own query. */
  query: Query
  onOpen: (query: Query) => void
}

const nothing: Query = {}

/** Opens, saves, renames and deletes filters under a name. The one that the list shows names the button. */
export function SavedViews({ list, query, onOpen }: SavedViewsProps) {
  const { t } = useTranslation('saved-views')
  const [isOpen, setIsOpen] = useState(false)
  const views = useSavedViews(list)
  const remove = useDeleteView()
  const current = views.data?.find(view => isSameQuery(view.query, query))
  const choose = (chosen: Query) => {
    setIsOpen(false)
    onOpen(chosen)
  }
  return (
    <Popover
      label={t('title')}
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button
          look="secondary"
          className="shrink-0 max-lg:px-3"
          aria-label={current ? t('chosen', { name: current.name }) : t('title')}
          icon={<Bookmark className={cx('size-5', current && 'fill-current')} aria-hidden />}
        >
          <span className={cx('max-w-20 truncate sm:max-w-24 lg:max-w-48', !current && 'max-lg:hidden')}>
            {current?.name ?? t('button')}
          </span>
        </Button>
      }
    >
      <h2 className="mb-2 text-title font-strong">{t('title')}</h2>
      <Async query={views} failed={t('failed')} skeleton={<Skeleton className="h-12 w-full" />}>
        {items => <Views items={items} query={query} current={current} onChoose={choose} onDelete={remove} />}
      </Async>
      <SaveView list={list} query={query} current={current} onSaved={() => setIsOpen(false)} />
    </Popover>
  )
}

type ViewsProps = {
  items: readonly SavedView[]
  query: Query
  current: SavedView | undefined
  onChoose: (query: Query) => void
  onDelete: (view: SavedView) => void
}

function Views({ items, query, current, onChoose, onDelete }: ViewsProps) {
  const { t } = useTranslation('saved-views')
  const rowFocus = useRowFocus(items)
  if (items.length === 0) return <p className="text-muted">{t('none')}</p>
  return (
    <ul {...rowFocus} className="-mx-2 grid">
      <li className="flex">
        <ChooseButton
          name={t('everything')}
          isChosen={isSameQuery(query, nothing)}
          onChoose={() => onChoose(nothing)}
        />
      </li>
      {items.map(view => (
        <ViewRow
          key={view.id}
          view={view}
          isChosen={view === current}
          onChoose={() => onChoose(view.query)}
          onDelete={() => onDelete(view)}
        />
      ))}
    </ul>
  )
}

type SaveViewProps = Pick<SavedViewsProps, 'list' | 'query'> & {
  current: SavedView | undefined
  onSaved: () => void
}

/** What is shown now can be saved, unless it is all there is or has a name already. */
function SaveView({ list, query, current, onSaved }: SaveViewProps) {
  const { t } = useTranslation('saved-views')
  const [isNaming, setIsNaming] = useState(false)
  const save = useSaveView(onSaved)
  if (current) return null
  if (isSameQuery(query, nothing)) return <p className="mt-3 text-muted">{t('nothingToSave')}</p>
  if (!isNaming) {
    return (
      <Button
        look="secondary"
        className="mt-3 w-full"
        icon={<BookmarkPlus className="size-5" aria-hidden />}
        onClick={() => setIsNaming(true)}
      >
        {t('save')}
      </Button>
    )
  }
  return (
    <div className="mt-3">
      <NameForm
        submit={t('submit')}
        pending={save.isPending}
        error={save.error}
        onSubmit={name => save.mutate({ body: { list, name, query } })}
        onCancel={() => setIsNaming(false)}
      />
    </div>
  )
}
