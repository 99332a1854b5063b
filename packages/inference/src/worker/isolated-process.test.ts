import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { getPriority } from 'node:os'
import { resolveEntry } from '@plumbline/threads'
import { afterEach, expect, test, vi } from 'vitest'
import type { TestRequest, TestResponse } from '../testing/process-that-obeys'
import { type IsolatedProcess, startProcess } from './isolated-process'
import { priorityBelow } from './priority'

type TestProcess = IsolatedProcess<TestRequest, TestResponse>
type Description = Extract<TestResponse, { pid: number }>

const open: TestProcess[] = []
afterEach(() => {
  for (const process of open.splice(0)) process.kill()
})

function start(): TestProcess {
  const process: TestProcess = startProcess(new URL('../testing/process-that-obeys.ts', import.meta.url), 32)
  open.push(process)
  return process
}

async function described(process: TestProcess): Promise<Description> {
  process.send('describe')
  const [description] = await once(process, 'message')
  return description as Description
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
const hasEnded = async (pid: number) => expect.poll(() => isRunning(pid)).toBe(false)

test('all processes are started by one other, and see nothing of what the server is told', async () => {
  process.env.SECRET_OF_THE_SERVER = 'secret'
  const [one, other] = await Promise.all([described(start()), described(start())])
  expect(one.parent).toBe(other.parent)
  expect([one.parent, one.pid, other.pid]).not.toContain(process.pid)
  expect(one.environment).not.toContain('SECRET_OF_THE_SERVER')
  expect(one.environment).toContain('MALLOC_ARENA_MAX')
})

test('they let the server go first', async () => {
  const { priority } = await described(start())
  expect(priority).toBe(priorityBelow(getPriority(process.pid)))
})

test('a process that fills its heap ends, and nothing else', async () => {
  const [filling, other] = [start(), start()]
  const ended = once(filling, 'exit')
  filling.send('fill the heap')
  expect(await ended).not.toEqual([0, null])
  expect((await described(other)).heapLimitMb).toBeLessThan(64)
})

test('a process that is busy is killed', async () => {
  const busy = start()
  const { pid } = await described(busy)
  busy.send('block')
  await once(busy, 'message')
  busy.kill()
  expect(await once(busy, 'exit')).toEqual([null, 'SIGKILL'])
  await hasEnded(pid)
})

async function startedBy(process: TestProcess): Promise<number> {
  process.send('start another')
  const [{ another }] = (await once(process, 'message')) as [Extract<TestResponse, { another: number }>]
  expect(isRunning(another)).toBe(true)
  return another
}

test('what a process has started ends with it', async () => {
  const [killed, filling] = [start(), start()]
  const others = [await startedBy(killed), await startedBy(filling)]
  killed.kill()
  filling.send('fill the heap')
  for (const other of others) await hasEnded(other)
})

test.runIf(process.platform === 'linux')(
  'a process that takes too much memory beside its heap is ended',
  async () => {
    const [taking, other] = [start(), start()]
    const started = await startedBy(taking)
    taking.send('take memory')
    expect(await once(taking, 'exit')).toEqual([null, 'SIGKILL'])
    await hasEnded(started)
    expect((await described(other)).pid).toBeGreaterThan(0)
  },
)

test('when the launcher is lost, its processes end and the next one gets another launcher', async () => {
  const busy = start()
  const { pid, parent } = await described(busy)
  const another = await startedBy(busy)
  busy.send('block')
  await once(busy, 'message')
  const [failed, exited] = [vi.fn(), once(busy, 'exit')]
  busy.on('error', failed)
  process.kill(parent, 'SIGKILL')
  await exited.catch(() => {})
  expect(failed).toHaveBeenCalledTimes(1)
  await hasEnded(pid)
  await hasEnded(another)
  const next = await described(start())
  expect(next.parent).not.toBe(parent)
})

test('signals to all processes of the server leave the launcher to the server', async () => {
  const { parent } = await described(start())
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.kill(parent, signal)
  expect((await described(start())).parent).toBe(parent)
})

test('when the server is killed, its launcher and a busy process end', async () => {
  const { file, argv } = resolveEntry(new URL('../testing/process-owner.ts', import.meta.url))
  const owner: ChildProcess = fork(file, argv, { serialization: 'advanced' })
  const [{ pid, parent }] = (await once(owner, 'message')) as [Description]
  expect([pid, parent].map(isRunning)).toEqual([true, true])
  owner.kill('SIGKILL')
  await hasEnded(pid)
  await hasEnded(parent)
})
