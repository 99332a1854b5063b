import type { SavedView } from '@plumbline/contract/insights/saved-views'
import { expect, test } from 'vitest'
import { Toaster } from '../../../../components/ui/toaster'
import { button, click, response, show, type, until } from '../../../../testing/screen'
import { SavedViews } from './saved-views'

const view = (id: string, name: string, query: Record<string, string>): SavedView => ({
  id,
  list: 'violations',
  name,
  query,
  createdAt: '2026-11-16T08:00:00Z',
})

const rejected = (code: string, params: object) =>
  new Response(JSON.stringify({ success: false, code, message: '', params }), { status: 409 })

/** A server that keeps the views. */
function keeps(...views: SavedView[]) {
  const sent: [string, unknown][] = []
  const bodyOf = ({ body }: RequestInit) => JSON.parse(String(body))
  response({
    'GET /api/saved-views': () => views,
    'POST /api/saved-views': (_, request) => {
      const body = bodyOf(request)
      sent.push(['save', body])
      if (views.some(({ name }) => name === body.name))
        return rejected('saved_view_exists', { name: body.name })
      const created = view(`new ${views.length}`, body.name, body.query)
      views.push(created)
      return created
    },
    'PATCH /api/saved-views/a': (_, request) => {
      const [first] = views
      if (first) views[0] = { ...first, name: bodyOf(request).name }
      return views[0]
    },
    'DELETE /api/saved-views/a': () => {
      sent.push(['delete', 'a'])
      views.shift()
      return {}
    },
  })
  return sent
}

const opened: object[] = []
async function showViews(query: Record<string, string>) {
  opened.length = 0
  await show(
    <>
      <SavedViews list="violations" query={query} onOpen={chosen => opened.push(chosen)} />
      <Toaster />
    </>,
    { words: 'saved-views' },
  )
}
const field = () => document.querySelector('form input') as HTMLInputElement
const text = () => document.body.textContent
const submit = () => click(document.querySelector('form [type=submit]') as Element)

test('a view is chosen by its name, and the one that is shown names the button', async () => {
  keeps(
    view('a', 'High and open', { severity: 'High', status: 'Open' }),
    view('b', 'Low', { severity: 'Low' }),
  )
  await showViews({ status: 'Open', severity: 'High' })
  await until(() => expect(button('Saved views: High and open')).toBeDefined())
  await click(button('Saved views: High and open'))
  expect(button('High and open').getAttribute('aria-current')).toBe('true')
  expect(button('Save current filters')).toBeUndefined()
  await click(button('Low'))
  expect(opened).toEqual([{ severity: 'Low' }])
  await until(() => expect(button('Low')).toBeUndefined())
  await click(button('Saved views: High and open'))
  await click(button('No filters'))
  expect(opened).toEqual([{ severity: 'Low' }, {}])
})

test('what is shown is saved under a name; one without or one that is taken is not', async () => {
  const sent = keeps(view('a', 'Low', { severity: 'Low' }))
  await showViews({ severity: 'High' })
  await click(button('Saved views'))
  await until(() => expect(button('Low')).toBeDefined())
  await click(button('Save current filters'))
  expect(document.activeElement).toBe(field())
  await submit()
  expect([sent, field().getAttribute('aria-invalid')]).toEqual([[], 'true'])
  await type(field(), 'Low')
  await submit()
  await until(() => expect(text()).toContain('You already have a view named Low'))
  await type(field(), '  High ones ')
  await submit()
  await until(() => expect(button('Saved views: High ones')).toBeDefined())
  expect(sent.at(-1)).toEqual([
    'save',
    { list: 'violations', name: 'High ones', query: { severity: 'High' } },
  ])
  expect(field()).toBeNull()
})

test('a view is renamed, deleted, and brought back', async () => {
  const sent = keeps(view('a', 'High ones', { severity: 'High' }))
  await showViews({})
  await click(button('Saved views'))
  await until(() => expect(text()).toContain('To save a view, choose filters or an order first.'))
  await click(button('Rename High ones'))
  expect(field().value).toBe('High ones')
  await type(field(), 'Urgent')
  await submit()
  await until(() => expect(button('Urgent')).toBeDefined())

  await click(button('Delete Urgent'))
  await until(() => expect(text()).toContain('View deleted'))
  await until(() => expect(button('Urgent')).toBeUndefined())
  await click(button('Undo'))
  await until(() => expect(button('Urgent')).toBeDefined())
  expect(sent.at(-1)).toEqual(['save', { list: 'violations', name: 'Urgent', query: { severity: 'High' } }])
})

test('views that cannot be loaded say so and can be asked for again', async () => {
  response({ 'GET /api/saved-views': () => rejected('invalid', {}) })
  await showViews({ severity: 'High' })
  await click(button('Saved views'))
  await until(() => expect(text()).toContain("We couldn't load your views"))
  keeps(view('a', 'Low', { severity: 'Low' }))
  await click(button('Try Again'))
  await until(() => expect(button('Low')).toBeDefined())
})
