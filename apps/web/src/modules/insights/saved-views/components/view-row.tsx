import type { SavedView } from '@plumbline/contract/insights/saved-views'
import { Check, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../../components/ui/icon-button'
import { useRenameView } from '../api/saved-views'
import { NameForm } from './name-form'

type ChooseProps = { name: string; isChosen: boolean; onChoose: () => void }

/** Shows the list as the view has it. */
export function ChooseButton({ name, isChosen, onChoose }: ChooseProps) {
  return (
    <button
      type="button"
      data-row
      aria-current={isChosen || undefined}
      onClick={onChoose}
      className="flex min-h-control min-w-0 flex-1 items-center gap-2 rounded-md px-2 text-left hover:bg-sunken"
    >
      <Check className={isChosen ? 'size-5 shrink-0 text-signal' : 'invisible size-5 shrink-0'} aria-hidden />
      <span className={isChosen ? 'truncate font-strong' : 'truncate'} title={name}>
        {name}
      </span>
    </button>
  )
}

type ViewRowProps = Omit<ChooseProps, 'name'> & { view: SavedView; onDelete: () => void }

export function ViewRow({ view, isChosen, onChoose, onDelete }: ViewRowProps) {
  const { t } = useTranslation('saved-views')
  const [isRenaming, setIsRenaming] = useState(false)
  const rename = useRenameView(() => setIsRenaming(false))
  const { id, name } = view
  if (isRenaming) {
    return (
      <li className="py-2">
        <NameForm
          initial={name}
          submit={t('renameSubmit')}
          pending={rename.isPending}
          error={rename.error}
          onSubmit={next => rename.mutate({ params: { id }, body: { name: next } })}
          onCancel={() => setIsRenaming(false)}
        />
      </li>
    )
  }
  const startRenaming = () => {
    rename.reset()
    setIsRenaming(true)
  }
  return (
    <li className="flex items-center">
      <ChooseButton name={name} isChosen={isChosen} onChoose={onChoose} />
      <IconButton label={t('rename', { name })} onClick={startRenaming}>
        <Pencil className="size-4" aria-hidden />
      </IconButton>
      <IconButton label={t('delete', { name })} onClick={onDelete}>
        <Trash2 className="size-4" aria-hidden />
      </IconButton>
    </li>
  )
}
