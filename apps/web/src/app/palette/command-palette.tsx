import { Search } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { VEIL_CLASS } from '../../components/ui/dialog'
import { cx } from '../../lib/cx'
import { type Command, useCommands, useRegulationSearch } from './commands'
import { matching } from './matching'

type CommandPaletteProps = { onClose: () => void; onShowKeys: () => void }

export default function CommandPalette({ onClose, onShowKeys }: CommandPaletteProps) {
  const { t } = useTranslation()
  const id = useId()
  const [search, setSearch] = useState('')
  const [current, setCurrent] = useState(0)
  const searchRegulations = useRegulationSearch(search)
  const commands = [...matching(useCommands(onShowKeys), search), ...searchRegulations]
  const chosen = commands[current]
  const list = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when another command becomes current
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [current])

  const run = (command: Command) => {
    onClose()
    command.run()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      setCurrent((current + step + commands.length) % commands.length)
    } else if (event.key === 'Enter' && chosen && !event.nativeEvent.isComposing) {
      event.preventDefault()
      run(chosen)
    }
  }

  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Overlay className={VEIL_CLASS} />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-x-2 top-2 z-50 flex max-h-[80dvh] animate-appear flex-col overflow-hidden rounded-lg border border-line bg-raised shadow-raised sm:inset-x-0 sm:top-24 sm:mx-auto sm:w-full sm:max-w-dialog"
        >
          <Dialog.Title className="sr-only">{t('palette.title')}</Dialog.Title>
          <div className="flex items-center gap-3 border-b border-line px-4">
            <Search className="size-5 shrink-0 text-subtle" aria-hidden />
            <input
              role="combobox"
              aria-expanded="true"
              aria-controls={`${id}-list`}
              aria-activedescendant={chosen && `${id}-${chosen.id}`}
              aria-label={t('palette.title')}
              placeholder={t('palette.placeholder')}
              value={search}
              onChange={event => {
                setSearch(event.target.value)
                setCurrent(0)
              }}
              onKeyDown={onKeyDown}
              className="h-14 w-full bg-transparent outline-none"
            />
          </div>
          <div
            ref={list}
            id={`${id}-list`}
            role="listbox"
            aria-label={t('palette.title')}
            className="overflow-y-auto p-2"
          >
            {commands.map((command, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled on the box above, as a combobox does
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the box above
              <div
                key={command.id}
                id={`${id}-${command.id}`}
                role="option"
                aria-selected={index === current}
                onClick={() => run(command)}
                onPointerMove={() => setCurrent(index)}
                className={cx(
                  'flex min-h-control items-center gap-3 rounded-md px-3 select-none',
                  index === current && 'bg-sunken',
                )}
              >
                <command.Icon className="size-5 shrink-0 text-muted" aria-hidden />
                {command.label}
              </div>
            ))}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
