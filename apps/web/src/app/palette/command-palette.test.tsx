import type { SearchResults } from '@plumbline/contract/insights/search'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { writeBearer } from '../../lib/bearer'
import { i18next } from '../../lib/i18n'
import { SessionProvider, useSession } from '../../modules/identity/auth/session'
import { click, press, response, show, type, until } from '../../testing/screen'
import { CommandPalette } from './command-palette'

const nothing: SearchResults = {
  violations: [],
  tasks: [],
  regulations: [],
  regulationsPending: false,
  people: [],
  sites: [],
}
const idOf = (number: number) => `4f0e8c1a-0000-4000-8000-00000000000${number}`
const violation = (number: number, name: string) => ({
  id: idOf(number),
  type: name,
  message: null,
  severity: 'High' as const,
  status: 'Open' as const,
  siteName: 'Harbor Tower',
  location: 'Roof',
})

const SignedIn = ({ children }: { children: ReactNode }) =>
  useSession().status === 'signedIn' ? children : null
function Address() {
  const { pathname, search, hash } = useLocation()
  return <output>{pathname + search + hash}</output>
}
const address = () => document.querySelector('output')?.textContent

type Given = {
  found?: (q: string) => SearchResults | Response | Promise<SearchResults>
  role?: string
  tier?: string
}

async function open({ found = () => nothing, role = 'manager', tier = 'pro' }: Given = {}) {
  const asked: string[] = []
  const signals: AbortSignal[] = []
  const onClose = vi.fn()
  writeBearer({ token: 'token', expiresAt: '2099-01-01T00:00:00Z' })
  response({
    'GET /api/users/me': () => ({
      user: { name: 'Ana Ruiz', language: 'en', role, subscriptionTier: tier },
    }),
    'GET /api/search': (url, { signal }) => {
      const q = url.searchParams.get('q') ?? ''
      asked.push(q)
      if (signal) signals.push(signal)
      return found(q)
    },
  })
  await show(
    <SessionProvider>
      <SignedIn>
        <CommandPalette onClose={onClose} onShowKeys={() => {}} />
      </SignedIn>
      <Address />
    </SessionProvider>,
    { at: '/dashboard', words: 'search' },
  )
  await i18next.loadNamespaces(['findings', 'hazards', 'labels'])
  await until(() => expect(box()).toBeTruthy())
  return { asked, signals, onClose }
}

const box = () => document.querySelector('[role=combobox]') as HTMLInputElement
const options = () => [...document.querySelectorAll('[role=option]')]
const option = (name: string | RegExp) =>
  options().find(each => (each.textContent ?? '').match(name)) as HTMLElement
const groups = () =>
  [...document.querySelectorAll('[role=listbox] [role=group]')].map(
    group => document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent,
  )
const current = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')
const text = () => document.body.textContent ?? ''

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})

test('offers pages and commands before anything is typed, and asks the server nothing', async () => {
  const { asked } = await open()
  expect(groups()).toEqual(['Pages', 'Commands'])
  expect(box().getAttribute('aria-expanded')).toBe('true')
  expect(current()?.textContent).toBe('Dashboard')
  expect(document.activeElement).toBe(box())
  expect(asked).toEqual([])
})

test('finds records of every kind in one pause of typing, and opens the chosen one', async () => {
  const { asked, onClose } = await open({
    found: () => ({
      ...nothing,
      violations: [violation(1, 'Ladder too short')],
      tasks: [{ id: idOf(2), title: 'Replace the ladder', status: 'open', assigneeName: null }],
      regulations: [{ id: idOf(3), title: 'Ladders', regulation_code: '1926.1053' }],
      people: [{ id: idOf(4), name: 'Lad Novak', email: 'lad@site.example', title: 'Foreman' }],
      sites: [{ id: idOf(5), name: 'Ladder Lane', address: '1 Main St', archived: true }],
    }),
  })
  for (const typed of ['l', 'la', 'lad']) await type(box(), typed)
  await until(() => expect(option(/Ladder too short/)).toBeTruthy())
  expect(asked).toEqual(['lad'])
  expect(groups()).toEqual(['Violations', 'Tasks', 'People', 'Sites', 'Regulations', 'Paulie'])
  expect(option(/Ladder too short/).textContent).toContain('Harbor Tower · Roof')
  expect(option(/Replace/).textContent).toContain('Unassigned')
  expect(option(/Ladders/).textContent).toContain('29 CFR 1926.1053')
  expect(option(/Ladder Lane/).textContent).toContain('Archived')
  await press(box(), 'ArrowDown')
  expect(current()?.textContent).toContain('Replace the ladder')
  await press(box(), 'Enter')
  expect(onClose).toHaveBeenCalled()
  expect(address()).toBe(`/tasks/${idOf(2)}`)
})

test.each([
  ['a violation', /Bare cable/, `/violations?violation=${idOf(1)}`],
  ['a person', /Ben/, `/settings?tab=team#${idOf(4)}`],
  ['a site', /Pier/, `/settings?tab=sites#${idOf(5)}`],
  ['the library', /Search regulations for “b”/, '/regulations?q=b'],
])('goes to %s', async (_, name, to) => {
  await open({
    found: () => ({
      ...nothing,
      violations: [violation(1, 'Bare cable')],
      people: [{ id: idOf(4), name: 'Ben Okafor', email: 'ben@site.example', title: '' }],
      sites: [{ id: idOf(5), name: 'Pier B', address: '', archived: false }],
    }),
  })
  await type(box(), 'b')
  await until(() => expect(option(/Bare cable/)).toBeTruthy())
  await click(option(name))
  expect(address()).toBe(to)
})

test('offers the whole list where more may fit', async () => {
  await open({
    found: () => ({ ...nothing, violations: [1, 2, 3, 4, 5].map(each => violation(each, `Hole ${each}`)) }),
  })
  await type(box(), 'hole & co')
  await until(() => expect(option(/All violations for “hole & co”/)).toBeTruthy())
  await click(option(/All violations/))
  expect(address()).toBe('/violations?search=hole%20%26%20co')
})

test('keeps the results before until the next are there, and cancels what nobody waits for', async () => {
  let answer = (_: SearchResults) => {}
  const { signals } = await open({
    found: q =>
      q === 'hole'
        ? { ...nothing, violations: [violation(1, 'Hole in the floor')] }
        : new Promise(resolve => {
            answer = resolve
          }),
  })
  await type(box(), 'hole')
  await until(() => expect(option(/Hole in the floor/)).toBeTruthy())
  await type(box(), 'hole f')
  await until(() => expect(signals).toHaveLength(2))
  expect(option(/Hole in the floor/)).toBeTruthy()
  expect(text()).toContain('Searching…')
  await type(box(), 'hole fl')
  await until(() => expect(signals).toHaveLength(3))
  expect(signals[1]?.aborted).toBe(true)
  answer({ ...nothing, violations: [violation(2, 'Hole in a wall')] })
  await until(() => expect(option(/Hole in a wall/)).toBeTruthy())
  expect(option(/Hole in the floor/)).toBeUndefined()
})

test('Enter before the results are there opens the first of them', async () => {
  await open({ found: () => ({ ...nothing, violations: [violation(1, 'Open edge')] }) })
  await type(box(), '1926.501')
  await press(box(), 'Enter')
  await until(() => expect(address()).toBe(`/violations?violation=${idOf(1)}`))
})

test('a page is found by what else people call it, and Enter goes there at once', async () => {
  await open()
  await type(box(), 'passw')
  expect(current()?.textContent).toBe('Security and sign-in')
  await press(box(), 'Enter')
  expect(address()).toBe('/settings?tab=security')
})

test.each([
  ['a question mark', 'fall protection?', '/paulie?ask=fall%20protection%3F'],
  ['a sentence', 'how deep can a trench be', '/paulie?ask=how%20deep%20can%20a%20trench%20be'],
  ['Chinese', '沟槽多深需要支护系统', `/paulie?ask=${encodeURIComponent('沟槽多深需要支护系统')}`],
])('what reads like a question goes to Paulie first: %s', async (_, question, to) => {
  await open({ found: () => ({ ...nothing, violations: [violation(1, 'Open edge')] }) })
  await type(box(), question)
  expect(current()?.textContent).toBe(`Ask Paulie: “${question}”`)
  await press(box(), 'Enter')
  expect(address()).toBe(to)
})

test('what reads like a name is looked for first; Paulie comes after', async () => {
  await open({ found: () => ({ ...nothing, violations: [violation(1, 'Open edge')] }) })
  await type(box(), 'open edge')
  await until(() => expect(option(/Harbor Tower/)).toBeTruthy())
  expect(groups()).toEqual(['Violations', 'Regulations', 'Paulie'])
  await click(option(/Ask Paulie/))
  expect(address()).toBe('/paulie?ask=open%20edge')
})

test('says when there is nothing, and what to try', async () => {
  await open({ tier: 'free', found: () => ({ ...nothing, regulations: null }) })
  await type(box(), 'xylophone')
  await until(() => expect(text()).toContain('Nothing found for “xylophone”'))
  expect(options().map(each => each.textContent)).toEqual(['Ask Paulie: “xylophone”'])
})

test('says when the search fails, and tries again', async () => {
  let failing = true
  await open({
    found: () =>
      failing
        ? new Response(JSON.stringify({ success: false, code: 'forbidden' }), { status: 403 })
        : { ...nothing, violations: [violation(1, 'Open edge')] },
  })
  await type(box(), 'edge')
  await until(() => expect(text()).toContain("Search isn't available right now"))
  failing = false
  const retry = [...document.querySelectorAll('button')].find(each => each.textContent === 'Try Again')
  await click(retry as Element)
  await until(() => expect(option(/Open edge/)).toBeTruthy())
})

test('without a connection says so; pages still work', async () => {
  await open({
    found: () => {
      throw new TypeError('Failed to fetch')
    },
  })
  await type(box(), 'tasks')
  await until(() => expect(text()).toContain("You're offline"))
  await press(box(), 'Enter')
  expect(address()).toBe('/tasks')
})

test.each([
  ['a manager', { role: 'manager' }, ['Import regulations', 'Regulation feeds']],
  ['a worker', { role: 'user' }, ['Regulation feeds']],
  ['the free plan', { role: 'admin', tier: 'free' }, []],
])('offers %s only pages that open for them', async (_, given, expected) => {
  await open(given)
  const names = options().map(each => each.textContent ?? '')
  expect(names.filter(name => /^(Import regulations|Regulation feeds)$/.test(name))).toEqual(expected)
})
