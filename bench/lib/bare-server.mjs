import { createHash } from 'node:crypto'
import Fastify from 'fastify'
import pg from 'pg'

/**
 * The least a server can do for the same calls: look the session up and send the same statements, prepared, over a
 * pool of the same size; then write the rows as JSON, or a page kept in memory. No checks, no log, no headers.
 */
const [, , connectionString = '', size = '10'] = process.argv
const pool = new pg.Pool({ connectionString, max: Number(size), statement_timeout: 30_000 })
const app = Fastify()

const hash = token => createHash('sha256').update(token).digest('base64url')

process.on('message', async message => {
  if (message === 'stop') return void process.exit()
  for (const { path, session, payload, page } of message.calls) {
    const kept = page && Buffer.from(page)
    app.get(path, async (request, reply) => {
      if (session) {
        const token = request.headers.authorization?.slice('Bearer '.length) ?? ''
        const values = session.values.map(value => (value === session.tokenHash ? hash(token) : value))
        const { rows } = await pool.query({ name: session.name, text: session.text, values })
        if (rows.length === 0) return reply.status(401).send({ success: false })
      }
      const results = await Promise.all(payload.map(statement => pool.query(statement)))
      if (kept) return reply.type('application/json').send(kept)
      return { success: true, data: results.map(({ rows }) => rows) }
    })
  }
  await app.listen({ port: message.port, host: '127.0.0.1' })
  process.send?.('ready')
})
