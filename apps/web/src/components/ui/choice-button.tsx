import type { ComponentType } from 'react'
import { cx } from '../../lib/cx'

export type ChoiceLook = { Icon: ComponentType<{ className?: string }>; pressed: string }

type ChoiceButtonProps = {
  look: ChoiceLook
  label: string
  pressed: boolean
  onPress: () => void
}

/** One of a few answers, large enough for a gloved finger. */
export function ChoiceButton({ look: { Icon, pressed: look }, label, pressed, onPress }: ChoiceButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={cx(
        'flex min-h-14 min-w-16 flex-col items-center justify-center gap-1 rounded-lg border-2 px-2 py-2 font-strong sm:flex-row sm:gap-2',
        pressed ? look : 'border-line hover:border-line-strong',
      )}
    >
      <Icon className="size-5 shrink-0" aria-hidden />
      {label}
    </button>
  )
}
