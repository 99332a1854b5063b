import { DropdownMenu as Radix } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../lib/cx'

export const PANEL_CLASS = 'z-50 animate-appear rounded-lg border border-line bg-raised shadow-raised'

type DropdownMenuProps = {
  trigger: ReactNode
  align?: 'start' | 'end'
  /** Where something else than its trigger opens it as well, which then says where the focus goes. */
  open?: boolean
  onOpenChange?: (open: boolean) => void
  children: ReactNode
}

/** Stays inside the landmark of its trigger, where assistive technology looks for it. */
export function DropdownMenu({ trigger, align = 'end', children, ...controlled }: DropdownMenuProps) {
  return (
    <Radix.Root modal={false} {...controlled}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Content
        align={align}
        sideOffset={4}
        collisionPadding={8}
        {...(controlled.onOpenChange && { onCloseAutoFocus: event => event.preventDefault() })}
        className={cx(
          PANEL_CLASS,
          'max-h-(--radix-dropdown-menu-content-available-height) min-w-56 overflow-y-auto p-1',
        )}
      >
        {children}
      </Radix.Content>
    </Radix.Root>
  )
}

export function MenuItem({
  icon,
  className,
  children,
  ...rest
}: ComponentProps<typeof Radix.Item> & { icon?: ReactNode }) {
  return (
    <Radix.Item
      className={cx(
        'flex min-h-control items-center gap-3 rounded-md px-3 text-ink outline-none select-none data-disabled:opacity-60 data-highlighted:bg-sunken',
        className,
      )}
      {...rest}
    >
      {icon && <span className="text-muted">{icon}</span>}
      {children}
    </Radix.Item>
  )
}

export const MenuLabel = ({ children }: { children: ReactNode }) => (
  <Radix.Label className="px-3 py-2">{children}</Radix.Label>
)

export const MenuSeparator = () => <Radix.Separator className="my-1 h-px bg-line" />
