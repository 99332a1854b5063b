import type { Overlay } from '../layouts/use-shortcuts'
import { CommandPalette } from './command-palette'
import { KeysHelp } from './keys-help'

export type OverlaysProps = { overlay: Overlay; onShow: (overlay: Overlay | null) => void }

/** What the keyboard opens over any page; one file, so that the first page only has to know of one. */
export default function Overlays({ overlay, onShow }: OverlaysProps) {
  const close = () => onShow(null)
  return overlay === 'palette' ? (
    <CommandPalette onClose={close} onShowKeys={() => onShow('keys')} />
  ) : (
    <KeysHelp onClose={close} />
  )
}
