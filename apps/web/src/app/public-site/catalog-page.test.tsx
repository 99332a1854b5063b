import { afterEach, expect, test, vi } from 'vitest'
import { i18next, startI18n } from '../../lib/i18n'
import { button, click, response, show, type } from '../../testing/screen'
import IndustriesPage from './pages/industries'
import RegionsPage from './pages/regions'

async function open(page: 'industries' | 'regions') {
  response({})
  if (!i18next.isInitialized) await startI18n('en')
  await i18next.loadNamespaces(['public', page])
  await show(page === 'industries' ? <IndustriesPage /> : <RegionsPage />, {
    at: `/${page}`,
    words: 'catalog',
  })
}

const cards = () => [...document.querySelectorAll('article h2')].map(heading => heading.textContent)
const search = () => document.querySelector('input[type=search]') as HTMLInputElement

afterEach(() => vi.restoreAllMocks())

test('nineteen industries, of which the filter leaves one group', async () => {
  await open('industries')
  expect(cards()).toHaveLength(19)
  await click(button('High-Risk'))
  expect(cards()).toContain('Construction')
  expect(cards()).not.toContain('Retail')
  await click(button('General'))
  expect(cards()).toContain('Retail')
  expect(cards()).not.toContain('Construction')
})

test('an industry opens with its examples and rules of the library', async () => {
  await open('industries')
  const card = document.querySelector('article details')
  expect(card?.hasAttribute('open')).toBe(false)
  expect(card?.textContent).toContain('After photos that close the task')
  expect(card?.querySelector('a')?.href).toContain('ecfr.gov')
})

test('sixteen regions; the search reads the names of laws and ignores accents', async () => {
  await open('regions')
  expect(cards()).toHaveLength(16)
  await type(search(), 'arbeitsstattenverordnung')
  expect(cards()).toEqual(['Germany'])
})

test('a region without rules says so', async () => {
  await open('regions')
  await type(search(), 'Japan')
  expect(document.querySelector('article')?.textContent).toContain(
    'No rules of this country are built in yet.',
  )
})

test('what matches nothing says so, and both can be cleared', async () => {
  await open('regions')
  await type(search(), 'Atlantis')
  expect(cards()).toEqual([])
  expect(document.body.textContent).toContain('No results found')
  await click(button('Clear search and filter'))
  expect(cards()).toHaveLength(16)
})

test('a data file that failed to load is an error that reloads the page', async () => {
  await open('regions')
  const texts = i18next.getResourceBundle('en', 'regions')
  i18next.removeResourceBundle('en', 'regions')
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  await show(<RegionsPage />, { at: '/regions', words: 'catalog' })
  expect(document.querySelector('[role=alert]')?.textContent).toContain('An error occurred')
  expect(document.querySelector('[role=alert]')?.textContent).toContain(
    'Failed to load data. Please try again later.',
  )
  await click(button('Try Again'))
  expect(reload).toHaveBeenCalledOnce()
  i18next.addResourceBundle('en', 'regions', texts)
})
