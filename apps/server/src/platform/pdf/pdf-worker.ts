import { once } from 'node:events'
import { createWriteStream, type WriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { parentPort } from 'node:worker_threads'
import { Pages } from './pages'
import type { Answer, Order } from './protocol'

/** The thread that draws: layout and fonts would hold up every other request for as long as they take. */
type Printing = { pages: Pages; file: WriteStream }
const printings = new Map<number, Printing>()

async function carryOut(order: Order) {
  if (order.kind === 'open') {
    const pages = new Pages(order.frame)
    const file = createWriteStream(order.path, { mode: 0o600 })
    // Asked after each order: a full disk fails one document, not the thread.
    file.on('error', () => {})
    pages.doc.pipe(file)
    printings.set(order.job, { pages, file })
    return
  }
  const printing = printings.get(order.job)
  if (!printing) return
  const { pages, file } = printing
  if (order.kind === 'add') {
    await pages.add(order.blocks)
    if (file.errored) throw file.errored
    if (file.writableNeedDrain) await once(file, 'drain')
  } else if (order.kind === 'finish') {
    await pages.finish()
    await finished(file)
    printings.delete(order.job)
  } else {
    printings.delete(order.job)
    file.destroy()
    // Only then it cannot come into being after it was removed.
    if (!file.closed) await once(file, 'close')
  }
}

parentPort?.on('message', (order: Order) => {
  const answer = (fault: string | null) => parentPort?.postMessage({ job: order.job, fault } satisfies Answer)
  carryOut(order).then(
    () => answer(null),
    error => answer(error instanceof Error ? (error.stack ?? error.message) : String(error)),
  )
})
