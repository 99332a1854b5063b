import {
  type NotificationChannelName,
  type NotificationPreferences,
  notificationChannels,
} from '@plumbline/contract/integrations/notifications'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../../components/ui/checkbox'
import { usePreference } from '../api/preferences'
import { groupOf, preferenceGroups } from '../preference-groups'

type Kinds = NotificationPreferences['kinds']
type PreferencesTableProps = { kinds: Kinds; canEmail: boolean }

/** A table on every screen: three narrow columns of boxes fit beside the names, on a phone too. */
export function PreferencesTable({ kinds, canEmail }: PreferencesTableProps) {
  const { t } = useTranslation('notifications')
  const listed = kinds.filter(({ kind }) => kind !== 'weekly_summary')
  return (
    <>
      <table className="mt-4 w-full border-collapse">
        <caption className="sr-only">{t('preferences.caption')}</caption>
        <thead>
          <tr className="border-b border-line text-caption text-subtle">
            <th scope="col" className="py-2 text-left font-strong">
              <span className="sr-only">{t('preferences.kind')}</span>
            </th>
            {notificationChannels.map(channel => (
              <th key={channel} scope="col" className="w-16 px-1 py-2 text-center font-strong sm:w-24">
                {t(`preferences.channel.${channel}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {preferenceGroups.map(group => (
            <Group
              key={group}
              name={t(`preferences.group.${group}`)}
              kinds={listed.filter(({ kind }) => groupOf(kind) === group)}
              canEmail={canEmail}
            />
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-muted">{t('preferences.pushHint')}</p>
    </>
  )
}

function Group({ name, kinds, canEmail }: PreferencesTableProps & { name: string }) {
  const { t } = useTranslation('notification-texts')
  if (kinds.length === 0) return null
  return (
    <Fragment>
      <tr>
        <th scope="colgroup" colSpan={4} className="pt-5 pb-1 text-left font-strong">
          {name}
        </th>
      </tr>
      {kinds.map(row => (
        <tr key={row.kind} className="border-b border-line">
          <th scope="row" className="py-1 pr-2 text-left font-normal break-words">
            {t(`kind.${row.kind}`)}
          </th>
          {notificationChannels.map(channel => (
            <td key={channel} className="text-center">
              <Box row={row} channel={channel} disabled={channel === 'email' && !canEmail} />
            </td>
          ))}
        </tr>
      ))}
    </Fragment>
  )
}

type BoxProps = { row: Kinds[number]; channel: NotificationChannelName; disabled: boolean }

function Box({ row, channel, disabled }: BoxProps) {
  const { t } = useTranslation('notifications')
  const { t: texts } = useTranslation('notification-texts')
  const [isOn, turn] = usePreference(row[channel], enabled => ({
    changes: [{ kind: row.kind, channel, enabled: enabled === true }],
  }))
  if (isOn === null) return null
  return (
    <Checkbox
      hideLabel
      label={t('preferences.switch', {
        kind: texts(`kind.${row.kind}`),
        channel: t(`preferences.channel.${channel}`),
      })}
      checked={isOn && !disabled}
      disabled={disabled}
      onChange={({ currentTarget }) => turn(currentTarget.checked)}
    />
  )
}
