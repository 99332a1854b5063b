import * as contract from '@plumbline/contract'
import { expect, test } from 'vitest'
import { DomainEventBus } from '../../../platform/domain-events'
import { useTestApp } from '../../../testing/harness'
import { signUp } from '../../../testing/people'
import { BillingService } from '../../billing/billing/billing.service'
import { QuotaService } from '../../billing/billing/quota.service'
import type { NotificationChannel } from '../../integrations/notifications/notification-channel'
import { NotificationPreferencesService } from '../../integrations/notifications/notification-preferences.service'
import { NotificationsService } from '../../integrations/notifications/notifications.service'
import { changesIn } from './changes-in'
import { ProductUpdatesService } from './product-updates.service'

const app = useTestApp()

const changelog = `# Changelog

## [Unreleased]

- Not released

## [1.10.0] - 2026-11-20

### Added

- Retention
- Deletion

## [1.9.0] - 2026-11-01

- Charts

## [1.3.0]

- Old
`

const told: { userId: string; data: Record<string, string> }[] = []

/** Starts a version of the product on the same database. */
function start(version: string) {
  const { db, clock } = app
  const billing = new BillingService({
    db,
    clock,
    quota: new QuotaService({ db, clock, domainEvents: new DomainEventBus() }),
  })
  const preferences = new NotificationPreferencesService({ db, appUrl: '', billing })
  const deliver: NotificationChannel['deliver'] = async (_, { userId, data }) => {
    told.push({ userId, data })
  }
  const channels = [{ name: 'inApp' as const, deliver }]
  const notifications = new NotificationsService({ db, clock, preferences, channels })
  const readChangelog = async () => changelog
  const people = { notifications, notificationPreferences: preferences }
  return new ProductUpdatesService({ db, clock, version, readChangelog, ...people }).announce()
}

test('whoever turned it on is told once of a newer version and what is new in it; nobody else is', async () => {
  const [ana] = [await signUp(app), await signUp(app)]
  const { kinds } = (await ana.call(contract.getNotificationPreferences, {})).data
  expect(kinds.find(({ kind }) => kind === 'product_update')).toMatchObject({ inApp: false, email: false })
  await ana.call(contract.saveNotificationPreferences, {
    body: { changes: [{ kind: 'product_update', channel: 'inApp', enabled: true }] },
  })
  await start('1.3.0')
  await start('1.3.0')
  expect(told).toEqual([])

  await start('1.10.0')
  await start('1.10.0')
  await start('1.9.0')
  expect(told).toEqual([
    { userId: ana.id, data: { version: '1.10.0', changes: 'Retention; Deletion; Charts' } },
  ])
})

test('a version that the changelog does not name has no changes', () => {
  expect(changesIn(changelog, { after: '1.10.0', upTo: '1.11.0' })).toEqual([])
  expect(changesIn('', { after: '1.0.0', upTo: '2.0.0' })).toEqual([])
})
