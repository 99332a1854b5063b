import type { Language } from '@plumbline/contract/options'
import type texts from '@plumbline/languages/en/screens/regions.json'
import { useTranslation } from 'react-i18next'
import { languageNames } from '../../../lib/i18n'
import { regions } from '../catalog.json'
import { CatalogCard } from '../catalog-card'
import { type CatalogEntry, CatalogPage } from '../catalog-page'

type RegionId = keyof typeof texts
type Region = (typeof regions)[number]

const groups = ['americas', 'europe', 'asia', 'oceania', 'africa'] as const

export default function RegionsPage() {
  return <CatalogPage id="regions" groups={groups} useEntries={useRegions} />
}

function useRegions(): CatalogEntry[] {
  const { t } = useTranslation('regions')
  return regions.map(region => {
    const { slug, code, group, laws } = region
    const name = t(`${slug as RegionId}.name`)
    const blurb = t(`${slug as RegionId}.blurb`)
    return {
      slug,
      group: group as CatalogEntry['group'],
      searched: [name, code, blurb, ...laws.map(law => law.name)].join(' '),
      card: <RegionCard region={region} name={name} blurb={blurb} />,
    }
  })
}

function RegionCard({ region, name, blurb }: { region: Region; name: string; blurb: string }) {
  const { t } = useTranslation('catalog')
  const { code, group, languages, records, laws } = region
  const names = languages.map(language => languageNames[language as Language])
  return (
    <CatalogCard
      icon={
        <span aria-hidden className="rounded-sm border border-line-strong px-1.5 text-caption font-strong">
          {code}
        </span>
      }
      name={name}
      group={t(`group.${group as CatalogEntry['group']}`)}
      blurb={blurb}
      opener={t('keyRules')}
    >
      {laws.length > 0 ? (
        <>
          <ul className="grid gap-1">
            {laws.map(law => (
              <li key={law.name} className="flex justify-between gap-4">
                <span>{law.name}</span>
                <span className="tabular shrink-0 text-subtle">{t('records', { count: law.count })}</span>
              </li>
            ))}
          </ul>
          <p className="text-muted">{t('total', { count: records })}</p>
        </>
      ) : (
        <>
          <p className="font-strong">{t('noRules')}</p>
          <p className="text-muted">{t('instead')}</p>
        </>
      )}
      <p className="text-caption text-subtle">
        {names.length > 0 ? `${t('languages')}: ${names.join(', ')}` : t('noLanguage')}
      </p>
    </CatalogCard>
  )
}
