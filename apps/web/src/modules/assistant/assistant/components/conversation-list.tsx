import type { ConversationSummary } from '@plumbline/contract/assistant/conversations'
import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Async } from '../../../../components/ui/async'
import { DropdownMenu, MenuItem } from '../../../../components/ui/dropdown-menu'
import { IconButton } from '../../../../components/ui/icon-button'
import { SearchInput } from '../../../../components/ui/search-input'
import { Skeleton } from '../../../../components/ui/skeleton'
import { cx } from '../../../../lib/cx'
import { useFormats } from '../../../../lib/format'
import { useRowFocus } from '../../../../lib/use-row-focus'
import { useConversations } from '../api/conversations'
import { DeleteConversation, RenameConversation } from './conversation-dialogs'

type ConversationListProps = {
  /** Which one is shown. */
  open: string | null
  onOpen: (id: string) => void
  onDeleted: (id: string) => void
}

/** A person's own conversations, to be found, opened, renamed and deleted. */
export function ConversationList({ open, onOpen, onDeleted }: ConversationListProps) {
  const { t } = useTranslation('assistant')
  const [q, setQ] = useState('')
  const conversations = useConversations(q)
  const [renaming, setRenaming] = useState<ConversationSummary | null>(null)
  const [deleting, setDeleting] = useState<ConversationSummary | null>(null)
  const rowFocus = useRowFocus(conversations.data)
  return (
    <div className="grid gap-3">
      <SearchInput
        value={q}
        onSearch={setQ}
        label={t('conversations.search')}
        placeholder={t('conversations.search')}
      />
      <Async
        query={conversations}
        failed={t('conversations.failed')}
        skeleton={<Skeleton className="h-40 w-full" />}
        empty={
          <p role="status" className="text-muted">
            {q ? t('conversations.notFound', { q }) : t('conversations.none')}
          </p>
        }
      >
        {items => (
          <ul {...rowFocus} className="-mx-2 grid">
            {items.map(conversation => (
              <ConversationRow
                key={conversation.id}
                conversation={conversation}
                isOpen={conversation.id === open}
                onOpen={() => onOpen(conversation.id)}
                onRename={() => setRenaming(conversation)}
                onDelete={() => setDeleting(conversation)}
              />
            ))}
          </ul>
        )}
      </Async>
      {renaming && <RenameConversation conversation={renaming} onClose={() => setRenaming(null)} />}
      {deleting && (
        <DeleteConversation
          conversation={deleting}
          onClose={() => setDeleting(null)}
          onDeleted={() => onDeleted(deleting.id)}
        />
      )}
    </div>
  )
}

type RowProps = {
  conversation: ConversationSummary
  isOpen: boolean
  onOpen: () => void
  onRename: () => void
  onDelete: () => void
}

function ConversationRow({ conversation, isOpen, onOpen, onRename, onDelete }: RowProps) {
  const { t } = useTranslation('assistant')
  const { t: common } = useTranslation()
  const { ago } = useFormats()
  const { title, updatedAt } = conversation
  return (
    <li className={cx('flex items-center rounded-md', isOpen && 'bg-sunken')}>
      <button
        type="button"
        data-row
        aria-current={isOpen || undefined}
        onClick={onOpen}
        className="grid min-h-12 min-w-0 flex-1 content-center rounded-md px-2 py-1 text-left hover:bg-sunken"
      >
        <span className={cx('truncate', isOpen && 'font-strong')} title={title}>
          {title}
        </span>
        <span className="text-caption text-subtle">{ago(updatedAt) ?? common('time.justNow')}</span>
      </button>
      <DropdownMenu
        trigger={
          <IconButton label={t('conversations.actions', { title })}>
            <Ellipsis className="size-5" aria-hidden />
          </IconButton>
        }
      >
        <MenuItem icon={<Pencil className="size-4" aria-hidden />} onSelect={onRename}>
          {t('conversations.rename')}
        </MenuItem>
        <MenuItem icon={<Trash2 className="size-4" aria-hidden />} onSelect={onDelete}>
          {t('conversations.delete')}
        </MenuItem>
      </DropdownMenu>
    </li>
  )
}
