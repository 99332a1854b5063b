import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import pino from 'pino'
import { withoutValues } from './db/without-values'

/** Links in emails, links to reports and the way back from an identity provider have their token in the URL. It is removed before a URL is logged. */
export const withoutSecrets = (text: string) =>
  text
    .replace(/([?&](?:token|invitation|code|state)=)[^&#\s]+/g, '$1[secret]')
    .replace(/(\/(?:reset-password|shared)\/)[^/?#\s:]+/g, '$1[secret]')

/** What people searched for is in the query of an address. The names of its fields stay, their values don't. */
export const withoutQueryValues = (url: string) => url.replace(/([?&][^=?&#]*=)[^&#]+/g, '$1…')

/** Structured logs, one line per event, without passwords, tokens, cookies and the values of statements. */
export const openLog = (level: string, destination?: pino.DestinationStream) =>
  pino(
    {
      level,
      serializers: {
        req: ({ method, url, ip }: FastifyRequest) => ({
          method,
          url: withoutQueryValues(withoutSecrets(url)),
          ip,
        }),
        err: (error: unknown) =>
          error instanceof Error ? pino.stdSerializers.err(withoutValues(error)) : error,
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
  private readonly log: pino.Logger
  constructor(log: pino.Logger) {
    super()
    // Looking for secrets costs more than the rest of the line, which has none: all its fields are named here.
    this.log = log.child({}, { redact: [] })
  }

  override incomingRequest() {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply) {
    const line = {
      reqId: request.id,
      req: request,
      res: { statusCode: reply.statusCode },
      responseTime: reply.elapsedTime,
    }
    if (error) reply.log.error({ ...line, err: error }, 'request errored')
    else this.log.info(line, 'request completed')
  }
}
