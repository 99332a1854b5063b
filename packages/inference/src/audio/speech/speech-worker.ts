import { serve, threadSetup } from '@plumbline/threads/serve'
import { lowerThreadPriority } from '../../worker/priority'
import { type Listener, type ListenerSetup, openListener, type Transcription } from './listener'

/** Blocks of mono sound, then one request that there is no more. */
export type SpeechRequest = { mono: Float32Array } | 'end'

const setup = threadSetup<ListenerSetup>()
lowerThreadPriority()
let listener: Promise<Listener> | undefined

serve<SpeechRequest, Transcription>(async (request, { throwIfCanceled }) => {
  listener ??= openListener(setup)
  const open = await listener
  return request === 'end' ? open.finish(throwIfCanceled) : open.push(request.mono, throwIfCanceled)
})
