import { DropdownMenu as Radix } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../lib/cx'

export const PANEL_CLASS = 'z-50 animate-appear rounded-lg border border-line bg-raised shadow-raised'

type DropdownMenuProps = { trigger: ReactNode; align?: 'start' | 'end'; children: ReactNode }

/** Stays inside the landmark of its trigger, where assistive technology looks for it. */
export function DropdownMenu({ trigger, align = 'end', children }: DropdownMenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Content
        align={align}
        sideOffset={4}
        collisionPadding={8}
        className={cx(PANEL_CLASS, 'min-w-56 p-1')}
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
