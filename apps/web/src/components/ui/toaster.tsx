import { CircleAlert, TriangleAlert, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '../../lib/cx'
import { dismissToast, TOAST_DURATION, type Toast, type ToastVariant, useToasts } from '../../lib/toast'
import { Button } from './button'
import { IconButton } from './icon-button'

const variants: Record<ToastVariant, { className: string; Icon?: typeof X }> = {
  default: { className: 'border-l-line-strong' },
  warning: { className: 'border-l-medium [--tone:var(--medium)]', Icon: TriangleAlert },
  destructive: { className: 'border-l-danger [--tone:var(--danger)]', Icon: CircleAlert },
}

/**
 * Mounted once and always there, so that assistive technology hears what is added to it. F8 moves the focus here;
 * the clock stops while someone points at it, is inside it or looks at another window. It stands in the row of the
 * header, where it covers nothing of the page: what comes next stays in sight and in reach.
 */
export function Toaster() {
  const { t } = useTranslation()
  const [shown] = useToasts()
  const region = useRef<HTMLElement>(null)
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const [away, setAway] = useState(false)

  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'F8') return
      event.preventDefault()
      region.current?.focus()
    }
    const onBlur = () => setAway(true)
    const onFocus = () => setAway(false)
    addEventListener('keydown', onKey)
    addEventListener('blur', onBlur)
    addEventListener('focus', onFocus)
    return () => {
      removeEventListener('keydown', onKey)
      removeEventListener('blur', onBlur)
      removeEventListener('focus', onFocus)
    }
  }, [])

  const paused = pointed || focused || away
  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-label={t('toast.region')}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      className="fixed inset-x-0 top-0 z-60 mt-[env(safe-area-inset-top)] outline-none sm:right-28 sm:left-auto sm:w-112"
    >
      <ol aria-live="polite" aria-relevant="additions" className={shown && 'p-1.5'}>
        {shown && <ToastCard key={shown.id} {...shown} paused={paused} />}
      </ol>
    </section>
  )
}

function ToastCard({ id, title, description, variant, action, paused }: Toast & { paused: boolean }) {
  const { t } = useTranslation()
  const { className, Icon } = variants[variant]
  useTimeout(() => dismissToast(id), TOAST_DURATION, paused)
  return (
    <li
      data-toast
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && dismissToast(id)}
      className={cx(
        'flex animate-appear items-start gap-3 rounded-lg border border-l-4 border-line bg-raised py-0.5 pr-1 pl-4 text-ink shadow-raised',
        className,
      )}
    >
      {Icon && <Icon className="mt-3 size-5 shrink-0 text-(--tone)" aria-hidden />}
      {/* On the item itself the role would take it out of its list. */}
      <div role={variant === 'default' ? undefined : 'alert'} className="min-w-0 flex-1 py-2.5">
        <p>
          <span className="mr-1.5 font-strong">{title}</span>
          {description && <span className="text-muted">{description}</span>}
        </p>
      </div>
      {action && (
        <Button
          look="quiet"
          onClick={() => {
            dismissToast(id)
            action.run()
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label={t('action.close')} onClick={() => dismissToast(id)}>
        <X className="size-4" aria-hidden />
      </IconButton>
    </li>
  )
}

/** Calls once the time has passed; time spent paused does not count. */
function useTimeout(call: () => void, duration: number, paused: boolean) {
  const left = useRef(duration)
  const latest = useRef(call)
  latest.current = call
  useEffect(() => {
    if (paused) return
    const started = performance.now()
    const timer = setTimeout(() => latest.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - started
    }
  }, [paused])
}
