import { Popover as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { cx } from '../../lib/cx'
import { PANEL_CLASS } from './dropdown-menu'

type PopoverProps = {
  trigger: ReactNode
  label: string
  align?: 'start' | 'end'
  /** Where what is inside also closes it. */
  open?: boolean
  onOpenChange?: (open: boolean) => void
  children: ReactNode
}

export function Popover({ trigger, label, align = 'end', children, ...state }: PopoverProps) {
  return (
    <Radix.Root {...state}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className={cx(
            PANEL_CLASS,
            'max-h-(--radix-popover-content-available-height) w-96 max-w-[calc(100vw-1rem)] overflow-y-auto p-4',
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** A button inside that also closes it. */
export const PopoverClose = ({ children }: { children: ReactNode }) => (
  <Radix.Close asChild>{children}</Radix.Close>
)
