import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorMessage } from '../../lib/error-message'
import { Button } from './button'

type EmptyStateProps = { icon?: ReactNode; title: ReactNode; action?: ReactNode; children?: ReactNode }

/** One sentence about what belongs here, and the action that fills it. */
export function EmptyState({ icon, title, action, children }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-3 rounded-lg border border-dashed border-line-strong px-6 py-12 text-center">
      {icon && <div className="text-subtle [&>svg]:size-8">{icon}</div>}
      <h2 className="text-title font-strong">{title}</h2>
      {children && <div className="max-w-prose text-muted">{children}</div>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}

type ErrorStateProps = {
  error: unknown
  title?: ReactNode
  /** Shown where the error itself has no message of its own. */
  fallback?: string
  onRetry?: () => void
  retrying?: boolean
}

/** What happened, and the way to try again. */
export function ErrorState({ error, title, fallback, onRetry, retrying = false }: ErrorStateProps) {
  const { t } = useTranslation()
  const errorMessage = useErrorMessage()
  return (
    <div
      role="alert"
      className="grid justify-items-center gap-3 rounded-lg border border-line bg-surface px-6 py-12 text-center"
    >
      <TriangleAlert className="size-8 text-danger" aria-hidden />
      <p className="text-title font-strong">{title ?? t('state.failed')}</p>
      <p className="max-w-prose text-muted">{errorMessage(error, fallback)}</p>
      {onRetry && (
        <Button look="secondary" loading={retrying} onClick={onRetry}>
          {t('action.tryAgain')}
        </Button>
      )}
    </div>
  )
}
