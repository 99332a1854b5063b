import { type DragEvent, type ReactNode, useState } from 'react'
import { cx } from '../../../../lib/cx'

const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

type FileDropProps = { label: string; onFile: (file: File | undefined) => void; children: ReactNode }

export function FileDrop({ label, onFile, children }: FileDropProps) {
  const [over, setOver] = useState(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button inside does the same
    <div
      data-testid="import-drop"
      onDragOver={event => {
        if (!carriesFiles(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={event => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
      }}
      onDrop={event => {
        if (!carriesFiles(event)) return
        event.preventDefault()
        setOver(false)
        onFile(event.dataTransfer.files[0])
      }}
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
