import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import pino from 'pino'

/** Links in mails carry their token in the address; what is logged is the address without it. */
const withoutSecrets = (url: string) =>
  url
    .replace(/([?&](?:token|invitation)=)[^&]+/g, '$1[secret]')
    .replace(/(\/reset-password\/)[^/?]+/, '$1[secret]')

/** Structured lines, one per event; never a password, a token or a cookie. */
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

/** One line for each call, once it has ended, with everything the usual two lines say. */
export class OneLinePerRequest extends LogController {
  override incomingRequest() {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply) {
    const line = { req: request, res: reply, responseTime: reply.elapsedTime }
    if (error) reply.log.error({ ...line, err: error }, 'request errored')
    else reply.log.info(line, 'request completed')
  }
}
