import { PassThrough } from 'node:stream'
import { type AskEvent, type ConversationAnswer, errors } from '@plumbline/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../../platform/http/errors'
import type { AnswerListener } from './assistant.service'

/** Aborts when whoever asked is gone. */
function signalOf(reply: FastifyReply) {
  const abort = new AbortController()
  reply.raw.on('close', () => abort.abort())
  // Somebody may have hung up while the library was searched.
  if (reply.raw.destroyed) abort.abort()
  return abort.signal
}

/** An answer in one piece. Nobody reads the error of somebody who hung up, so it is one that isn't reported. */
export async function wholeAnswer<T>(answer: (signal: AbortSignal) => Promise<T>, reply: FastifyReply) {
  const signal = signalOf(reply)
  return answer(signal).catch((error: unknown) => {
    throw signal.aborted ? new AppError('overloaded') : error
  })
}

/** Sends an answer as it is made. Somebody who stops reading has stopped the answer, too. */
export function streamAnswer(
  finish: (listener: AnswerListener) => Promise<ConversationAnswer>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const stream = new PassThrough()
  const signal = signalOf(reply)
  const onEvent = (event: AskEvent) => {
    if (!signal.aborted) stream.write(`data: ${JSON.stringify(event)}\n\n`)
  }
  finish({ signal, onEvent })
    .then(answer => onEvent({ type: 'done', answer }))
    .catch((error: unknown) => {
      if (signal.aborted) return
      if (!(error instanceof AppError)) request.log.error(error, 'an answer failed')
      const code = error instanceof AppError ? error.code : 'unexpected'
      onEvent({ type: 'error', code, message: errors[code].message })
    })
    .finally(() => stream.end())
  return reply.type('text/event-stream').header('x-accel-buffering', 'no').send(stream)
}
