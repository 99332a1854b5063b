import * as contract from '@plumbline/contract'
import { loadFormatter } from '@plumbline/messages'
import { expect, test } from 'vitest'
import { useTestApp } from '../../../testing/harness'
import { download, readPdf } from '../../../testing/pdf'
import { colleagueOf, logIn, type Person } from '../../../testing/people'
import { signUpOn } from '../../../testing/plans'
import { approve, submitted } from '../../../testing/suggestions'
import { sampleOf, upload } from '../../../testing/uploads'

const app = useTestApp()

async function inLanguage(ana: Person, language: contract.Language) {
  const person = await colleagueOf(app, ana, 'manager')
  await person.call(contract.savePreferences, { body: { language } })
  return logIn(app, person.email)
}

/** A finding of the detector at a place, an English admin, and two who read other languages. */
async function arranged() {
  const ana = await signUpOn(app, 'premium', { region: 'us', industry: 'construction' })
  const [eva, li] = [await inLanguage(ana, 'es'), await inLanguage(ana, 'zh')]
  const { data } = await upload(app, ana, {
    file: await sampleOf('fire'),
    name: 'fire.jpg',
  })
  await app.analysisWorker.wake()
  const { data: result } = await ana.call(contract.getResult, { params: { id: data.id } })
  const { id, version } = result.violations[0] as contract.Violation
  const body = { location: 'Pier 2 deck', version }
  const { data: violation } = await ana.call(contract.updateViolation, { params: { id }, body })
  return { ana, eva, li, violation }
}

async function textsIn(language: contract.Language, violation: contract.Violation) {
  const formatter = await loadFormatter(language)
  const { type, description, steps } = formatter.violation(violation)
  return { title: formatter.translate('suggestions', 'title', { name: type }), description, steps }
}

/** As the screen sends it: in the language of whoever makes it. */
async function assign(
  by: Person,
  language: contract.Language,
  violation: contract.Violation,
  assignee: string,
) {
  const { steps, ...texts } = await textsIn(language, violation)
  const body = { ...texts, steps: [...steps, 'Call Joe'], violationId: violation.id, assignee }
  return (await by.call(contract.createTask, { body })).data
}

const shown = ({ title, description, steps }: contract.Task) => ({
  title,
  description,
  steps: steps.map(({ text }) => text),
})
const read = async (person: Person, id: string) =>
  (await person.call(contract.getTask, { params: { id } })).data

test('three people read one task in three languages, and what was typed as it was typed', async () => {
  const { ana, eva, li, violation } = await arranged()
  const { id } = await assign(ana, 'en', violation, eva.id)
  for (const [person, language] of [
    [ana, 'en'],
    [eva, 'es'],
    [li, 'zh'],
  ] as const) {
    const { steps, ...texts } = await textsIn(language, violation)
    const expected = { ...texts, steps: [...steps, 'Call Joe'] }
    expect(shown(await read(person, id))).toEqual(expected)
    const { items } = (await person.call(contract.listTasks, { query: {} })).data
    expect(items.map(shown)).toEqual([expected])
    const { data: today } = await person.call(contract.dashboardRecent, {})
    expect(today.find(({ kind }) => kind === 'task')?.title).toBe(expected.title)
    const file = await download(app, person, contract.exportTasks, { query: {} })
    const csv = Buffer.from(file.bytes).toString('utf8')
    for (const text of [expected.title, ...expected.steps]) expect(csv).toContain(text.slice(0, 30))
    const pdf = await readPdf(
      (
        await download(app, person, contract.violationReport, {
          params: { id: violation.id },
          query: { pages: 'full' },
        })
      ).bytes,
    )
    const printed = pdf.pages
      .map(page => page.text)
      .join('')
      .normalize('NFKC')
      .replace(/\s/g, '')
    expect(printed).toContain(steps[0]?.normalize('NFKC').replace(/\s/g, ''))
    expect(printed).toContain('CallJoe')
  }
  const { data: told } = await eva.call(contract.listNotifications, { query: { kind: 'task_assigned' } })
  const { title } = await textsIn('es', violation)
  expect(told.items[0]?.data).toMatchObject({ title, place: expect.stringContaining('Pier 2 deck') })
  const email = (await app.emailsOfNotifications()).find(
    ({ to, text }) => to === eva.email && text.includes(title),
  )
  expect(email?.text).toContain('Pier 2 deck')
  expect(email?.text).toMatch(/Fecha límite: \d+ de \w+ de 2026/)
})

test('a step ticked in one language is ticked in all, and an edited text is the same for everyone', async () => {
  const { ana, eva, li, violation } = await arranged()
  const { id } = await assign(eva, 'es', violation, li.id)
  const english = await textsIn('en', violation)
  const before = await read(li, id)
  const steps = before.steps.map((step, index) => ({ ...step, done: index === 0 }))
  const whole = { title: before.title, description: before.description, steps }
  const { data: ticked } = await li.call(contract.updateTask, { params: { id }, body: whole })
  expect(ticked.title).toBe(before.title)
  const after = await read(ana, id)
  expect(shown(after)).toEqual({ ...english, steps: [...english.steps, 'Call Joe'] })
  expect(after.steps.map(({ done }) => done)).toEqual(after.steps.map((_, index) => index === 0))
  const history = (await ana.call(contract.taskHistory, { params: { id } })).data
  expect(history.map(({ field }) => field).toSorted()).toEqual(['created', 'steps'])

  await li.call(contract.updateTask, { params: { id }, body: { title: '灭火' } })
  expect((await read(ana, id)).title).toBe('灭火')
  expect((await read(ana, id)).description).toBe(english.description)
})

test('an approved suggestion is read in the language of each reader too', async () => {
  const { ana, eva, violation } = await arranged()
  const suggestion = await submitted(ana, violation.id)
  const { taskId } = (await approve(eva, suggestion.id)).data
  for (const [person, language] of [
    [ana, 'en'],
    [eva, 'es'],
  ] as const)
    expect(shown(await read(person, taskId ?? ''))).toEqual(await textsIn(language, violation))
})

test('the area stands on the task of a finding, and a task of its own has none', async () => {
  const { ana, violation } = await arranged()
  const task = await assign(ana, 'en', violation, ana.id)
  expect(task.area).toBe('Pier 2 deck')
  expect((await ana.call(contract.createTask, { body: { title: 'Own' } })).data.area).toBe('')
  const file = await download(app, ana, contract.exportTasks, { query: {} })
  expect(Buffer.from(file.bytes).toString('utf8')).toContain(',Pier 2 deck')
})
