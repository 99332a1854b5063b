import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '../../lib/cx'
import type { Group, Option } from './option'

type PaletteListProps = {
  id: string
  groups: readonly Group[]
  chosen: Option | undefined
  onChoose: (option: Option) => void
  onRun: (option: Option) => void
}

/** The options in their groups. The focus stays in the box above, which says which of them is current. */
export function PaletteList({ id, groups, chosen, onChoose, onRun }: PaletteListProps) {
  const { t } = useTranslation('search')
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when another option becomes current
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [chosen?.id])
  return (
    <div ref={list} id={id} role="listbox" aria-label={t('title')}>
      {groups.map(group => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options inside a listbox, not of fields
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`} className="py-1">
          <div id={`${id}-${group.id}`} className="px-3 pt-2 pb-1 text-caption font-strong text-subtle">
            {t(`group.${group.id}`)}
          </div>
          {group.options.map(option => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled on the box above, as a combobox does
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the box above
            <div
              key={option.id}
              id={`${id}-${option.id}`}
              role="option"
              aria-selected={option.id === chosen?.id}
              onClick={() => onRun(option)}
              onPointerMove={({ pointerType }) => pointerType === 'mouse' && onChoose(option)}
              className={cx(
                'flex min-h-control cursor-pointer scroll-my-2 items-center gap-3 rounded-md px-3 py-1.5 select-none active:bg-sunken',
                option.id === chosen?.id && 'bg-sunken',
              )}
            >
              <span className="flex size-6 shrink-0 items-center justify-center text-muted" aria-hidden>
                {option.icon}
              </span>
              <span className="min-w-0 flex-1">
                <span className="line-clamp-2 break-words">{option.title ?? option.label}</span>
                {option.detail && (
                  <span className="block truncate text-caption text-muted">{option.detail}</span>
                )}
              </span>
              {option.aside}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
