import { Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { commandKey } from '../../lib/command-key'
import { NotificationsButton } from './notifications-button'
import { UserMenu } from './user-menu'

export function Header({ onSearch }: { onSearch: () => void }) {
  const { t } = useTranslation()
  return (
    <header className="sticky top-0 z-20 flex h-16 items-center gap-2 border-b border-line bg-surface pr-2 pl-4 sm:px-6 lg:h-14">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={onSearch}
        className="flex h-control min-w-0 flex-1 items-center gap-2 rounded-md border border-line-strong bg-canvas px-3 text-left text-subtle hover:text-ink sm:max-w-96"
      >
        <Search className="size-5 shrink-0" aria-hidden />
        <span className="flex-1 truncate">{t('search.open')}</span>
        <kbd
          className="hidden rounded-sm border border-line px-1.5 font-sans text-caption lg:block"
          aria-hidden
        >
          {commandKey} K
        </kbd>
      </button>
      <div className="ml-auto flex items-center gap-1">
        <NotificationsButton />
        <UserMenu />
      </div>
    </header>
  )
}
