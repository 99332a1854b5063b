import * as contract from '@plumbline/contract'
import { describe, expect, test } from 'vitest'
import { useCreated, useTestApp } from '../../../testing/harness'
import { type Person, signUp } from '../../../testing/people'

const app = useTestApp()
const place = { region: 'us', industry: 'construction' } as const
const ana = useCreated(() => signUp(app, place))

const ask = async (person: Person, message: string) =>
  (await person.call(contract.assistantPageChat, { body: { message } })).data

const CALL = /^Call 911 now\./
const POWER_LINE = /stay in the machine.*at least 35 ft \(10 m\).*utility.*both feet together.*shuffle/is

describe('an emergency', () => {
  test.each([
    ['The excavator hit a power line and the operator is still in the cab', POWER_LINE],
    ['Boom truck touched the overhead wires', POWER_LINE],
    ['What do I do if a worker has heat stroke?', /cool them at once.*nothing to drink/is],
    ['a log fell on him and he is not breathing', /start CPR/],
    ['he got electrocuted, 300 volts', /don't touch the person until the power is off/i],
    ['she is not breathing, first aid kit is empty', /start CPR/],
  ])('%s: the call and the steps come alone', async (message, steps) => {
    const { kind, blocks, message: text } = await ask(ana, message)
    expect(kind).toBe('emergency')
    expect(blocks[0]?.text).toMatch(CALL)
    expect(text).toMatch(steps)
    expect(new Set(blocks.map(({ section }) => section))).toEqual(new Set(['emergency']))
  })

  test('a drum that held solvent: work stops before anybody is hurt', async () => {
    const { kind, blocks } = await ask(ana, 'Welder cutting a drum that held solvent')
    expect([kind, blocks[0]?.text]).toEqual(['emergency', expect.stringMatching(/^Stop now\./)])
    expect(blocks[1]?.text).toMatch(/filled with water, or cleaned, ventilated and tested/)
    expect(blocks.at(-1)?.page?.title).toContain('1926.352(i)–(j)')
  })

  test('names the page that its steps follow', async () => {
    const { blocks } = await ask(ana, 'my guy has heat stroke')
    expect(blocks.at(-1)).toMatchObject({
      text: 'These steps follow OSHA: Heat-Related Illnesses and First Aid',
      page: { url: 'https://www.osha.gov/heat-exposure/illness-first-aid' },
    })
  })

  test('stands above the answer to what else is asked', async () => {
    const { kind, blocks, sources } = await ask(
      ana,
      'he fell off the scaffold and is not moving. From what height is fall protection required?',
    )
    const sections = blocks.map(({ section }) => section)
    expect([kind, blocks[0]?.text]).toEqual(['emergency', expect.stringMatching(CALL)])
    expect(sections.lastIndexOf('emergency')).toBeLessThan(sections.indexOf('answer'))
    expect(sources.length).toBeGreaterThan(0)
  })

  test.each([
    ['es', 'el camion toco los cables de la luz', 'Operador: quédese en la máquina'],
    ['fr', 'un ouvrier fait un coup de chaleur', 'Refroidissez-la aussitôt'],
    ['de', 'KOLLEGE VERSCHÜTTET', 'Graben Sie nicht mit der Maschine'],
    ['zh', '石灰进眼睛了', '至少 15 分钟'],
  ] as const)('is answered in the language %s', async (language, message, step) => {
    const person = await signUp(app, { ...place, language })
    const { kind, message: text } = await ask(person, message)
    expect([kind, text]).toEqual(['emergency', expect.stringContaining(step)])
  })
})

test.each([
  'Is heat stroke recordable on the 300 log?',
  'what goes in a first aid kit',
  'write a rescue plan for a trench collapse',
])('%s: no banner', async message => {
  const { blocks } = await ask(ana, message)
  expect(blocks.map(({ section }) => section)).not.toContain('emergency')
})
