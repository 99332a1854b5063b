import type { Organization } from '@plumbline/contract/identity/organizations'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Async } from '../../../../components/ui/async'
import { Button } from '../../../../components/ui/button'
import { Card, CardHeader } from '../../../../components/ui/card'
import { Skeleton } from '../../../../components/ui/skeleton'
import { useOrganization } from '../api/organization'
import { OrganizationForm } from './organization-form'

type OrganizationCardProps = { mayEdit: boolean; onChanged: () => Promise<void> }

export function OrganizationCard({ mayEdit, onChanged }: OrganizationCardProps) {
  const { t } = useTranslation('settings')
  const organization = useOrganization()
  const [editing, setEditing] = useState(false)
  return (
    <Card>
      <CardHeader
        title={t('organization.title')}
        action={
          mayEdit &&
          !editing && (
            <Button look="secondary" disabled={!organization.data} onClick={() => setEditing(true)}>
              {t('organization.edit')}
            </Button>
          )
        }
      />
      <Async query={organization} skeleton={<OrganizationView />}>
        {current =>
          editing ? (
            <OrganizationForm organization={current} onClose={() => setEditing(false)} onSaved={onChanged} />
          ) : (
            <OrganizationView organization={current} />
          )
        }
      </Async>
    </Card>
  )
}

/** Its skeleton, where there is no organization yet: the labels, and room for what they name. */
function OrganizationView({ organization }: { organization?: Organization }) {
  const { t } = useTranslation('settings')
  const { t: option } = useTranslation('options')
  const rows = [
    ['name', organization?.name],
    ['companySize', organization && option(`companySize.${organization.companySize}`)],
    ['industry', organization && option(`industry.${organization.industry}`)],
    ['fixPhoto', organization && t(`organization.fixPhotos.${organization.fixPhoto}`)],
    ['hideFaces', organization && t(organization.hideFaces ? 'organization.hidden' : 'organization.shown')],
    [
      'counselMode',
      organization && t(organization.counselMode ? 'organization.counselOn' : 'organization.counselOff'),
    ],
  ] as const
  return (
    <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
      {rows.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-caption text-subtle">{t(`organization.${name}`)}</dt>
          <dd className="break-words">{value ?? <Skeleton className="h-6 w-2/3" />}</dd>
        </div>
      ))}
    </dl>
  )
}
