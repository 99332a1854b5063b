import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from './icon-button'

type SelectionBarProps = { selected: string; clear: string; onClear: () => void; children: ReactNode }

/** What can be done with the chosen rows of a list; stays in sight while they are being chosen. */
export const SelectionBar = ({ selected, clear, onClear, children }: SelectionBarProps) => (
  <div className="sticky bottom-20 z-10 mt-3 flex flex-wrap items-center justify-between gap-2 rounded-lg border border-line-strong bg-raised p-2 shadow-raised lg:bottom-4">
    <span className="flex items-center gap-1">
      <IconButton label={clear} onClick={onClear}>
        <X className="size-5" aria-hidden />
      </IconButton>
      <span className="tabular font-strong" aria-live="polite">
        {selected}
      </span>
    </span>
    {children}
  </div>
)
