import type { Language } from '@plumbline/contract/options'

/** Names and marks that no language translates. */
export const sameInEveryLanguage = new Set([
  'common:nav.paulie',
  'pages:paulie.title',
  'results:copilot.title',
  'analysis:queue.analysing',
  'results:card.file',
  'results:violation.confidence',
  'results:picture.box',
  'violations:history.product',
  'violations:new.regulationExample',
])

/** Words that one language happens to share with English. */
export const sameIn: Partial<Record<Language, ReadonlySet<string>>> = {
  es: new Set([
    'account:profile.failed.title',
    'errors:title',
    'options:region.asia',
    'violations:history.changed',
  ]),
  fr: new Set([
    'common:nav.menu',
    'common:pager.label',
    'common:notifications.title',
    'legal:terms.sections.9.heading',
    'legal:privacy.sections.8.heading',
    'options:industry.construction',
    'options:industry.agriculture',
    'options:region.ca',
    'common:organizations.title',
    'settings:tabs.notifications',
    'settings:members.actions',
    'settings:invitations.title',
    'settings:invitations.actions',
    'findings:number.6',
    'violations:details.description',
    'violations:history.field.description',
    'violations:new.description',
    'tasks:field.description',
    'tasks:notes.title',
  ]),
  de: new Set([
    'account:onboarding.work.region',
    'options:role.manager',
    'settings:tabs.team',
    'settings:profile.name',
    'settings:preferences.region',
    'settings:members.name',
    'violations:filter.status',
    'violations:history.changed',
    'violations:history.field.type',
    'violations:history.field.status',
    'tasks:filter.status',
  ]),
}
