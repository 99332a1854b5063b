import {
  removeAuthenticator,
  renewRecoveryCodes,
  type TwoFactor,
} from '@plumbline/contract/identity/two-factor'
import type { User } from '@plumbline/contract/identity/users'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Async } from '../../../../components/ui/async'
import { Badge } from '../../../../components/ui/badge'
import { Button } from '../../../../components/ui/button'
import { Card, CardHeader } from '../../../../components/ui/card'
import { SkeletonLines } from '../../../../components/ui/skeleton'
import { useFormats } from '../../../../lib/format'
import { useApiMutation } from '../../../../lib/query'
import { toast } from '../../../../lib/toast'
import { useTwoFactor } from '../api/two-factor'
import { supportsPasskeys } from '../supports-passkeys'
import { AddPasskey } from './add-passkey'
import { ConfirmIdentity } from './confirm-identity'
import { PasskeyList } from './passkey-list'
import { RecoveryCodesDialog } from './recovery-codes-dialog'
import { SetUpApp } from './set-up-app'

type TwoFactorCardProps = {
  user: Pick<User, 'email' | 'emailVerified'>
  /** Stands in for the factors until the address is confirmed. */
  confirmAddress: ReactNode
  /** Called once the recovery codes of a first factor have been saved. */
  onSetUp?: () => void
}
type Open = 'app' | 'removeApp' | 'passkey' | 'renew'

/** The second factors of one's own account. */
export default function TwoFactorCard({ user, confirmAddress, onSetUp }: TwoFactorCardProps) {
  const { t } = useTranslation('two-factor')
  const twoFactor = useTwoFactor()
  return (
    <Card>
      <CardHeader title={t('title')} description={t('explain')} />
      {user.emailVerified ? (
        <Async query={twoFactor} skeleton={<SkeletonLines lines={6} />}>
          {data => <Factors {...data} email={user.email} {...(onSetUp && { onSetUp })} />}
        </Async>
      ) : (
        confirmAddress
      )}
    </Card>
  )
}

function Factors({ email, onSetUp, ...factors }: TwoFactor & { email: string; onSetUp?: () => void }) {
  const { t } = useTranslation('two-factor')
  const { date } = useFormats()
  const { authenticator, passkeys, recoveryCodesLeft, requiredByOrganization } = factors
  const [open, setOpen] = useState<Open | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const isOn = authenticator !== null || passkeys.length > 0
  const close = () => setOpen(null)
  const finish = (title: string) => (recoveryCodes: string[] | null) => {
    close()
    setCodes(recoveryCodes)
    if (recoveryCodes) return
    toast({ title })
    onSetUp?.()
  }
  return (
    <div className="grid gap-6">
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone={isOn ? 'good' : 'neutral'}>{t(isOn ? 'on' : 'off')}</Badge>
        {requiredByOrganization && <span className="text-muted">{t('required')}</span>}
      </p>
      <Part
        title={t('app.title')}
        explain={authenticator ? t('app.since', { date: date(authenticator.since) }) : t('app.explain')}
        action={
          authenticator ? (
            <Button look="secondary" onClick={() => setOpen('removeApp')}>
              {t('app.remove')}
            </Button>
          ) : (
            <Button look={isOn ? 'secondary' : 'primary'} onClick={() => setOpen('app')}>
              {t('app.setUp')}
            </Button>
          )
        }
      />
      <Part
        title={t('passkeys.title')}
        explain={t(supportsPasskeys() ? 'passkeys.explain' : 'passkeys.unsupported')}
        action={
          supportsPasskeys() && (
            <Button look="secondary" onClick={() => setOpen('passkey')}>
              {t('passkeys.add')}
            </Button>
          )
        }
      >
        {passkeys.length > 0 && (
          <PasskeyList passkeys={passkeys} email={email} needsCode={authenticator !== null} />
        )}
      </Part>
      {isOn && (
        <Part
          title={t('recovery.title')}
          explain={`${t('recovery.explain')} ${t('recovery.left', { count: recoveryCodesLeft })}.`}
          action={
            <Button look="secondary" onClick={() => setOpen('renew')}>
              {t('recovery.renew')}
            </Button>
          }
        />
      )}
      <FactorDialog
        open={open}
        email={email}
        needsCode={authenticator !== null}
        onClose={close}
        finish={finish}
      />
      {codes && (
        <RecoveryCodesDialog
          codes={codes}
          onClose={() => {
            setCodes(null)
            onSetUp?.()
          }}
        />
      )}
    </div>
  )
}

type PartProps = { title: string; explain: string; action: ReactNode; children?: ReactNode }

const Part = ({ title, explain, action, children }: PartProps) => (
  <section className="grid gap-3 border-t border-line pt-4">
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-60">
        <h3 className="font-strong">{title}</h3>
        <p className="text-muted">{explain}</p>
      </div>
      {action}
    </div>
    {children}
  </section>
)

type FactorDialogProps = {
  open: Open | null
  email: string
  needsCode: boolean
  onClose: () => void
  /** Says what was done and shows new recovery codes. */
  finish: (title: string) => (recoveryCodes: string[] | null) => void
}

function FactorDialog({ open, email, needsCode, onClose, finish }: FactorDialogProps) {
  const { t } = useTranslation('two-factor')
  const removeApp = useApiMutation(removeAuthenticator, { showsOwnError: true })
  const renew = useApiMutation(renewRecoveryCodes, { showsOwnError: true })
  if (open === 'app') return <SetUpApp email={email} onDone={finish(t('app.done'))} onClose={onClose} />
  if (open === 'passkey')
    return (
      <AddPasskey
        email={email}
        needsCode={needsCode}
        onDone={finish(t('passkeys.added'))}
        onClose={onClose}
      />
    )
  if (open === 'removeApp')
    return (
      <ConfirmIdentity
        title={t('app.removeTitle')}
        description={t('app.removeExplain')}
        confirm={t('app.remove')}
        look="danger"
        email={email}
        needsCode={needsCode}
        onConfirm={async body => {
          await removeApp.mutateAsync({ body })
          toast({ title: t('app.removed') })
          onClose()
        }}
        onClose={onClose}
      />
    )
  if (open === 'renew')
    return (
      <ConfirmIdentity
        title={t('recovery.renewTitle')}
        description={t('recovery.renewExplain')}
        confirm={t('recovery.renew')}
        email={email}
        needsCode={needsCode}
        onConfirm={async body =>
          finish(t('recovery.title'))((await renew.mutateAsync({ body })).recoveryCodes)
        }
        onClose={onClose}
      />
    )
  return null
}
