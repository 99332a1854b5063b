import type texts from '@plumbline/languages/en/screens/features.json'
import {
  BookOpenCheck,
  BotMessageSquare,
  ChartNoAxesCombined,
  CloudOff,
  Columns2,
  Gavel,
  HardDrive,
  ListTodo,
  type LucideIcon,
  MapPinned,
  Megaphone,
  MessageCircleQuestionMark,
  Scale,
  ScanEye,
  ScanFace,
  Signature,
  UserRoundCheck,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../../components/ui/badge'
import { PageHero } from '../page-hero'
import { Screenshot } from '../screenshot'
import { Section } from '../section'
import { StartBanner } from '../start-banner'
import { StartButtons } from '../start-buttons'

type ItemId = keyof typeof texts.item
type Group = { id: keyof typeof texts.group; items: readonly (readonly [ItemId, LucideIcon])[] }

const groups: readonly Group[] = [
  {
    id: 'see',
    items: [
      ['media', ScanEye],
      ['questions', MessageCircleQuestionMark],
      ['offline', CloudOff],
      ['faces', ScanFace],
    ],
  },
  {
    id: 'decide',
    items: [
      ['rules', Scale],
      ['fines', Gavel],
      ['paulie', BotMessageSquare],
      ['correct', UserRoundCheck],
    ],
  },
  {
    id: 'fix',
    items: [
      ['tasks', ListTodo],
      ['fixes', Columns2],
      ['sites', MapPinned],
      ['hooks', Megaphone],
    ],
  },
  {
    id: 'record',
    items: [
      ['dashboard', ChartNoAxesCombined],
      ['reports', Signature],
      ['library', BookOpenCheck],
      ['own', HardDrive],
    ],
  },
]
const coming = ['audits', 'documents', 'training'] as const

export default function FeaturesPage() {
  const { t } = useTranslation('features')
  return (
    <>
      <PageHero title={t('title')} lead={t('lead')}>
        <StartButtons />
      </PageHero>
      <div className="mx-auto grid max-w-page gap-8 px-4 pb-14 empty:hidden sm:px-6">
        <Screenshot name="dashboard" alt={t('screen.dashboard')} />
      </div>
      {groups.map(({ id, items }, index) => (
        <Section key={id} title={t(`group.${id}`)} sunken={index % 2 === 0}>
          <ul className="grid gap-x-12 gap-y-10 sm:grid-cols-2 lg:grid-cols-4 lg:gap-x-10">
            {items.map(([item, Icon]) => (
              <li key={item}>
                <Icon className="size-6 text-subtle" aria-hidden />
                <h3 className="mt-3 text-title font-strong">{t(`item.${item}.title`)}</h3>
                <p className="mt-2 max-w-prose text-muted">{t(`item.${item}.text`)}</p>
              </li>
            ))}
          </ul>
        </Section>
      ))}
      <ComingSoon />
      <StartBanner />
    </>
  )
}

/** What the product doesn't have yet is named once, and marked. */
function ComingSoon() {
  const { t } = useTranslation('features')
  const { t: common } = useTranslation('public')
  return (
    <Section title={t('coming.title')} sunken>
      <ul className="grid gap-4 sm:grid-cols-3">
        {coming.map(item => (
          <li
            key={item}
            className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-dashed border-line-strong p-4"
          >
            <span className="text-muted">{t(`coming.${item}`)}</span>
            <Badge>{common('comingSoon')}</Badge>
          </li>
        ))}
      </ul>
    </Section>
  )
}
