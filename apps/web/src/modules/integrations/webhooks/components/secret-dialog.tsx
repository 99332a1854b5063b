import { rotateWebhookSecret, type Webhook } from '@plumbline/contract/integrations/webhooks'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../../components/ui/confirm-dialog'
import { SecretDialog } from '../../../../components/ui/secret-dialog'
import { useApiMutation } from '../../../../lib/query'

export function WebhookSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  const { t } = useTranslation('webhooks')
  const text = {
    title: t('secret.title'),
    explain: t('secret.explain'),
    label: t('secret.label'),
    done: t('secret.done'),
    copy: t('secret.copy'),
    copied: t('secret.copied'),
  }
  return <SecretDialog secret={secret} text={text} onClose={onClose} />
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
