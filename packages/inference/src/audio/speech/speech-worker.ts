import { parentPort, workerData } from 'node:worker_threads'
import { type Hearing, type Listener, type ListenerSetup, openListener } from './listener'

/** Blocks of mono sound, then one message that there is no more; each is answered. */
export type SpeechRequest = { mono: Float32Array } | 'end'
export type SpeechAnswer = { heard: Hearing } | { failed: string }

export type SpeechWorkerData = {
  setup: ListenerSetup
  /** One number, shared: set to 1, the worker stops at the next word. */
  stop: Int32Array
}

const { setup, stop } = workerData as SpeechWorkerData
const answer = (message: SpeechAnswer) => parentPort?.postMessage(message)

let listener: Promise<Listener> | undefined
function checkpoint() {
  if (Atomics.load(stop, 0) === 1) throw new Error('stopped')
}

parentPort?.on('message', async (request: SpeechRequest) => {
  try {
    listener ??= openListener(setup, checkpoint)
    const open = await listener
    answer({ heard: request === 'end' ? await open.finish() : await open.push(request.mono) })
  } catch (error) {
    answer({ failed: error instanceof Error ? error.message : String(error) })
  }
})
