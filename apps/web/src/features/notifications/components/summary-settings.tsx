import { type NotificationPreferences, weekdays } from '@plumbline/contract/notifications'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'
import { Card, CardHeader } from '../../../components/ui/card'
import { Field } from '../../../components/ui/field'
import { Select } from '../../../components/ui/select'
import { Switch } from '../../../components/ui/switch'
import { useChangePreferences } from '../api/preferences'

/** A Sunday, from which the names of the weekdays are counted. */
const SUNDAY = Date.UTC(2026, 0, 4)
const DAY_MS = 24 * 60 * 60_000

function useWeekdays() {
  const { i18n } = useTranslation()
  const names = new Intl.DateTimeFormat(i18n.language, { weekday: 'long', timeZone: 'UTC' })
  return weekdays.map((value, index) => ({ value, label: names.format(SUNDAY + index * DAY_MS) }))
}

type SummarySettingsProps = { preferences: NotificationPreferences; canEmail: boolean }

export function SummarySettings({ preferences: { kinds, summary }, canEmail }: SummarySettingsProps) {
  const { t } = useTranslation('notifications')
  const { turn, setSummary } = useChangePreferences()
  const options = useWeekdays()
  const isOn = canEmail && kinds.find(({ kind }) => kind === 'weekly_summary')?.email === true
  const mine = new Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <Card>
      <CardHeader title={t('preferences.summary.title')} description={t('preferences.summary.explain')} />
      <Switch
        label={t('preferences.summary.on')}
        checked={isOn}
        disabled={!canEmail}
        onChange={({ currentTarget }) => turn('weekly_summary', 'email', currentTarget.checked)}
      />
      {isOn && (
        <div className="mt-4 grid max-w-form gap-2">
          <Field
            label={t('preferences.summary.day')}
            hint={t('preferences.summary.time', { timeZone: summary.timeZone })}
          >
            <Select
              options={options}
              value={summary.day}
              onChange={({ currentTarget }) => {
                const day = weekdays.find(each => each === currentTarget.value)
                if (day) setSummary({ ...summary, day })
              }}
            />
          </Field>
          {mine !== summary.timeZone && (
            <Button look="secondary" onClick={() => setSummary({ ...summary, timeZone: mine })}>
              {t('preferences.summary.useMine', { timeZone: mine })}
            </Button>
          )}
        </div>
      )}
    </Card>
  )
}
