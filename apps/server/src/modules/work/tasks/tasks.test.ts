import { randomUUID } from 'node:crypto'
import * as contract from '@plumbline/contract'
import { describe, expect, test } from 'vitest'
import { useCreated, useTestApp } from '../../../testing/harness'
import { colleagueOf, type Person, signUp } from '../../../testing/people'
import { signUpOn } from '../../../testing/plans'
import { createTask, patchTask } from '../../../testing/tasks'

const app = useTestApp()
const ana = useCreated(() => signUp(app))
const ben = useCreated(() => colleagueOf(app, ana))

const get = async (id: string) => (await ana.call(contract.getTask, { params: { id } })).data
const inbox = async (person: Person) =>
  (await person.call(contract.listNotifications, { query: {} })).data.items

describe('a task', () => {
  test('from a regulation is due in 14 days, with the priority of its risk', async () => {
    const pro = await signUpOn(app, 'basic')
    const { data } = await pro.call(contract.searchRegulations, { query: { q: '1926.501(b)(1)' } })
    const [regulation] = data.items
    const task = await createTask(pro, { regulation_id: regulation?.id })
    expect(task).toMatchObject({
      dueDate: '2026-11-30',
      priority: regulation?.risk_level.toLowerCase(),
      regulationCode: regulation?.regulation_code,
      status: 'open',
    })
    expect(await createTask(pro, { regulation_code: '1926.501(b)(1)' })).toMatchObject({
      dueDate: '2026-11-30',
      priority: 'high',
    })
    const free = await ana.call(contract.createTask, { body: { regulationId: regulation?.id ?? '' } })
    expect([free.status, free.code]).toEqual([402, 'regulations_need_a_plan'])
    const none = await pro.call(contract.createTask, { body: { regulationId: randomUUID() } })
    expect(none.status).toBe(404)
  })

  test('without anything is called Untitled Task, of medium priority and due in a week', async () => {
    const { data } = await ana.call(contract.createTask, { body: {} })
    expect(data).toMatchObject({ title: 'Untitled Task', priority: 'medium', dueDate: '2026-11-23' })
  })

  test.each([
    ['a list', ['Stop work', 'Fetch rails']],
    ['a serialized list', '["Stop work","Fetch rails"]'],
    ['one string', 'Stop work'],
    ['a list of steps done or not', [{ text: 'Stop work', done: true }, 'Fetch rails']],
  ])('takes its steps as %s', async (_, steps) => {
    const { id } = await createTask(ana)
    const { data } = await patchTask(ana, id, { steps })
    expect(data.steps.map(({ text }) => text)).toEqual(
      steps === 'Stop work' ? ['Stop work'] : ['Stop work', 'Fetch rails'],
    )
    expect(data.steps[0]?.done).toBe(typeof steps[0] === 'object')
  })

  test('is started, completed, and opened again; it can be completed without being started', async () => {
    const { id } = await createTask(ana)
    expect((await patchTask(ana, id, { status: 'closed' })).data.status).toBe('closed')
    expect((await patchTask(ben, id, { status: 'in_progress' })).data.status).toBe('in_progress')
    expect((await patchTask(ben, id, { status: 'closed' })).data.status).toBe('closed')
    expect((await patchTask(ben, id, { status: 'open' })).data.status).toBe('open')
  })

  test('is not due in the past, but what is overdue can still be edited', async () => {
    const past = await ana.call(contract.createTask, { body: { title: 'x', dueDate: '2026-11-14' } })
    expect([past.status, past.fields]).toMatchObject([
      400,
      [{ field: 'dueDate', code: 'date_in_the_past', message: 'Choose today or a later date' }],
    ])
    const { id } = await createTask(ana, { dueDate: '2026-11-16' })
    await app.db.pool.query("update tasks set due_date = '2026-11-10' where id = $1", [id])
    expect((await patchTask(ana, id, { due_date: '2026-11-10', title: 'Late' })).data).toMatchObject({
      title: 'Late',
      dueDate: '2026-11-10',
      overdue: true,
    })
    expect((await patchTask(ana, id, { dueDate: '2026-11-09' })).status).toBe(400)
    expect((await patchTask(ana, id, { dueDate: null })).data).toMatchObject({
      dueDate: null,
      overdue: false,
    })
  })

  test('tells its new assignee, unless they took it themselves', async () => {
    const { id } = await createTask(ana, { assignedTo: ben.id })
    expect((await inbox(ben))[0]).toMatchObject({
      kind: 'task_assigned',
      data: { name: 'Ana María Ruiz', title: 'Fence the edge' },
      href: `/tasks/${id}`,
    })
    const before = (await inbox(ben)).length
    await patchTask(ben, id, { assignee: null })
    await patchTask(ben, id, { assignee: ben.id })
    await patchTask(ana, id, { title: 'Fence the whole edge' })
    expect(await inbox(ben)).toHaveLength(before)
    expect((await get(id)).assigneeName).toBe('Ben Okafor')
    const eve = await signUp(app)
    const foreign = await patchTask(ana, id, { assignee: eve.id })
    expect([foreign.status, foreign.fields[0]?.code]).toEqual([400, 'not_a_member'])
    expect((await get(id)).assignee).toBe(ben.id)
  })

  test('that is the last open one of its violation lets the violation be resolved', async () => {
    const body = { type: 'Open edge', severity: 'High' } as const
    const violation = (await ana.call(contract.createViolation, { body })).data
    const [one, two] = [
      await createTask(ana, { violationId: violation.id }),
      await createTask(ana, { violationId: violation.id }),
    ]
    const complete = async (id: string) => {
      await patchTask(ana, id, { status: 'in_progress' })
      return (await patchTask(ana, id, { status: 'closed' })).data.violationCanBeResolved
    }
    expect(await complete(one.id)).toBe(false)
    expect(await complete(two.id)).toBe(true)
    await patchTask(ana, two.id, { status: 'in_progress' })
    const status = { params: { id: violation.id }, body: { status: 'Resolved' } } as const
    await ana.call(contract.setViolationStatus, status)
    expect((await patchTask(ana, two.id, { status: 'closed' })).data.violationCanBeResolved).toBe(false)
  })

  test('that is completed or has comments is deleted by managers only', async () => {
    for (const change of [{ status: 'completed' }, { note: 'The rail is on its way.' }] as const) {
      const { id } = await createTask(ana)
      await patchTask(ben, id, change)
      expect((await ben.call(contract.deleteTask, { params: { id } })).code).toBe('evidence_kept')
      expect((await ana.call(contract.deleteTask, { params: { id } })).status).toBe(200)
    }
  })

  test('is removed for good', async () => {
    const { id } = await createTask(ana)
    expect((await ben.call(contract.deleteTask, { params: { id } })).status).toBe(200)
    expect((await ana.call(contract.getTask, { params: { id } })).status).toBe(404)
    expect((await ana.call(contract.deleteTask, { params: { id } })).status).toBe(404)
  })

  test('keeps HTML as the text it is', async () => {
    const html = '<script>alert(1)</script>'
    const task = await createTask(ana, { title: html, description: html, steps: [html], tags: [html] })
    const { data } = await patchTask(ana, task.id, { note: html })
    expect(data).toMatchObject({
      title: html,
      description: html,
      steps: [{ text: html }],
      tags: [html],
      notes: [{ text: html }],
    })
  })

  test('with a blank title is called Untitled Task, and blank tags are dropped', async () => {
    const task = await createTask(ana, { title: ' ', tags: ['edge', ' ', ''] })
    expect(task).toMatchObject({ title: 'Untitled Task', tags: ['edge'] })
  })

  test('starts in the status given, with a member of the organization as its reporter', async () => {
    const task = await createTask(ana, { status: 'completed', reporter_id: ben.id })
    expect(task).toMatchObject({ status: 'completed', reporter: ben.id })
    const other = await signUp(app)
    const response = await ana.send(contract.createTask, { body: { reporter: other.id } })
    expect([response.status, response.fields[0]]).toMatchObject([
      400,
      { field: 'reporter', code: 'not_a_member' },
    ])
    expect((await patchTask(ana, task.id, { reporter: ana.id })).data.reporter).toBe(ben.id)
  })

  test('takes the date of a date-time, and the fields that the client of the specification sends along', async () => {
    const task = await createTask(ana, {
      due_date: '2026-12-01T23:30:00-05:00',
      violationType: 'Open edge',
      type: 'Open edge',
      violation: 'Open edge',
      context: '{}',
      user_id: ana.id,
      location: 'Gate 7',
    })
    expect(task).toMatchObject({ dueDate: '2026-12-01', violationType: null, location: 'Gate 7' })
  })

  test('can be sent back as it was returned, which changes nothing', async () => {
    const violation = await ana.call(contract.createViolation, {
      body: { type: 'Open edge', severity: 'Low' },
    })
    const task = await createTask(ana, { violationId: violation.data.id, steps: ['Stop work'] })
    expect(task.violationType).toBe('Open edge')
    const noted = (await patchTask(ana, task.id, { note: 'Rails ordered' })).data
    const { violationCanBeResolved, ...record } = noted
    const echoed = await ana.call(contract.updateTask, { params: { id: task.id }, body: record })
    expect([echoed.status, echoed.data]).toEqual([200, noted])
  })

  test.each([
    ['an unknown assignee', { assignee: randomUUID() }, 400],
    ['an unknown violation', { violationId: randomUUID() }, 404],
  ])('is not changed to %s', async (_, changes, status) => {
    const task = await createTask(ana)
    expect((await patchTask(ana, task.id, changes)).status).toBe(status)
    expect((await ana.send(contract.createTask, { body: changes })).status).toBe(status)
    expect(await get(task.id)).toEqual(task)
  })

  test.each([
    ['a status outside the list', { status: 'done' }, 'status', 'not_an_option'],
    ['a priority outside the list', { priority: 'urgent' }, 'priority', 'not_an_option'],
    ['a day that is none', { dueDate: '2026-02-31' }, 'dueDate', 'wrong_type'],
    ['an assignee that is no id', { assignee: 'ben' }, 'assignee', 'wrong_type'],
    ['an empty step', { steps: ['Stop', ''] }, 'steps.1', 'wrong_type'],
    ['a field it does not have', { color: 'red' }, 'color', 'unknown_field'],
  ])('rejects %s', async (_, body, field, code) => {
    const response = await ana.send(contract.createTask, { body: { title: 'x', ...body } })
    expect([response.status, response.fields[0]]).toMatchObject([400, { field, code }])
  })
})

describe('two people with one task', () => {
  test('the second is told, with what it is now, and the first change stays', async () => {
    const task = await createTask(ana)
    await patchTask(ana, task.id, { title: 'Guard the edge', version: task.version })
    const late = await patchTask(ben, task.id, { title: 'Fence it', version: task.version })
    expect([late.status, late.code]).toEqual([409, 'version_conflict'])
    expect(late.body.current).toMatchObject({ title: 'Guard the edge', version: task.version + 1 })
    expect((await get(task.id)).title).toBe('Guard the edge')
  })

  test('at the same moment: one goes through, one is told', async () => {
    const { id, version } = await createTask(ana)
    const both = await Promise.all(
      [ana, ben].map(person => patchTask(person, id, { title: person.id, version })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('both add a note at the same moment and both stand there', async () => {
    const { id, version } = await createTask(ana)
    await Promise.all([
      patchTask(ana, id, { note: 'Rails ordered', version }),
      patchTask(ben, id, { note: 'Seen', version }),
    ])
    const { notes } = await get(id)
    expect(notes.map(({ text }) => text).toSorted()).toEqual(['Rails ordered', 'Seen'])
  })
})

describe('notes', () => {
  test('are added through the list, with who and when; an earlier one stays', async () => {
    const { id } = await createTask(ana)
    await patchTask(ana, id, { notes: ['Rails ordered'] })
    const serialized = JSON.stringify({ text: 'Rails fitted', user_id: ana.id, created_at: '2020-01-01' })
    const { data } = await patchTask(ben, id, { notes: [(await get(id)).notes[0], serialized] })
    expect(data.notes).toEqual([
      {
        text: 'Rails ordered',
        user_id: ana.id,
        user_name: 'Ana María Ruiz',
        created_at: '2026-11-16T08:00:00.000Z',
      },
      {
        text: 'Rails fitted',
        user_id: ben.id,
        user_name: 'Ben Okafor',
        created_at: '2026-11-16T08:00:00.000Z',
      },
    ])
    const changed = await patchTask(ben, id, { notes: ['Nothing ordered', 'Rails fitted'] })
    expect([changed.status, changed.code]).toEqual([409, 'notes_are_kept'])
    expect((await patchTask(ben, id, { notes: [] })).status).toBe(409)
  })

  test('of a megabyte are rejected in clear words', async () => {
    const { id } = await createTask(ana)
    const long = await patchTask(ana, id, { note: 'x'.repeat(500_000) })
    expect([long.status, long.fields[0]]).toMatchObject([400, { field: 'note', message: 'Too long' }])
    const huge = await patchTask(ana, id, { note: 'x'.repeat(1024 * 1024) })
    expect([huge.status, huge.body.error]).toEqual([
      413,
      'The request is too large. Send less data at a time.',
    ])
  })
})
