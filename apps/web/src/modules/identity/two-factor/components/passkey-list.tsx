import { type Passkey, removePasskey, renamePasskey } from '@plumbline/contract/identity/two-factor'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { Field } from '../../../../components/ui/field'
import { FormDialog } from '../../../../components/ui/form-dialog'
import { Input } from '../../../../components/ui/input'
import { useFieldMessage } from '../../../../lib/error-message'
import { showFieldProblems } from '../../../../lib/form'
import { useFormats } from '../../../../lib/format'
import { useApiMutation } from '../../../../lib/query'
import { toast } from '../../../../lib/toast'
import { ConfirmIdentity } from './confirm-identity'

type PasskeyListProps = { passkeys: Passkey[]; email: string; needsCode: boolean }
type Chosen = { passkey: Passkey; action: 'rename' | 'remove' }

export function PasskeyList({ passkeys, email, needsCode }: PasskeyListProps) {
  const { t } = useTranslation('two-factor')
  const { ago, date } = useFormats()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const close = () => setChosen(null)
  return (
    <>
      <ul className="grid divide-y divide-line">
        {passkeys.map(passkey => (
          <li key={passkey.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0">
            <KeyRound className="size-6 shrink-0 text-subtle" aria-hidden />
            <div className="min-w-0 flex-1">
              <p className="font-strong break-words">{passkey.name}</p>
              <p className="text-caption text-subtle">
                {t('passkeys.created', { date: date(passkey.createdAt) })}
                {' · '}
                {passkey.lastUsedAt
                  ? t('passkeys.lastUsed', { when: ago(passkey.lastUsedAt) })
                  : t('passkeys.neverUsed')}
              </p>
            </div>
            {(['rename', 'remove'] as const).map(action => (
              <Button
                key={action}
                look="quiet"
                aria-label={t(`passkeys.${action}Of`, { name: passkey.name })}
                onClick={() => setChosen({ passkey, action })}
              >
                {t(`passkeys.${action}`)}
              </Button>
            ))}
          </li>
        ))}
      </ul>
      {chosen?.action === 'rename' && <RenamePasskey passkey={chosen.passkey} onClose={close} />}
      {chosen?.action === 'remove' && (
        <RemovePasskey passkey={chosen.passkey} email={email} needsCode={needsCode} onClose={close} />
      )}
    </>
  )
}

function RenamePasskey({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { t } = useTranslation('two-factor')
  const { t: common } = useTranslation()
  const fieldMessage = useFieldMessage()
  const rename = useApiMutation(renamePasskey, { showsOwnError: true })
  const form = useForm({ defaultValues: { name: passkey.name } })
  const submit = form.handleSubmit(async body => {
    try {
      await rename.mutateAsync({ params: { id: passkey.id }, body })
      toast({ title: t('passkeys.renamed') })
      onClose()
    } catch (error) {
      showFieldProblems(form, error)
    }
  })
  return (
    <FormDialog
      title={t('passkeys.renameTitle')}
      description={t('passkeys.nameHint')}
      confirm={common('action.save')}
      look="primary"
      pending={rename.isPending}
      error={form.formState.errors.name ? null : rename.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t('passkeys.name')} error={fieldMessage(form.formState.errors.name?.message)} required>
        <Input maxLength={60} {...form.register('name')} />
      </Field>
    </FormDialog>
  )
}

type RemovePasskeyProps = { passkey: Passkey; email: string; needsCode: boolean; onClose: () => void }

function RemovePasskey({ passkey, email, needsCode, onClose }: RemovePasskeyProps) {
  const { t } = useTranslation('two-factor')
  const remove = useApiMutation(removePasskey, { showsOwnError: true })
  return (
    <ConfirmIdentity
      title={t('passkeys.removeTitle', { name: passkey.name })}
      description={t('passkeys.removeExplain')}
      confirm={t('passkeys.remove')}
      look="danger"
      email={email}
      needsCode={needsCode}
      onConfirm={async body => {
        await remove.mutateAsync({ params: { id: passkey.id }, body })
        toast({ title: t('passkeys.removed') })
        onClose()
      }}
      onClose={onClose}
    />
  )
}
