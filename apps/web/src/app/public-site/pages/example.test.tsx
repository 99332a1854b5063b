import { act } from 'react'
import { expect, test } from 'vitest'
import { i18next, startI18n } from '../../../lib/i18n'
import { button, click, response, show } from '../../../testing/screen'
import example from '../example.json'
import ExamplePage from './example'

async function open() {
  response({})
  if (!i18next.isInitialized) await startI18n('en')
  await i18next.loadNamespaces(['public', 'results', 'findings', 'hazards', 'questions', 'labels'])
  await show(<ExamplePage />, { at: '/example', words: 'example' })
}

test('the first finding is open, with its rule, its words and the task it becomes', async () => {
  await open()
  expect(button(/^HighTwo people without hard hats/).getAttribute('aria-expanded')).toBe('true')
  expect(document.body.textContent).toContain('29 CFR 1926.100(a)')
  expect(document.querySelector('blockquote')?.textContent).toContain(
    'shall be protected by protective helmets',
  )
  expect(document.body.textContent).toContain('Due in 3 days')
  expect(document.body.textContent).toContain(`Very likely (${example.violations[0]?.confidence})`)
})

test('advice cites nothing, and says why', async () => {
  await open()
  await click(button(/^MediumThree people beside a machine/))
  expect(document.querySelector('blockquote')).toBeNull()
  expect(document.body.textContent).toContain("doesn't prove a rule was broken")
})

test('a box on the picture opens its finding', async () => {
  await open()
  const box = document.querySelector('a[href="#finding-3"]')
  await act(async () => void box?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })))
  expect(button(/vest, beside a machine/).getAttribute('aria-expanded')).toBe('true')
})

test('an answer to a question says what becomes of it', async () => {
  await open()
  await click(button('Not OK'))
  expect(document.body.textContent).toContain('This is recorded as a violation you reported.')
})
