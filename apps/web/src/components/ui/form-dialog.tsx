import { type FormEventHandler, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorMessage } from '../../lib/error-message'
import { Alert } from './alert'
import { Button } from './button'
import { Dialog } from './dialog'

type FormDialogProps = {
  title: ReactNode
  description: ReactNode
  /** Names what will happen, not 'OK'. */
  confirm: string
  /** Red unless nothing is lost by it. */
  look?: 'danger' | 'primary'
  pending: boolean
  /** Shown below the fields; nothing where a field shows it already. */
  error: unknown
  onSubmit: FormEventHandler
  onClose: () => void
  /** The fields. */
  children: ReactNode
}

/** Asks for something that proves who the person is, or that they mean it. */
export function FormDialog({
  title,
  description,
  confirm,
  look = 'danger',
  pending,
  error,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const { t } = useTranslation()
  const errorMessage = useErrorMessage()
  const id = useId()
  const actions = (
    <>
      <Button look="secondary" onClick={onClose}>
        {t('action.cancel')}
      </Button>
      <Button type="submit" form={id} look={look} loading={pending}>
        {confirm}
      </Button>
    </>
  )
  const close = (open: boolean) => !open && onClose()
  return (
    <Dialog open onOpenChange={close} title={title} description={description} actions={actions}>
      <form id={id} className="grid gap-4" onSubmit={onSubmit} noValidate>
        {children}
        {error ? <Alert tone="danger">{errorMessage(error)}</Alert> : null}
      </form>
    </Dialog>
  )
}
