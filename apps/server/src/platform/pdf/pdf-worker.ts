import { once } from 'node:events'
import { createWriteStream, type WriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { serve } from '@plumbline/threads/serve'
import { Pages } from './pages'
import type { RenderCall } from './protocol'

type OpenDocument = { pages: Pages; file: WriteStream }
const documents = new Map<number, OpenDocument>()

async function render(call: RenderCall): Promise<void> {
  if (call.type === 'open') return open(call)
  const { document: id } = call
  const document = documents.get(id)
  if (!document) {
    if (call.type === 'discard') return
    throw new Error('The thread that held this document has ended.')
  }
  const { pages, file } = document
  if (call.type === 'add') {
    await pages.add(call.blocks)
    if (file.errored) throw file.errored
    if (file.writableNeedDrain) await once(file, 'drain')
  } else if (call.type === 'finish') {
    await pages.finish()
    await finished(file)
    documents.delete(id)
  } else {
    documents.delete(id)
    file.destroy()
    // Waiting for this makes sure that the file is not created after the server has deleted it.
    if (!file.closed) await once(file, 'close')
  }
}

function open({ document, frame, path }: Extract<RenderCall, { type: 'open' }>) {
  const pages = new Pages(frame)
  const file = createWriteStream(path, { mode: 0o600 })
  // Checked after each call instead: a full disk fails one document and not the thread.
  file.on('error', () => {})
  pages.doc.pipe(file)
  documents.set(document, { pages, file })
}

serve(render)
