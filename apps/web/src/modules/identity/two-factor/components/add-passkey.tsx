import { addPasskey, startPasskey } from '@plumbline/contract/identity/two-factor'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../../components/ui/field'
import { Input } from '../../../../components/ui/input'
import { useFieldMessage } from '../../../../lib/error-message'
import { useApiMutation } from '../../../../lib/query'
import { createPasskey } from '../passkey-browser'
import { ConfirmIdentity } from './confirm-identity'

type AddPasskeyProps = {
  email: string
  needsCode: boolean
  /** With recovery codes if this was the first factor. */
  onDone: (recoveryCodes: string[] | null) => void
  onClose: () => void
}

export function AddPasskey({ email, needsCode, onDone, onClose }: AddPasskeyProps) {
  const { t } = useTranslation('two-factor')
  const fieldMessage = useFieldMessage()
  const start = useApiMutation(startPasskey, { showsOwnError: true })
  const add = useApiMutation(addPasskey, { showsOwnError: true })
  const [name, setName] = useState('')
  const [isMissing, setMissing] = useState(false)
  return (
    <ConfirmIdentity
      title={t('passkeys.addTitle')}
      description={t('passkeys.explain')}
      confirm={t('confirm.next')}
      email={email}
      needsCode={needsCode}
      onConfirm={async body => {
        setMissing(!name.trim())
        if (!name.trim()) return
        const { challenge, passkey: creation } = await start.mutateAsync({ body })
        const passkey = await createPasskey(creation)
        onDone((await add.mutateAsync({ body: { challenge, name, passkey } })).recoveryCodes)
      }}
      onClose={onClose}
    >
      <Field
        label={t('passkeys.name')}
        hint={t('passkeys.nameHint')}
        error={isMissing ? fieldMessage('required') : undefined}
        required
      >
        <Input value={name} maxLength={60} onChange={event => setName(event.target.value)} />
      </Field>
    </ConfirmIdentity>
  )
}
