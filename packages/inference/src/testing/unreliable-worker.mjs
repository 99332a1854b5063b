// Stands in for the inference worker where its failures are tested: the path it is given says how to behave, and the
// width it answers how many jobs it was given.
import { parentPort } from 'node:worker_threads'

let given = 0
parentPort.on('message', ({ id, source }) => {
  given++
  if (source.path === 'crash') process.exit(7)
  if (source.path === 'throw') throw new Error('out of luck')
  if (source.path === 'hang') for (;;);
  if (source.path === 'wait') return
  parentPort.postMessage({ is: 'image', id, result: { findings: [], width: given, height: 1 } })
})
parentPort.postMessage({ is: 'ready', info: { version: 'unreliable', classes: [], claimed: [] } })
