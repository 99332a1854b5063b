import {
  type NotificationPreferences,
  summaryFrequencies,
  weekdays,
} from '@plumbline/contract/integrations/notifications'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { Card, CardHeader } from '../../../../components/ui/card'
import { Field } from '../../../../components/ui/field'
import { Select } from '../../../../components/ui/select'
import { usePreference } from '../api/preferences'

/** A Monday, from which the names of the weekdays are counted. */
const MONDAY = Date.UTC(2026, 0, 5)
const DAY_MS = 24 * 60 * 60_000

function useWeekdays() {
  const { i18n } = useTranslation()
  const names = new Intl.DateTimeFormat(i18n.language, { weekday: 'long', timeZone: 'UTC' })
  return weekdays.map((value, index) => ({ value, label: names.format(MONDAY + index * DAY_MS) }))
}

type SummarySettingsProps = { preferences: NotificationPreferences; canEmail: boolean }

export function SummarySettings({ preferences, canEmail }: SummarySettingsProps) {
  const { t } = useTranslation('notifications')
  const [summary, setSummary] = usePreference(preferences.summary, ({ frequency, day, timeZone }) => ({
    summaryFrequency: frequency,
    summaryDay: day,
    timeZone,
  }))
  const days = useWeekdays()
  const frequency = canEmail ? summary.frequency : 'never'
  const hasDay = frequency === 'weekly' || frequency === 'monthly'
  const mine = new Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <Card>
      <CardHeader title={t('preferences.summary.title')} description={t('preferences.summary.explain')} />
      <div className="grid max-w-form gap-4">
        <Field
          label={t('preferences.summary.frequency')}
          hint={
            frequency === 'never' ? undefined : t('preferences.summary.time', { timeZone: summary.timeZone })
          }
        >
          <Select
            options={summaryFrequencies.map(value => ({
              value,
              label: t(`preferences.summary.every.${value}`),
            }))}
            value={frequency}
            disabled={!canEmail}
            onChange={({ currentTarget }) => {
              const chosen = summaryFrequencies.find(each => each === currentTarget.value)
              if (chosen) setSummary({ ...summary, frequency: chosen })
            }}
          />
        </Field>
        {hasDay && (
          <Field
            label={t('preferences.summary.day')}
            hint={frequency === 'monthly' ? t('preferences.summary.first') : undefined}
          >
            <Select
              options={days}
              value={summary.day}
              onChange={({ currentTarget }) => {
                const day = weekdays.find(each => each === currentTarget.value)
                if (day) setSummary({ ...summary, day })
              }}
            />
          </Field>
        )}
        {frequency !== 'never' && mine !== summary.timeZone && (
          <Button look="secondary" onClick={() => setSummary({ ...summary, timeZone: mine })}>
            {t('preferences.summary.useMine', { timeZone: mine })}
          </Button>
        )}
      </div>
    </Card>
  )
}
