import type { Overlay } from '../layouts/use-shortcuts'
import { CommandPalette, type Early } from './command-palette'
import { KeysHelp } from './keys-help'

export type OverlaysProps = {
  overlay: Overlay
  onShow: (overlay: Overlay | null) => void
  early: Early
}

/** What the keyboard opens over any page; one file, so that the first page only has to know of one. */
export default function Overlays({ overlay, onShow, early }: OverlaysProps) {
  const close = () => onShow(null)
  return overlay === 'palette' ? (
    <CommandPalette early={early} onClose={close} onShowKeys={() => onShow('keys')} />
  ) : (
    <KeysHelp onClose={close} />
  )
}
