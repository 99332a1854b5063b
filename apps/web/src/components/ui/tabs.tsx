import { Tabs as Radix } from 'radix-ui'
import { type ReactNode, useEffect, useRef } from 'react'

type Tab = { id: string; label: ReactNode; content: ReactNode; disabled?: boolean }

type TabsProps = { tabs: readonly Tab[]; label: string; value?: string; onChange?: (id: string) => void }

export function Tabs({ tabs, label, value, onChange }: TabsProps) {
  const list = useRef<HTMLDivElement>(null)
  // Only the strip moves: an element scrolled into view is also where the browser goes on with Tab.
  // biome-ignore lint/correctness/useExhaustiveDependencies: on a phone the chosen tab may lie outside the strip
  useEffect(() => {
    const strip = list.current
    const tab = strip?.querySelector<HTMLElement>('[data-state=active]')
    if (strip && tab) strip.scrollLeft = tab.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2
  }, [value])
  const chosen = value === undefined ? { defaultValue: tabs[0]?.id ?? '' } : { value }
  return (
    <Radix.Root {...chosen} {...(onChange && { onValueChange: onChange })}>
      <Radix.List
        ref={list}
        aria-label={label}
        className="scroll-fade relative -mx-4 mb-4 flex overflow-x-auto border-b border-line px-4 sm:mx-0 sm:px-0"
      >
        {tabs.map(tab => (
          <Radix.Trigger
            key={tab.id}
            value={tab.id}
            disabled={tab.disabled ?? false}
            className="-mb-px min-h-control shrink-0 border-b-2 border-transparent px-4 whitespace-nowrap text-muted hover:text-ink focus-visible:-outline-offset-2 disabled:opacity-60 data-[state=active]:border-signal data-[state=active]:font-strong data-[state=active]:text-ink forced-colors:border-[Canvas] forced-colors:data-[state=active]:border-[Highlight]"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(tab => (
        <Radix.Content key={tab.id} value={tab.id}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
