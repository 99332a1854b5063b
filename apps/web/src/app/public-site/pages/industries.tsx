import type texts from '@plumbline/languages/en/screens/industries.json'
import {
  Anchor,
  BedDouble,
  Construction,
  Factory,
  FlaskConical,
  Forklift,
  Fuel,
  GraduationCap,
  HeartPulse,
  type LucideIcon,
  Pickaxe,
  RadioTower,
  Recycle,
  Server,
  ShoppingCart,
  Tractor,
  Trees,
  Truck,
  Utensils,
  Zap,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { industries } from '../catalog.json'
import { CatalogCard } from '../catalog-card'
import { type CatalogEntry, CatalogPage } from '../catalog-page'

type IndustryId = keyof typeof texts

const icons: Record<IndustryId, LucideIcon> = {
  construction: Construction,
  manufacturing: Factory,
  mining: Pickaxe,
  'oil-gas': Fuel,
  energy: Zap,
  transportation: Truck,
  warehousing: Forklift,
  agriculture: Tractor,
  forestry: Trees,
  maritime: Anchor,
  chemicals: FlaskConical,
  healthcare: HeartPulse,
  food: Utensils,
  telecom: RadioTower,
  waste: Recycle,
  retail: ShoppingCart,
  hospitality: BedDouble,
  education: GraduationCap,
  technology: Server,
}

export default function IndustriesPage() {
  return <CatalogPage id="industries" groups={['high-risk', 'general']} useEntries={useIndustries} />
}

function useIndustries(): CatalogEntry[] {
  const { t } = useTranslation('industries')
  return industries.map(({ slug, group, rules }) => {
    const id = slug as IndustryId
    const Icon = icons[id]
    const name = t(`${id}.name`)
    const blurb = t(`${id}.blurb`)
    const examples = t(`${id}.examples`, { returnObjects: true })
    return {
      slug,
      group: group as CatalogEntry['group'],
      searched: [name, blurb, ...examples, ...rules.map(({ code, title }) => `${code} ${title}`)].join(' '),
      card: <IndustryCard {...{ group, name, blurb, examples, rules }} Icon={Icon} />,
    }
  })
}

type IndustryCardProps = {
  Icon: LucideIcon
  group: string
  name: string
  blurb: string
  examples: readonly string[]
  rules: (typeof industries)[number]['rules']
}

function IndustryCard({ Icon, group, name, blurb, examples, rules }: IndustryCardProps) {
  const { t } = useTranslation('catalog')
  return (
    <CatalogCard
      icon={<Icon className="size-6" aria-hidden />}
      name={name}
      group={t(`group.${group as CatalogEntry['group']}`)}
      blurb={blurb}
      opener={t('examples')}
    >
      <ul className="grid list-disc gap-1 pl-5">
        {examples.map(example => (
          <li key={example}>{example}</li>
        ))}
      </ul>
      <h3 className="font-strong">{t('rules')}</h3>
      <ul className="grid gap-1 text-caption text-muted">
        {rules.map(({ code, title, source }) => (
          <li key={code}>
            <a href={source} target="_blank" rel="noopener" className="underline" lang="en">
              {code}
            </a>{' '}
            <span lang="en">{title}</span>
          </li>
        ))}
      </ul>
    </CatalogCard>
  )
}
