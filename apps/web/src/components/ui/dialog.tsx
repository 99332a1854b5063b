import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '../../lib/cx'
import { IconButton } from './icon-button'

type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  /** The element that opens it, where there is one. */
  trigger?: ReactNode
  /** Buttons, the one that acts last. */
  actions?: ReactNode
  children?: ReactNode
}

export const VEIL_CLASS = 'fixed inset-0 z-40 animate-appear bg-veil'

/**
 * Radix gives the focus back to its own trigger only. This gives it back to wherever it was, unless something else has
 * it by then, such as the page that was gone to.
 */
export function useReturnFocus(from: Element | null = null) {
  const opener = useRef(from)
  return {
    onOpenAutoFocus: () => {
      // Called again where a part of the content was still on its way; by then the opener has lost the focus.
      if (document.activeElement !== document.body) opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (document.activeElement === document.body) (opener.current as HTMLElement | null)?.focus()
    },
  }
}

/** A sheet at the bottom of a phone, a centered panel on a desk. */
export function Dialog({ open, onOpenChange, title, description, trigger, actions, children }: DialogProps) {
  const { t } = useTranslation()
  const returnFocus = useReturnFocus()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className={VEIL_CLASS} />
        <Radix.Content
          {...returnFocus}
          {...(!description && { 'aria-describedby': undefined })}
          className={cx(
            'fixed inset-x-0 bottom-0 z-50 grid max-h-[90dvh] animate-appear gap-4 overflow-y-auto rounded-t-lg bg-raised p-6 shadow-raised',
            'sm:inset-auto sm:top-1/2 sm:left-1/2 sm:w-full sm:max-w-dialog sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-lg sm:border sm:border-line',
          )}
        >
          <div className="flex items-start justify-between gap-4">
            <div className="grid gap-1">
              <Radix.Title className="text-title font-strong">{title}</Radix.Title>
              {description && <Radix.Description className="text-muted">{description}</Radix.Description>}
            </div>
            <Radix.Close asChild>
              <IconButton label={t('action.close')} className="-mt-2 -mr-3">
                <X className="size-5" aria-hidden />
              </IconButton>
            </Radix.Close>
          </div>
          {children}
          {actions && (
            // On a desk the buttons of a long form stay in sight.
            <div className="flex flex-col-reverse gap-3 sm:sticky sm:-bottom-6 sm:-mx-6 sm:-mt-2 sm:-mb-6 sm:flex-row sm:justify-end sm:bg-raised sm:px-6 sm:pt-2 sm:pb-6">
              {actions}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
