// Stands in for the inference worker where its failures are tested: the path it is given says how to behave.
import { parentPort } from 'node:worker_threads'

parentPort.on('message', ({ id, source }) => {
  if (source.path === 'crash') process.exit(7)
  if (source.path === 'throw') throw new Error('out of luck')
  if (source.path === 'hang') for (;;);
  if (source.path === 'wait') return
  parentPort.postMessage({ is: 'image', id, result: { findings: [], width: 1, height: 1 } })
})
parentPort.postMessage({ is: 'ready', info: { version: 'unreliable', classes: [], claimed: [] } })
