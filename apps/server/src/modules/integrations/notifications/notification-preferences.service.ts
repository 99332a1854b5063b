import {
  audiences,
  type BodyOf,
  defaultPreferences,
  fixedKinds,
  type NotificationChannelName,
  type NotificationPreferences,
  notificationChannels,
  type PreferenceKind,
  preferenceKinds,
  type SummaryFrequency,
  type saveNotificationPreferences,
} from '@plumbline/contract'
import { roleRank } from '@plumbline/domain'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import type { Database, Transaction } from '../../../platform/db/client'
import { groupBy } from '../../../platform/group-by'
import { notFound } from '../../../platform/http/errors'
import type { Member } from '../../../platform/http/member'
import { isSameSecret } from '../../../platform/secrets'
import type { BillingService } from '../../billing/billing/billing.service'
import { type Preference, preferencesRepository as preferences } from './notification-preferences.repository'
import { recipientsRepository as recipients } from './recipients.repository'
import { readToken, unsubscribeToken } from './unsubscribe-token'

export type PreferencesDeps = { db: Database; appUrl: string; billing: BillingService }

/** Which notifications reach a person, and how. */
export class NotificationPreferencesService {
  private readonly deps: PreferencesDeps
  constructor(deps: PreferencesDeps) {
    this.deps = deps
  }

  get(member: Member): Promise<NotificationPreferences> {
    return this.view(this.deps.db.read, member)
  }

  save(
    member: Member,
    { changes = [], summaryFrequency, summaryDay, timeZone }: BodyOf<typeof saveNotificationPreferences>,
  ): Promise<NotificationPreferences> {
    return this.deps.db.transaction(async tx => {
      const { userId } = member
      // The last word on a switch counts; one statement can't write the same row twice.
      const switches = summaryFrequency ? [...changes, summarySwitch(summaryFrequency)] : changes
      const last = new Map(
        switches.map(change => [`${change.kind} ${change.channel}`, { userId, ...change }]),
      )
      await preferences.save(tx, [...last.values()])
      const frequency = summaryFrequency === 'never' ? undefined : summaryFrequency
      if (frequency ?? summaryDay ?? timeZone)
        await preferences.saveSettings(tx, userId, {
          ...(frequency && { summaryFrequency: frequency }),
          ...(summaryDay && { summaryDay }),
          ...(timeZone && { timeZone }),
        })
      return this.view(tx, member)
    })
  }

  /** For each of these people, the channels on which they want to hear about this kind. */
  async channelsFor(
    tx: ReadHandle,
    userIds: string[],
    kind: PreferenceKind,
  ): Promise<{ userId: string; wanted: ReadonlySet<NotificationChannelName> }[]> {
    const changed = groupBy(await preferences.changedOf(tx, userIds, kind), ({ userId }) => userId)
    return userIds.map(userId => ({
      userId,
      wanted: new Set(notificationChannels.filter(channel => isOn(changed.get(userId) ?? [], kind, channel))),
    }))
  }

  /** The address that turns this kind of email off, for the email itself. */
  async unsubscribeUrl(tx: Transaction, userId: string, kind: PreferenceKind): Promise<string> {
    const { unsubscribeKey } = await preferences.saveSettings(tx, userId, {})
    const token = unsubscribeToken({ userId, kind }, unsubscribeKey)
    return `${this.deps.appUrl}/api/notifications/unsubscribe/${token}`
  }

  /** People who want a summary, some at a time in the order of their ids. */
  summaryRecipients(tx: ReadHandle, after: { after: string; limit: number }) {
    return recipients.ofSummaries(tx, after)
  }

  /** Everyone who turned on a kind that is off by default. */
  subscribersTo(tx: ReadHandle, kind: PreferenceKind) {
    return recipients.ofKind(tx, kind)
  }

  /** One day has one summary. */
  async markSummarySent(tx: Transaction, userId: string, summarySentOn: string) {
    await preferences.saveSettings(tx, userId, { summarySentOn })
  }

  /** Works without signing in, and as often as the link is opened. */
  async unsubscribe(token: string): Promise<{ kind: PreferenceKind }> {
    const read = readToken(token)
    return this.deps.db.transaction(async tx => {
      const settings = read && (await preferences.settings(tx, read.userId))
      if (!settings || !isSameSecret(token, unsubscribeToken(read, settings.unsubscribeKey))) throw notFound()
      await preferences.save(tx, [{ ...read, channel: 'email', enabled: false }])
      return { kind: read.kind }
    })
  }

  private async view(
    tx: ReadHandle,
    { userId, organizationId, role }: Member,
  ): Promise<NotificationPreferences> {
    const changed = await preferences.changed(tx, userId)
    const settings = await preferences.settings(tx, userId)
    const shown = (kind: PreferenceKind, channel: NotificationChannelName) =>
      defaultPreferences[kind][channel] === undefined ? null : isOn(changed, kind, channel)
    return {
      kinds: preferenceKinds
        .filter(kind => !fixedKinds.includes(kind) && roleRank[role] >= roleRank[audiences[kind] ?? 'user'])
        .map(kind => ({
          kind,
          inApp: shown(kind, 'inApp'),
          email: shown(kind, 'email'),
          push: shown(kind, 'push'),
        })),
      summary: {
        frequency: isOn(changed, 'weekly_summary', 'email')
          ? (settings?.summaryFrequency ?? 'weekly')
          : 'never',
        day: settings?.summaryDay ?? 'monday',
        timeZone: settings?.timeZone ?? (await this.deps.billing.timeZoneOf(tx, organizationId)),
      },
    }
  }
}

/** Never is the same as turning the email off, as the link in it does. */
const summarySwitch = (frequency: SummaryFrequency) => ({
  kind: 'weekly_summary' as const,
  channel: 'email' as const,
  enabled: frequency !== 'never',
})

const isOn = (changed: Preference[], kind: PreferenceKind, channel: NotificationChannelName): boolean =>
  changed.find(each => each.kind === kind && each.channel === channel)?.enabled ??
  defaultPreferences[kind][channel] ??
  false
