import { expect, test } from 'vitest'
import { button, click, response, show, type, until } from '../../../../../testing/screen'
import { Library } from './library'

const regulation = (code: string) => ({
  id: code,
  title: `Rule ${code}`,
  regulation_code: code,
  summary: 'Words about it.',
  description: null,
  industry: 'Construction',
  tags: ['a', 'b', 'c', 'd', 'e'],
  risk_level: 'High',
  source: 'Unknown',
  regulatory_body: 'OSHA',
  related_regulations: [],
  highlights: {
    title: [
      { text: 'Rule ', hit: false },
      { text: code, hit: true },
    ],
    summary: [],
  },
})
const facets = {
  industries: [{ value: 'Construction', count: 7 }],
  bodies: [],
  risks: [],
  tags: [{ value: 'ladder', count: 3 }],
}
const page = (...codes: string[]) => ({
  items: codes.map(regulation),
  total: codes.length,
  page: 1,
  pageSize: 24,
  facets,
})
const search = () => document.querySelector('input[type=search]') as HTMLInputElement
const titles = () => [...document.querySelectorAll('h2')].map(each => each.textContent)
const showLibrary = (mayEdit: boolean, at = '/regulations') =>
  show(<Library mayEdit={mayEdit} onOpen={() => {}} onImport={() => {}} />, { at, words: 'regulations' })

test('the last results stay while the next load, and the search box keeps the focus', async () => {
  let release = () => {}
  const asked: string[] = []
  response({
    'GET /api/regulations': async url => {
      asked.push(url.searchParams.get('q') ?? '')
      if (url.searchParams.get('q')) await new Promise<void>(done => (release = done))
      return page(url.searchParams.get('q') ? 'second' : 'first')
    },
  })
  await showLibrary(false)
  await until(() => expect(titles()).toEqual(['Rule first']))

  search().focus()
  for (const words of ['l', 'la', 'ladder']) await type(search(), words)
  await until(() => expect(asked).toEqual(['', 'ladder']))
  expect(titles()).toEqual(['Rule first'])
  expect(document.querySelector('[aria-busy=true]')).not.toBeNull()

  release()
  await until(() => expect(titles()).toEqual(['Rule second']))
  expect(document.querySelector('mark')?.textContent).toBe('second')
  expect(document.activeElement).toBe(search())
})

test('a card shows the first three tags and how many more there are', async () => {
  response({ 'GET /api/regulations': () => page('one') })
  await showLibrary(false)
  const tags = () => [...document.querySelectorAll('[aria-label=Tags] li')].map(each => each.textContent)
  await until(() => expect(tags()).toEqual(['a', 'b', 'c', '+2and 2 more']))
})

test('only those who keep the library see how to change it', async () => {
  response({ 'GET /api/regulations': () => page('one') })
  await showLibrary(false)
  await until(() => expect(button('Create Task for one')).toBeDefined())
  expect(button('More actions for one')).toBeUndefined()
  expect(button('Import RSS')).toBeUndefined()
  await showLibrary(true)
  await until(() => expect(button('More actions for one')).toBeDefined())
  expect(button('Import RSS')).toBeDefined()
})

test('what the address narrows is asked for, shown and can be cleared', async () => {
  let asked = new URLSearchParams()
  response({
    'GET /api/regulations': url => {
      asked = url.searchParams
      return page()
    },
  })
  await showLibrary(false, '/regulations?industry=Mining&risk=High&tags=ppe&page=3')
  await until(() =>
    expect(Object.fromEntries(asked)).toMatchObject({
      industry: 'Mining',
      risk: 'High',
      tags: 'ppe',
      page: '3',
    }),
  )
  await until(() => expect(document.body.textContent).toContain('No regulations match your search'))
  await click(button('Clear search and filters'))
  await until(() =>
    expect([asked.get('industry'), asked.get('tags'), asked.get('page')]).toEqual([null, null, '1']),
  )
})

test('a search that fails says so in its own words', async () => {
  response({
    'GET /api/regulations': () =>
      new Response(JSON.stringify({ success: false, code: 'invalid', message: '' }), { status: 400 }),
  })
  await showLibrary(false, '/regulations?q=x')
  await until(() =>
    expect(document.querySelector('[role=alert]')?.textContent).toContain('Failed to search regulations'),
  )
})

test('a translated regulation shows its translation, without the marks of the original', async () => {
  const translated = { title: 'Regla primera', summary: 'Palabras.', description: null, is_whole: true }
  const items = [{ ...regulation('first'), answer: 'Words about it.', translated }]
  response({ 'GET /api/regulations': () => ({ ...page(), items, total: 1 }) })
  await showLibrary(false)
  await until(() => expect(titles()).toEqual(['Regla primera']))
  expect(document.body.textContent).toContain('Palabras.')
  expect(document.body.textContent).not.toContain('Words about it.')
  expect(document.querySelector('mark')).toBeNull()
})
