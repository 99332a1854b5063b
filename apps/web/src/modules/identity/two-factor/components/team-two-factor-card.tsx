import {
  type OrganizationTwoFactor,
  requireTwoFactor,
  resetTwoFactor,
} from '@plumbline/contract/identity/two-factor'
import type { User } from '@plumbline/contract/identity/users'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Async } from '../../../../components/ui/async'
import { Badge } from '../../../../components/ui/badge'
import { Button } from '../../../../components/ui/button'
import { Card, CardHeader } from '../../../../components/ui/card'
import { SkeletonLines } from '../../../../components/ui/skeleton'
import { Switch } from '../../../../components/ui/switch'
import { useApiMutation } from '../../../../lib/query'
import { toast } from '../../../../lib/toast'
import { useOrganizationTwoFactor, useTwoFactor } from '../api/two-factor'
import { ConfirmIdentity } from './confirm-identity'

type Person = OrganizationTwoFactor['members'][number]

/** Whether everybody needs a second factor, who has one, and the way back for somebody who lost theirs. */
export default function TeamTwoFactorCard({ user }: { user: User }) {
  const { t } = useTranslation('two-factor')
  const team = useOrganizationTwoFactor()
  const own = useTwoFactor()
  const [chosen, setChosen] = useState<Person | null>(null)
  const require = useApiMutation(requireTwoFactor, {
    onSuccess: ({ required }) => toast({ title: t(required ? 'team.requiredNow' : 'team.optionalNow') }),
  })
  const reset = useApiMutation(resetTwoFactor, { showsOwnError: true })
  return (
    <Card>
      <CardHeader title={t('team.title')} description={t('team.explain')} />
      <Async query={team} skeleton={<SkeletonLines lines={4} />}>
        {({ required, members }) => (
          <div className="grid gap-4">
            <div>
              <Switch
                label={t('team.require')}
                checked={required}
                disabled={require.isPending}
                onChange={event => require.mutate({ body: { required: event.target.checked } })}
              />
              <p className="text-caption text-subtle">{t('team.requireHint')}</p>
            </div>
            <ul className="grid divide-y divide-line" aria-label={t('team.members')}>
              {members.map(person => (
                <li key={person.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
                  <div className="min-w-0 flex-1 basis-48">
                    <p className="font-strong break-words">{person.name}</p>
                    <p className="text-caption break-all text-subtle">{person.email}</p>
                  </div>
                  <Badge tone={person.enabled ? 'good' : 'neutral'}>{t(person.enabled ? 'on' : 'off')}</Badge>
                  {person.enabled && person.id !== user.id && (
                    <Button
                      look="quiet"
                      aria-label={t('team.resetOf', { name: person.name })}
                      onClick={() => setChosen(person)}
                    >
                      {t('team.reset')}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          </div>
        )}
      </Async>
      {chosen && (
        <ConfirmIdentity
          title={t('team.resetTitle', { name: chosen.name })}
          description={t('team.resetExplain')}
          confirm={t('team.reset')}
          look="danger"
          email={user.email}
          needsCode={Boolean(own.data?.authenticator)}
          onConfirm={async body => {
            await reset.mutateAsync({ params: { id: chosen.id }, body })
            toast({ title: t('team.resetDone') })
            setChosen(null)
          }}
          onClose={() => setChosen(null)}
        />
      )}
    </Card>
  )
}
