import { Check, Ellipsis, UserRound } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../../../../../components/ui/avatar'
import { Skeleton } from '../../../../../components/ui/skeleton'
import { cx } from '../../../../../lib/cx'

/** How many fit in one row of a phone beside the tile that shows everyone. */
const PEOPLE_SHOWN = 3

const TILE_CLASS =
  'relative grid min-h-24 content-start justify-items-center gap-1.5 rounded-lg border border-line px-1 py-2 text-center text-caption'

type AssigneePickerProps = {
  /** The likeliest first; undefined until they are known. */
  people: readonly { id: string; name: string }[] | undefined
  me: string
  value: string | null
  onChange: (id: string | null) => void
}

/** One tap each; the rest of the team is one tap further. */
export function AssigneePicker({ people, me, value, onChange }: AssigneePickerProps) {
  const { t } = useTranslation('tasks')
  const group = useId()
  const [isOpen, setIsOpen] = useState(false)
  const hasMore = (people?.length ?? 0) > PEOPLE_SHOWN && !isOpen
  const shown = hasMore ? people?.slice(0, PEOPLE_SHOWN) : people
  return (
    <fieldset>
      <legend className="mb-1.5 font-strong">{t('field.assignee')}</legend>
      <div className="grid max-h-56 grid-cols-4 gap-2 overflow-y-auto">
        {!shown && [0, 1, 2, 3].map(index => <Skeleton key={index} className="h-24 rounded-lg" />)}
        {shown?.map(({ id, name }) => (
          <Tile key={id} group={group} checked={value === id} onChoose={() => onChange(id)}>
            <Avatar name={name} className="size-12 text-body" />
            <span className="line-clamp-2 break-words">{id === me ? t('filter.me') : name}</span>
          </Tile>
        ))}
        {shown && !hasMore && (
          <Tile group={group} checked={value === null} onChoose={() => onChange(null)}>
            <span className="flex size-12 items-center justify-center rounded-full border border-dashed border-line-strong text-muted">
              <UserRound className="size-5" aria-hidden />
            </span>
            <span>{t('row.unassigned')}</span>
          </Tile>
        )}
        {hasMore && (
          <button type="button" className={cx(TILE_CLASS, 'hover:bg-sunken')} onClick={() => setIsOpen(true)}>
            <span className="flex size-12 items-center justify-center rounded-full bg-sunken text-muted">
              <Ellipsis className="size-5" aria-hidden />
            </span>
            {t('sheet.everyone')}
          </button>
        )}
      </div>
    </fieldset>
  )
}

type TileProps = { group: string; checked: boolean; onChoose: () => void; children: ReactNode }

const Tile = ({ group, checked, onChoose, children }: TileProps) => (
  <label
    className={cx(
      TILE_CLASS,
      'cursor-pointer hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus',
      checked &&
        'border-line-strong bg-signal-soft/40 font-strong outline-1 -outline-offset-1 outline-line-strong',
    )}
  >
    <input type="radio" name={group} checked={checked} onChange={onChoose} className="sr-only" />
    {children}
    {checked && (
      <span className="absolute top-1 right-1 flex size-5 items-center justify-center rounded-full bg-signal text-on-signal">
        <Check className="size-3.5" aria-hidden />
      </span>
    )}
  </label>
)
