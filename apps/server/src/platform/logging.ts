import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import pino from 'pino'

/** Links in emails and links to reports have their token in the URL. It is removed before a URL is logged. */
const withoutSecrets = (url: string) =>
  url
    .replace(/([?&](?:token|invitation)=)[^&]+/g, '$1[secret]')
    .replace(/(\/(?:reset-password|shared)\/)[^/?]+/, '$1[secret]')

/** Structured logs, one line per event, without passwords, tokens and cookies. */
export const openLog = (level: string, destination?: pino.DestinationStream) =>
  pino(
    {
      level,
      serializers: {
        req: ({ method, url, ip }: FastifyRequest) => ({ method, url: withoutSecrets(url), ip }),
        err: pino.stdSerializers.err,
      },
      redact: {
        paths: ['password', 'token', '*.password', '*.token', '*.authorization', '*.cookie'],
        censor: '[secret]',
      },
    },
    destination,
  )

/** Logs one line per request, when it has ended, with the content of Fastify's usual two. */
export class OneLinePerRequest extends LogController {
  override incomingRequest() {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply) {
    const line = { req: request, res: reply, responseTime: reply.elapsedTime }
    if (error) reply.log.error({ ...line, err: error }, 'request errored')
    else reply.log.info(line, 'request completed')
  }
}
