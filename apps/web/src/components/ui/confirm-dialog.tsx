import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorMessage } from '../../lib/error-message'
import { Alert } from './alert'
import { Button } from './button'
import { Dialog } from './dialog'

type ConfirmDialogProps = {
  title: ReactNode
  description: ReactNode
  /** Names what will happen, not 'OK'. */
  confirm: string
  danger?: boolean
  pending: boolean
  error: unknown
  /** Shown where the error itself has no message of its own. */
  fallback?: string
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something that can't easily be undone, and shows why it failed. */
export function ConfirmDialog({
  title,
  description,
  confirm,
  danger = false,
  pending,
  error,
  fallback,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const { t } = useTranslation()
  const errorMessage = useErrorMessage()
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={title}
      description={description}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button look={danger ? 'danger' : 'primary'} loading={pending} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {error ? <Alert tone="danger">{errorMessage(error, fallback)}</Alert> : null}
    </Dialog>
  )
}
