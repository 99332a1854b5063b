import type { Violation } from '@plumbline/contract/findings/violations'
import type { Task } from '@plumbline/contract/work/tasks'
import { expect, test, vi } from 'vitest'
import { button, click, response, show } from '../../../../../testing/screen'
import { CheckPhoto } from './check-photo'
import { DangersCard } from './dangers-card'
import { MineCard } from './mine-card'

const violation = (id: string): Violation =>
  ({
    id,
    type: 'Open edge',
    location: 'Level 4',
    severity: 'High',
    mediaUrl: '/media/1',
    date: '2020-01-01T08:00:00.000Z',
  }) as Violation
const task = (id: string, overdue: boolean): Task =>
  ({ id, title: `Task ${id}`, worksite: 'Harbor Tower', dueDate: '2020-01-02', overdue }) as Task

const text = () => document.body.textContent ?? ''
const links = () => [...document.querySelectorAll('a')].map(each => each.getAttribute('href'))

test('what is dangerous now is named, with its picture and the way to it', async () => {
  response({})
  const thumbnail = vi.fn(() => <i>picture</i>)
  await show(
    <DangersCard
      dangers={{ items: [violation('a'), violation('b')], total: 7, observations: 2 }}
      thumbnail={thumbnail}
    />,
    {
      words: ['dashboard', 'findings', 'hazards'],
    },
  )
  expect(text()).toContain('7 open High violations')
  expect(text()).toContain('Open edge')
  expect(text()).toMatch(/Found [\d,]+ days ago/)
  expect(thumbnail).toHaveBeenCalledTimes(2)
  expect(text()).toContain('2 High observations to check')
  expect(links()).toEqual([
    '/violations?violation=a',
    '/violations?violation=b',
    '/violations?kind=observation&severity=High&status=unresolved',
    '/violations?kind=violation&severity=High&status=unresolved',
  ])
})

test('with nothing dangerous it says no more than that', async () => {
  await show(<DangersCard dangers={{ items: [], total: 0, observations: 0 }} thumbnail={() => null} />, {
    words: 'dashboard',
  })
  expect(text()).toContain('No open High violations.')
  expect(links()).toEqual(['/violations'])
})

test('my tasks say which are overdue and which are for today', async () => {
  const mine = { items: [task('a', true), task('b', false)], overdue: 1, dueToday: 1, open: 9 }
  await show(<MineCard mine={mine} />, { words: 'dashboard' })
  expect(text()).toContain('1 overdue · 1 due today')
  expect(text()).toContain('Due Jan 2')
  expect(text()).toContain('Due today')
  expect(links()).toEqual(['/tasks/a', '/tasks/b', '/tasks?assignee=me&tab=unresolved&sort=due'])
  expect(text()).toContain('See your 9 open tasks')
})

test('without tasks for today the rest of mine is one press away', async () => {
  await show(<MineCard mine={{ items: [], overdue: 0, dueToday: 0, open: 0 }} />, { words: 'dashboard' })
  expect(text()).toContain('Nothing due today.')
  expect(links()).toEqual(['/tasks'])
})

test.each([true, false])('the large button opens the camera (its own: %s)', async isOwn => {
  const open = vi.fn()
  const pick = vi.fn()
  await show(
    <CheckPhoto
      canAnalyze
      hasOwnCamera={() => isOwn}
      onOpenCamera={open}
      input={ref => <input ref={ref} type="file" onClick={pick} aria-label="photo" />}
    />,
    { words: 'dashboard' },
  )
  await click(button('Check a photo'))
  expect([open.mock.calls.length, pick.mock.calls.length]).toEqual(isOwn ? [1, 0] : [0, 1])
})

test('with nothing left of the plan it leads to the plans', async () => {
  await show(
    <CheckPhoto canAnalyze={false} hasOwnCamera={() => true} onOpenCamera={() => {}} input={() => null} />,
    { words: 'dashboard' },
  )
  expect(links()).toEqual(['/billing/subscribe'])
})
