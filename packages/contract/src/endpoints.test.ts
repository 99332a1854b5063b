import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { endpoints } from './endpoints'
import { liveTopics } from './integrations/live-topics'

const calls = endpoints.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)

/** Reads whose input is too long for an address. */
const readsByPost = new Set(['/api/paulie/generate-plan'])

test('no call stands in the table twice', () => {
  expect(calls.filter((call, index) => calls.indexOf(call) !== index)).toEqual([])
})

test('a path parameter has a schema that names it, and the other way round', () => {
  for (const { name, endpoint } of endpoints) {
    const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(match => match[1])
    const shape =
      endpoint.params && 'shape' in endpoint.params ? Object.keys(endpoint.params.shape as object) : []
    expect(shape, name).toEqual(inPath)
  }
})

test('a call that reads carries no body', () => {
  expect(endpoints.filter(({ endpoint }) => endpoint.method === 'GET' && endpoint.body)).toEqual([])
})

test('what a call changes is something that a call reads', () => {
  const read = endpoints.filter(({ endpoint }) => endpoint.method === 'GET' || readsByPost.has(endpoint.path))
  const stale = [
    ...endpoints.map(({ endpoint }) => endpoint.changes ?? []),
    ...Object.values(liveTopics),
  ].flat()
  const unread = new Set(stale.filter(start => !read.some(({ endpoint }) => endpoint.path.startsWith(start))))
  expect([...unread]).toEqual([])
})

/** They store nothing that the call of the same address shows, or the page that they lead to starts afresh. */
const changeNothingShown = new Set(['assistantQuestionsFor', 'finishTestCheckout', 'recordEvent'])

test('a call that writes what another call reads at its address names that address in changes', () => {
  const read = new Set(
    endpoints.flatMap(({ endpoint: { method, path } }) => (method === 'GET' ? [path] : [])),
  )
  const silent = endpoints.flatMap(({ module, name, endpoint: { path, changes } }) => {
    const list = path.replace(/\/:id$/, '')
    if (!changes || changeNothingShown.has(name) || !(read.has(path) || read.has(list))) return []
    const isNamed = changes.some(start => list.startsWith(start) || start.startsWith(list))
    return isNamed ? [] : [`packages/contract/src/${module}: add '${list}' to the changes of ${name}.`]
  })
  expect(silent).toEqual([])
})

/** Turns the rows of the specification's table of calls into 'METHOD /path' with who may call. */
function specified(page: string) {
  const rows = page.split('\n').filter(line => /^\| \w/.test(line) && !line.startsWith('| Area'))
  return rows.flatMap(row => {
    const cell = row.split('|')[2] ?? ''
    let base = ''
    return cell.split('·').flatMap(entry => {
      const verbs = [...entry.matchAll(/(GET|POST|PUT|PATCH|DELETE)(?: \((manager|admin)\))?/g)]
      const after = entry.replace(/(GET|POST|PUT|PATCH|DELETE)(?: \((manager|admin)\))?,?/g, ' ')
      const said = after.match(/\(([^)]*)\)/)?.[1] ?? ''
      const bare = after.match(/\/?[\w/{}.-]+/)?.[0] ?? ''
      const path =
        bare.startsWith('/api') || /^\/(healthz|readyz|metrics)/.test(bare)
          ? bare
          : `${base}/${bare.replace(/^\//, '')}`
      if (verbs.length > 0) base = path.slice(0, path.lastIndexOf('/'))
      const open = row.includes('(open) |') || /\bopen\b/.test(said)
      return (verbs.length > 0 ? verbs : [['', 'GET', undefined]]).map(([, verb, role]) => {
        const access = open ? 'open' : (role ?? said.match(/\b(manager|admin)\b/)?.[1] ?? 'member')
        return `${verb} ${path.replace(/\{(\w+)\}/g, ':$1')} ${access}`
      })
    })
  })
}

/** What the table has beyond the specification's, each for something that no listed call can carry. */
const additional: string[] = [
  'PATCH /api/violations/bulk member',
  'PATCH /api/tasks/bulk member',
  'GET /api/metadata/regulatoryFocus open',
  'GET /api/operations admin',
  'GET /api/api-keys admin',
  'POST /api/api-keys admin',
  'DELETE /api/api-keys/:id admin',
  'GET /api/organizations/sso admin',
  'PUT /api/organizations/sso admin',
  'PATCH /api/organizations/sso admin',
  'DELETE /api/organizations/sso admin',
  'POST /api/organizations/sso/domains admin',
  'POST /api/organizations/sso/domains/:id/verify admin',
  'DELETE /api/organizations/sso/domains/:id admin',
  'POST /api/auth/sso open',
  'GET /api/auth/sso/callback open',
  'GET /api/access-log admin',
  'GET /api/access-log/export-csv admin',
  'POST /api/auth/login/two-factor open',
  'POST /api/auth/passkeys open',
  'POST /api/auth/passkeys/options open',
  'GET /api/users/two-factor member',
  'POST /api/users/two-factor/authenticator member',
  'POST /api/users/two-factor/authenticator/confirm member',
  'POST /api/users/two-factor/authenticator/remove member',
  'POST /api/users/two-factor/recovery-codes member',
  'POST /api/users/two-factor/passkeys member',
  'POST /api/users/two-factor/passkeys/options member',
  'PATCH /api/users/two-factor/passkeys/:id member',
  'POST /api/users/two-factor/passkeys/:id/remove member',
  'GET /api/organizations/two-factor admin',
  'PUT /api/organizations/two-factor admin',
  'POST /api/organizations/members/:id/reset-two-factor admin',
  'POST /api/users/deletion member',
  'DELETE /api/users/deletion member',
  'POST /api/organizations/deletion admin',
  'DELETE /api/organizations/deletion admin',
  'GET /api/organizations/retention admin',
  'PUT /api/organizations/retention admin',
  'GET /api/regulations/import/template manager',
  'GET /api/regulations/imports/:id manager',
  'GET /api/regulations/imports/:id/events manager',
  'POST /api/regulations/feeds/reset manager',
  'PATCH /api/violations/status member',
  'GET /api/violations/report member',
  'GET /api/violations/export member',
  'GET /api/tasks/export member',
  'GET /api/violations/fine-settings member',
  'PUT /api/violations/fine-settings manager',
  'GET /api/sites member',
  'GET /api/sites/:id member',
  'POST /api/sites manager',
  'PUT /api/sites/:id manager',
  'DELETE /api/sites/:id manager',
  'POST /api/sites/:id/archive manager',
  'POST /api/sites/:id/restore manager',
  'POST /api/try/photo open',
  'POST /api/try/question open',
  'POST /api/analysis/uploads member',
  'PUT /api/analysis/uploads/:id/piece member',
  'POST /api/analysis/uploads/:id/finish member',
  'DELETE /api/analysis/uploads/:id member',
  'POST /api/analysis/results/:id/work-site member',
  'POST /api/analysis/results/:id/look-closer member',
  'GET /api/analysis/results/:id/questions member',
  'POST /api/analysis/results/:id/questions member',
  'POST /api/violations/:id/feedback/withdraw member',
  'GET /api/tasks/:id/history member',
  'GET /api/tasks/:id/fixes member',
  'POST /api/tasks/:id/fixes member',
  'POST /api/fixes/:id/review manager',
  'POST /api/violations/:id/share member',
  'GET /api/violations/:id/share member',
  'POST /api/violations/:id/share/email member',
  'DELETE /api/report-links/:id member',
  'POST /api/paulie/ask member',
  'GET /api/paulie/conversations member',
  'DELETE /api/paulie/conversations/:id member',
  'POST /api/paulie/messages/:id/feedback member',
  'GET /api/paulie/feedback manager',
  'POST /api/copilot/suggestions/:id/discard member',
  'GET /api/violations/:id/suggestions member',
  'GET /api/copilot/pending-suggestions/count manager',
  'POST /api/copilot/pending-suggestions/decide manager',
  'GET /api/notifications/preferences member',
  'PUT /api/notifications/preferences member',
  'GET /api/notifications/unsubscribe/:token open',
  'POST /api/notifications/unsubscribe/:token open',
  'POST /api/billing/contact-sales open',
  'GET /api/billing/invoices admin',
  'GET /api/billing/overview admin',
  'GET /api/billing/prices member',
  'GET /api/billing/test-checkout/:id admin',
  'GET /api/billing/test-portal admin',
  'POST /api/billing/extra-analyses admin',
  'POST /api/billing/resume admin',
  'POST /api/billing/test-checkout/:id admin',
  'POST /api/billing/test-portal admin',
  'GET /api/learning manager',
  'PUT /api/learning manager',
  'POST /api/learning/run manager',
  'POST /api/learning/:id/undo manager',
  'POST /api/learning/:id/resume manager',
  'POST /api/organizations/exports/training admin',
  'GET /api/search member',
  'GET /api/dashboard/risks member',
  'GET /api/dashboard/sites member',
  'GET /api/dashboard/quality member',
  'GET /api/dashboard/alerts member',
  'GET /api/dashboard/today member',
  'GET /api/saved-views member',
  'POST /api/saved-views member',
  'PATCH /api/saved-views/:id member',
  'DELETE /api/saved-views/:id member',
  'GET /api/notifications/push member',
  'POST /api/notifications/push member',
  'DELETE /api/notifications/push/:id member',
  'GET /api/events admin',
  'GET /api/events/export-csv admin',
  'GET /api/organizations/exports admin',
  'POST /api/organizations/exports admin',
  'GET /api/organizations/exports/:id/download admin',
  'DELETE /api/organizations/exports/:id admin',
  'GET /api/analysis/results/:id/posture member',
  'POST /api/analysis/results/:id/posture member',
  'PATCH /api/analysis/results/:id/posture member',
  'GET /api/analysis/results/:id/tags member',
  'POST /api/analysis/results/:id/tags member',
  'GET /api/second-look admin',
  'PUT /api/second-look admin',
  'PATCH /api/second-look admin',
  'POST /api/second-look/try admin',
  'DELETE /api/second-look admin',
  'GET /api/webhooks admin',
  'POST /api/webhooks admin',
  'PATCH /api/webhooks/:id admin',
  'DELETE /api/webhooks/:id admin',
  'POST /api/webhooks/:id/rotate-secret admin',
  'POST /api/webhooks/:id/test admin',
  'GET /api/webhooks/:id/deliveries admin',
  'POST /api/webhook-deliveries/:id/resend admin',
  'GET /api/shared/:token open',
  'GET /api/shared/:token/picture open',
  'GET /api/shared/:token/report open',
]

const specification = new URL('../../../../shared/spec/4-calls.md', import.meta.url)

test.runIf(existsSync(specification))(
  'the table is the one the specification settles, with the same access, and what is named above',
  () => {
    const table = endpoints.map(({ endpoint }) => `${endpoint.method} ${endpoint.path} ${endpoint.access}`)
    const wanted = specified(readFileSync(specification, 'utf8'))
    expect(wanted.length).toBeGreaterThan(90)
    expect(table.toSorted()).toEqual([...wanted, ...additional].toSorted())
  },
)
