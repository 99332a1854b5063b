import { startProcess } from '../worker/isolated-process'
import type { TestRequest, TestResponse } from './process-that-obeys'

/** Stands in for a server: starts a process, and says which once that process is busy. */
const child = startProcess<TestRequest, TestResponse>(new URL('./process-that-obeys.ts', import.meta.url), 64)
child.once('message', description => {
  child.once('message', () => process.send?.(description))
  child.send('block')
})
child.send('describe')
