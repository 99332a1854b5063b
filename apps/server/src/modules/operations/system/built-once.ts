import type { FastifyReply, FastifyRequest } from 'fastify'
import { StoredPage } from '../../../platform/site/page-store'

/** A document that stays the same as long as the process runs. It's built once and sent as it is from then on. */
export class BuiltOnce {
  private readonly type: string
  private readonly build: () => string
  private built: StoredPage | undefined

  constructor(type: string, build: () => string) {
    this.type = type
    this.build = build
  }

  prepare(): StoredPage {
    this.built ??= new StoredPage(this.build())
    return this.built
  }

  async send({ headers }: FastifyRequest, reply: FastifyReply) {
    const document = this.prepare()
    const { etag } = document
    reply.headers({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding' })
    if (headers['if-none-match'] === etag) return reply.code(304).send()
    const { body, encoding } = await document.bodyFor(headers['accept-encoding'])
    if (encoding) reply.header('content-encoding', encoding)
    return reply.type(this.type).send(body)
  }
}
