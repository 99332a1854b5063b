import { CircleAlert, TriangleAlert, X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import { useTranslation } from 'react-i18next'
import { cx } from '../../lib/cx'
import { dismissToast, type Toast, type ToastVariant, toastDuration, useToasts } from '../../lib/toast'
import { IconButton } from './icon-button'

const variants: Record<ToastVariant, { className: string; Icon?: typeof X }> = {
  default: { className: 'border-l-line-strong' },
  warning: { className: 'border-l-medium [--tone:var(--medium)]', Icon: TriangleAlert },
  destructive: { className: 'border-l-danger [--tone:var(--danger)]', Icon: CircleAlert },
}

/** Mounted once. F8 moves the focus here; on a phone it stands at the top, clear of the thumb. */
export function Toaster() {
  const { t } = useTranslation()
  const toasts = useToasts()
  return (
    <Radix.Provider duration={toastDuration} label={t('toast.one')} swipeDirection="right">
      {toasts.map(each => (
        <ToastCard key={each.id} {...each} />
      ))}
      <Radix.Viewport
        label={t('toast.region')}
        className="fixed inset-x-0 top-0 z-60 grid gap-2 p-4 outline-none sm:inset-x-auto sm:top-auto sm:right-0 sm:bottom-0 sm:w-96"
      />
    </Radix.Provider>
  )
}

function ToastCard({ id, title, description, variant }: Toast) {
  const { t } = useTranslation()
  const { className, Icon } = variants[variant]
  return (
    <Radix.Root
      type={variant === 'default' ? 'background' : 'foreground'}
      onOpenChange={open => !open && dismissToast(id)}
      className={cx(
        'flex animate-appear items-start gap-3 rounded-lg border border-l-4 border-line bg-raised py-2 pr-1 pl-4 text-ink shadow-raised',
        'data-[swipe=cancel]:translate-x-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        className,
      )}
    >
      {Icon && <Icon className="mt-2 size-5 shrink-0 text-(--tone)" aria-hidden />}
      <div className="min-w-0 flex-1 py-1.5">
        <Radix.Title className="font-strong">{title}</Radix.Title>
        {description && <Radix.Description className="text-muted">{description}</Radix.Description>}
      </div>
      <Radix.Close asChild>
        <IconButton label={t('action.close')}>
          <X className="size-4" aria-hidden />
        </IconButton>
      </Radix.Close>
    </Radix.Root>
  )
}
