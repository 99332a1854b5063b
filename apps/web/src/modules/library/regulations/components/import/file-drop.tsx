import type { ReactNode } from 'react'
import { cx } from '../../../../../lib/cx'
import { useFileDrop } from '../../../../../lib/use-file-drop'

type FileDropProps = { label: string; onFile: (file: File | undefined) => void; children: ReactNode }

export function FileDrop({ label, onFile, children }: FileDropProps) {
  const { over, handlers } = useFileDrop(([file]) => onFile(file))
  return (
    <div
      data-testid="import-drop"
      {...handlers}
      className={cx(
        'grid justify-items-center gap-3 rounded-lg border-2 border-dashed px-4 py-6 text-center transition-colors',
        over ? 'border-signal bg-signal-soft' : 'border-line-strong',
      )}
    >
      <p className="hidden text-muted sm:block">{label}</p>
      {children}
    </div>
  )
}
