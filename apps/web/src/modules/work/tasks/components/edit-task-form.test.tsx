import type { Task } from '@plumbline/contract/work/tasks'
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { i18next, startI18n } from '../../../../lib/i18n'
import { newQueryClient } from '../../../../lib/query'
import { EditTaskForm } from './edit-task-form'

const task: Task = {
  id: '7f3b1c9e-2c1f-4a77-9f0e-1f2d3c4b5a69',
  title: 'Guard the edge',
  description: '',
  status: 'open',
  priority: 'medium',
  dueDate: null,
  assignee: null,
  assigneeName: null,
  reporter: null,
  reporterName: null,
  violationId: null,
  violationMedia: null,
  violationType: null,
  siteId: null,
  location: '',
  worksite: '',
  area: '',
  regulationCode: null,
  severity: null,
  steps: [],
  overdue: false,
  notes: [],
  tags: [],
  createdAt: '2026-11-15T07:00:00.000Z',
  updatedAt: '2026-11-15T07:00:00.000Z',
  version: 1,
}
const theirs: Task = { ...task, title: 'Fence the edge', priority: 'high', version: 2 }

let root: Root
let sent: unknown[]
const closed = vi.fn()

/** The server holds the version of someone who was faster. */
const server = vi.fn(async (_address: string, { method, body }: RequestInit) => {
  if (method !== 'PATCH') return Response.json({ success: true, data: [] })
  const change = JSON.parse(String(body))
  sent.push(change)
  return change.version === theirs.version
    ? Response.json({ success: true, data: { ...theirs, ...change, violationCanBeResolved: false } })
    : Response.json(
        { success: false, code: 'version_conflict', error: 'x', current: theirs },
        { status: 409 },
      )
})

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', server)
  sent = []
  await startI18n('en')
  await i18next.loadNamespaces(['tasks', 'errors'])
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(document.getElementById('root') as HTMLElement)
  await act(async () =>
    root.render(
      <QueryClientProvider client={newQueryClient()}>
        <EditTaskForm task={task} onClose={closed} />
      </QueryClientProvider>,
    ),
  )
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
  closed.mockReset()
})

function control(label: string) {
  const found = [...document.querySelectorAll('label')].find(each => each.textContent === label)
  return document.getElementById(found?.htmlFor ?? '') as HTMLInputElement
}
const write = (label: string, text: string) =>
  act(async () => {
    const input = control(label)
    const prototype = Object.getPrototypeOf(input)
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
const press = (name: string) =>
  act(async () => {
    ;[...document.querySelectorAll('button')].find(each => each.textContent === name)?.click()
    await expect.poll(() => document.querySelector('[aria-busy]')).toBeNull()
  })

test('the second to save keeps their text, sees the other’s, and saves both together', async () => {
  await write('Title', 'Rail the edge')
  await write('Description', 'Use the yellow rails.')
  await press('Save')
  expect(closed).not.toHaveBeenCalled()
  expect(document.body.textContent).toContain('Someone else changed this task while you were editing')
  expect(document.body.textContent).toContain('Fence the edge')
  expect(document.body.textContent).toContain('Priority: now High')
  expect(control('Title').value).toBe('Rail the edge')
  expect(control('Description').value).toBe('Use the yellow rails.')
  expect(control('Priority').value).toBe('high')

  await press('Keep mine')
  await press('Save')
  expect(sent.at(-1)).toEqual({ title: 'Rail the edge', description: 'Use the yellow rails.', version: 2 })
  expect(closed).toHaveBeenCalled()
})

test('what the other wrote can be taken instead', async () => {
  await write('Title', 'Rail the edge')
  await press('Save')
  await press('Use theirs')
  expect(control('Title').value).toBe('Fence the edge')
  await press('Save')
  expect(sent.at(-1)).toEqual({ version: 2 })
})
