import { Writable } from 'node:stream'
import { getTask } from '@plumbline/contract'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { AppError, handleErrors } from './errors'

async function failWith(error: Error) {
  const lines: string[] = []
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(String(line))
      done()
    },
  })
  const app = fastify({ logger: { level: 'error', stream } })
  handleErrors(app)
  app.get('/', () => Promise.reject(error))
  const response = await app.inject('/')
  await app.close()
  return { status: response.statusCode, code: response.json().code, text: response.body, log: lines.join('') }
}

const sqlError = (code: string) => Object.assign(new Error('insert into tasks'), { code })

test.each([
  ['23503', 404, 'not_found'],
  ['22P02', 400, 'invalid'],
  ['22001', 400, 'invalid'],
  ['22003', 400, 'invalid'],
  ['22007', 400, 'invalid'],
  ['22008', 400, 'invalid'],
  ['22009', 400, 'invalid'],
  ['53100', 503, 'storage_full'],
  ['42P01', 500, 'unexpected'],
])('SQLSTATE %s is returned as %i %s and logged', async (sqlState, status, code) => {
  for (const error of [sqlError(sqlState), new Error('Failed query', { cause: sqlError(sqlState) })]) {
    const failed = await failWith(error)
    expect([failed.status, failed.code]).toEqual([status, code])
    expect(failed.text).not.toContain('insert into')
    expect(failed.log).toContain('request failed')
  }
})

test.each([
  ['not_found', 404],
  ['invalid', 400],
  ['last_admin', 500],
] as const)(
  'with the check that tests run under, a call that declares not_found answers %s with %i',
  async (code, status) => {
    const app = fastify()
    handleErrors(app, { checkDeclared: true })
    app.get('/', { config: { endpoint: getTask } }, () => Promise.reject(new AppError(code)))
    expect((await app.inject('/')).statusCode).toBe(status)
    await app.close()
  },
)
