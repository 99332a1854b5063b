import { Gauge, HardDrive, UserRoundCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Section } from './section'

const statements = [
  { key: 'estimate', Icon: Gauge },
  { key: 'person', Icon: UserRoundCheck },
  { key: 'machine', Icon: HardDrive },
] as const

export function Honesty() {
  const { t } = useTranslation('public')
  return (
    <Section sunken title={t('home.honest.title')}>
      <ul className="grid gap-10 lg:grid-cols-3 lg:gap-12">
        {statements.map(({ key, Icon }) => (
          <li key={key}>
            <Icon className="size-6 text-subtle" aria-hidden />
            <h3 className="mt-3 text-title font-strong">{t(`home.honest.${key}.title`)}</h3>
            <p className="mt-2 max-w-prose text-muted">{t(`home.honest.${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
