import type { Site } from '@plumbline/contract/identity/sites'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

/** Whose rules apply at a site, or what to go by where we have none. */
export function SiteRules({ site: { law, country } }: { site: Pick<Site, 'law' | 'country'> }) {
  const { t, i18n } = useTranslation('sites')
  if (law) {
    const key = `law.${law.id}`
    const name = i18n.exists(key, { ns: 'sites' }) ? t(key as 'law.uk') : law.id
    return law.agency ? t('rules.statePlan', { law: name, agency: law.agency }) : name
  }
  if (!country) return t('rules.noCountry')
  return (
    <span className="grid gap-1">
      {t('rules.unknown')}
      <span className="flex flex-wrap gap-x-4">
        <Link to="/regulations?q=ILO" className="flex min-h-control items-center underline">
          {t('rules.seeIlo')}
        </Link>
        <Link to="/regulations?q=ISO%2045001" className="flex min-h-control items-center underline">
          {t('rules.seeIso')}
        </Link>
      </span>
    </span>
  )
}
