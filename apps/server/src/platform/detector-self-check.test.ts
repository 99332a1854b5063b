import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DetectorState } from '@plumbline/contract'
import { processorName, readReference } from '@plumbline/inference'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder'
import { DetectorSelfCheck } from './detector-self-check'
import { openLog } from './logging'

const { detector } = await readReference()
const good: DetectorState = {
  detector,
  processor: processorName(),
  precision: 'fast',
  passed: true,
  box: 0,
  confidence: 0,
  unmatched: [],
}

function open(check: () => Promise<DetectorState>, file = join(temporaryFolder('check'), 'data/check.json')) {
  const lines: string[] = []
  const log = openLog('debug', { write: line => lines.push(line) })
  const selfCheck = new DetectorSelfCheck({ file, log, check })
  return { selfCheck, file, log: () => lines.join('') }
}

test.each([
  ['a processor that finds what it should', good, 'fast', /"level":30.*finds in the reference/],
  ['one that deviates', { ...good, precision: 'safe', box: 0.3 }, 'safe', /"level":40.*safe setting/],
  [
    'one that deviates in any way',
    { ...good, precision: 'safe', passed: false },
    'safe',
    /do not rely on it/,
  ],
] as const)('%s is reported, and decides how analyses compute', async (_, state, precision, line) => {
  const { selfCheck, log } = open(async () => ({ ...state, unmatched: [] }))
  selfCheck.start()
  expect(await selfCheck.precision()).toBe(precision)
  expect(selfCheck.last()).toMatchObject(state)
  expect(log()).toMatch(line)
})

test('a machine is checked once, and again with another processor or detector', async () => {
  const { selfCheck, file } = open(async () => ({ ...good, precision: 'safe' }))
  selfCheck.start()
  await selfCheck.precision()
  const forbidden = async () => {
    throw new Error('checked a second time')
  }
  const next = open(forbidden, file).selfCheck
  next.start()
  expect(await next.precision()).toBe('safe')
  for (const change of [{ processor: 'another' }, { detector: 'another' }]) {
    writeFileSync(file, JSON.stringify({ ...good, precision: 'safe', ...change }))
    const changed = open(async () => good, file).selfCheck
    changed.start()
    expect(await changed.precision()).toBe('fast')
  }
})

test('a check that fails is logged and changes nothing', async () => {
  const { selfCheck, file, log } = open(async () => {
    throw new Error('no memory')
  })
  selfCheck.start()
  expect(await selfCheck.precision()).toBe('fast')
  expect(selfCheck.last()).toBeUndefined()
  expect(log()).toMatch(/no memory.*could not be checked/)
  expect(existsSync(file)).toBe(false)
})

test('a damaged file is replaced', async () => {
  const { selfCheck, file } = open(async () => good)
  selfCheck.start()
  await selfCheck.precision()
  writeFileSync(file, '{"detector":')
  const next = open(async () => ({ ...good, precision: 'safe' }), file).selfCheck
  next.start()
  expect(await next.precision()).toBe('safe')
})

test('a process that stops does not wait for the end of the check', async () => {
  const lines: string[] = []
  let begin = () => {}
  const begun = new Promise<void>(resolve => {
    begin = resolve
  })
  const selfCheck = new DetectorSelfCheck({
    file: join(temporaryFolder('check'), 'check.json'),
    log: openLog('debug', { write: line => lines.push(line) }),
    check: ({ signal }) => {
      begin()
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('canceled'))))
    },
  })
  selfCheck.start()
  await begun
  await selfCheck.stop()
  expect(lines).toEqual([])
})

test('a process that stops right after its start begins no check', async () => {
  const { selfCheck, log } = open(async () => expect.fail('a check began'))
  selfCheck.start()
  await selfCheck.stop()
  expect([selfCheck.last(), log()]).toEqual([undefined, ''])
})
