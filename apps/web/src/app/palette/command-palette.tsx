import { MAX_SEARCH_LENGTH } from '@plumbline/contract/options'
import { LoaderCircle, Search, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useReturnFocus, VEIL_CLASS } from '../../components/ui/dialog'
import { IconButton } from '../../components/ui/icon-button'
import { useVisibleArea } from '../../lib/use-visible-area'
import { useSearch } from '../../modules/insights/search/api/search'
import { matching } from './matching'
import type { Group, Option } from './option'
import { PaletteList } from './palette-list'
import { PaletteState } from './palette-state'
import { isQuestion, useAskAssistant } from './use-ask-assistant'
import { useCommands } from './use-commands'
import { usePages } from './use-pages'
import { useResults } from './use-results'

/** While somebody types, what was searched for matters more than the pages it also names. */
const MAX_PAGES = 4

/** What happened while the palette was on its way. */
export type Early = {
  typed: string
  hasEntered: boolean
  /** What gets the focus back. */
  opener: Element | null
}
const nothingEarly: Early = { typed: '', hasEntered: false, opener: null }

type CommandPaletteProps = {
  early?: Early
  onClose: () => void
  onShowKeys: () => void
}

/** Finds records, pages and commands from anywhere: a sheet as high as the screen on a phone, a panel on a desk. */
export function CommandPalette({ early = nothingEarly, onClose, onShowKeys }: CommandPaletteProps) {
  const { t } = useTranslation(['search', 'common'])
  const id = useId()
  const [text, setText] = useState(early.typed)
  const [currentId, setCurrentId] = useState<string | null>(null)
  const [entered, setEntered] = useState(early.hasEntered)
  const returnFocus = useReturnFocus(early.opener)
  const visibleArea = useVisibleArea()
  const search = useSearch(text)
  const groups = useGroups(text, search.results, onShowKeys)
  const options = groups.flatMap(group => group.options)
  const chosen = options.find(option => option.id === currentId) ?? options[0]

  const run = (option: Option) => {
    onClose()
    option.run()
  }
  // Somebody who presses Enter before the results are there gets the first of them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: happens once, when the search ends
  useEffect(() => {
    if (!entered || search.searching) return
    setEntered(false)
    if (chosen) run(chosen)
  }, [entered, search.searching])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && chosen) {
      event.preventDefault()
      const at = options.indexOf(chosen)
      setCurrentId(options[(at + step + options.length) % options.length]?.id ?? null)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      const isOwn = currentId !== null || groups[0]?.id === 'pages' || groups[0]?.id === 'ask'
      if (chosen && (isOwn || !search.searching)) run(chosen)
      else setEntered(true)
    }
  }

  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Overlay className={VEIL_CLASS} />
        <Dialog.Content
          aria-describedby={undefined}
          {...returnFocus}
          className="fixed inset-x-0 top-[var(--visible-top,0px)] z-50 flex h-[var(--visible-height,100dvh)] animate-appear flex-col overflow-hidden bg-raised shadow-raised sm:top-[12dvh] sm:mx-auto sm:h-auto sm:max-h-[70dvh] sm:w-full sm:max-w-dialog sm:rounded-lg sm:border sm:border-line"
          style={visibleArea}
        >
          <Dialog.Title className="sr-only">{t('title')}</Dialog.Title>
          <div className="flex shrink-0 items-center gap-3 border-b border-line pl-4">
            {search.searching || search.results?.regulationsPending ? (
              <LoaderCircle className="size-5 shrink-0 animate-spin text-subtle" aria-hidden />
            ) : (
              <Search className="size-5 shrink-0 text-subtle" aria-hidden />
            )}
            <SearchBox
              text={text}
              listId={`${id}-list`}
              chosen={chosen}
              onType={value => {
                setText(value)
                setCurrentId(null)
                setEntered(false)
              }}
              onKeyDown={onKeyDown}
            />
            <Dialog.Close asChild>
              <IconButton label={t('common:action.close')} className="mr-1">
                <X className="size-5" aria-hidden />
              </IconButton>
            </Dialog.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-2">
            <PaletteState search={search} text={text.trim()} groups={groups} />
            <PaletteList
              id={`${id}-list`}
              groups={groups}
              chosen={chosen}
              onChoose={option => setCurrentId(option.id)}
              onRun={run}
            />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

type SearchBoxProps = {
  text: string
  listId: string
  chosen: Option | undefined
  onType: (text: string) => void
  onKeyDown: (event: KeyboardEvent) => void
}

function SearchBox({ text, listId, chosen, onType, onKeyDown }: SearchBoxProps) {
  const { t } = useTranslation('search')
  const box = useRef<HTMLInputElement>(null)
  // The dialog would take the focus a moment later and select the text, so that the next letter replaced it.
  useLayoutEffect(() => {
    box.current?.focus()
    box.current?.setSelectionRange(box.current.value.length, box.current.value.length)
  }, [])
  return (
    <input
      ref={box}
      role="combobox"
      aria-expanded={chosen !== undefined}
      aria-controls={listId}
      aria-autocomplete="list"
      aria-activedescendant={chosen && `${listId}-${chosen.id}`}
      aria-label={t('title')}
      placeholder={t('placeholder')}
      value={text}
      maxLength={MAX_SEARCH_LENGTH}
      enterKeyHint="go"
      autoCapitalize="none"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      onChange={event => onType(event.target.value)}
      onKeyDown={onKeyDown}
      className="h-14 w-full min-w-0 bg-transparent text-[1rem] outline-none"
    />
  )
}

/** Pages and commands at once, then what the server found; never in another order while more arrives. */
function useGroups(
  text: string,
  results: ReturnType<typeof useSearch>['results'],
  onShowKeys: () => void,
): Group[] {
  const pages = matching(usePages(), text)
  const commands = matching(useCommands(onShowKeys), text)
  const found = useResults(results, text)
  const ask = { id: 'ask' as const, options: useAskAssistant(text) }
  const isSearch = text.trim() !== ''
  const isFirst = isQuestion(text)
  return [
    ...(isFirst ? [ask] : []),
    { id: 'pages' as const, options: isSearch ? pages.slice(0, MAX_PAGES) : pages },
    ...(isSearch ? found : []),
    ...(isFirst ? [] : [ask]),
    { id: 'commands' as const, options: commands },
  ].filter(({ options }) => options.length > 0)
}
