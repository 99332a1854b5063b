import { rotateWebhookSecret, type Webhook } from '@plumbline/contract/webhooks'
import { Check, Copy } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'
import { ConfirmDialog } from '../../../components/ui/confirm-dialog'
import { Dialog } from '../../../components/ui/dialog'
import { Field } from '../../../components/ui/field'
import { Input } from '../../../components/ui/input'
import { useApiMutation } from '../../../lib/query'

/** The only time that a secret is shown. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const { t } = useTranslation('webhooks')
  const [copied, setCopied] = useState(false)
  const line = useRef<HTMLDivElement>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret)
      setCopied(true)
    } catch {
      // Without a clipboard, as on a plain address, the text is selected to be copied by hand.
      line.current?.querySelector('input')?.select()
    }
  }
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={t('secret.title')}
      description={t('secret.explain')}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t('secret.done')}
          </Button>
          <Button
            icon={copied ? <Check className="size-5" aria-hidden /> : <Copy className="size-5" aria-hidden />}
            onClick={() => void copy()}
          >
            {t(copied ? 'secret.copied' : 'secret.copy')}
          </Button>
        </>
      }
    >
      <div ref={line}>
        <Field label={t('secret.label')}>
          <Input readOnly value={secret} className="font-mono" />
        </Field>
      </div>
    </Dialog>
  )
}

type RotateSecretProps = { webhook: Webhook; onClose: () => void; onRotated: (secret: string) => void }

export function RotateSecret({ webhook, onClose, onRotated }: RotateSecretProps) {
  const { t } = useTranslation('webhooks')
  const rotate = useApiMutation(rotateWebhookSecret, {
    showsOwnError: true,
    onSuccess: ({ secret }) => onRotated(secret),
  })
  return (
    <ConfirmDialog
      title={t('rotateDialog.title', { name: webhook.name })}
      description={t('rotateDialog.explain')}
      confirm={t('rotate')}
      pending={rotate.isPending}
      error={rotate.error}
      onConfirm={() => rotate.mutate({ params: { id: webhook.id } })}
      onClose={onClose}
    />
  )
}
