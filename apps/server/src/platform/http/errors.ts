import type { Socket } from 'node:net'
import {
  commonErrorCodes,
  type Endpoint,
  type ErrorCode,
  type ErrorResponse,
  errors,
  type FieldErrorCode,
  fieldErrors,
} from '@plumbline/contract'
import { PageError } from '@plumbline/list-engine/paging'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import {
  isDatabaseFull,
  isDatabaseLost,
  isReadOnly,
  isStatementTimeout,
  isUnstorable,
} from '../db/database-errors'
import { isStorageUnavailable } from '../storage/storage'

/** The only error a feature throws on purpose. Its status and message are in the contract's table of errors. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly fields: Partial<Record<string, FieldErrorCode>>
  readonly retryAfter: number | undefined
  /** Values for the placeholders of the message, and ids that the client can link to. */
  readonly params: Record<string, string> | undefined
  /** The current state of the record, sent with a version conflict. */
  readonly current: unknown
  constructor(
    code: ErrorCode,
    about: {
      fields?: Partial<Record<string, FieldErrorCode>>
      retryAfter?: number
      params?: Record<string, string>
      current?: unknown
    } = {},
  ) {
    super(errors[code].message)
    this.code = code
    this.fields = about.fields ?? {}
    this.retryAfter = about.retryAfter
    this.params = about.params
    this.current = about.current
  }
}

type Fault = {
  code?: string | undefined
  path: readonly PropertyKey[]
  message: string
  keys?: readonly string[]
}

/** The error for a failed schema, where a route validates by itself. */
export function invalid(faults: readonly Fault[]) {
  const issues = faults.map(({ code, path, message, keys }) => ({
    ...(code && { keyword: code }),
    instancePath: path.join('/'),
    message,
    params: { keys },
  }))
  return new AppError('invalid', {
    fields: Object.fromEntries(asFields(issues).map(({ field, code }) => [field, code])),
  })
}

export const notFound = () => new AppError('not_found')

type Issue = { keyword?: string; instancePath?: string; message?: string; params?: unknown }

/** Maps zod's issue to our code, unless the schema names one. */
const byKeyword: Record<string, FieldErrorCode> = {
  too_small: 'too_short',
  too_big: 'too_long',
  invalid_value: 'not_an_option',
  unrecognized_keys: 'unknown_field',
}

const asFields = (issues: Issue[]) =>
  issues.slice(0, MAX_NAMED_FIELDS).flatMap(issue => {
    const path = (issue.instancePath ?? '').replace(/^\//, '').replaceAll('/', '.')
    const code: FieldErrorCode =
      issue.message && issue.message in fieldErrors
        ? (issue.message as FieldErrorCode)
        : (byKeyword[issue.keyword ?? ''] ?? 'wrong_type')
    return unknownKeys(issue, path).map(field => ({ field, code, message: fieldErrors[code] }))
  })

/** Of a body that is wrong throughout, as many fields as anybody would read are named. */
const MAX_NAMED_FIELDS = 100

function unknownKeys(issue: Issue, path: string): string[] {
  const keys = (issue.params as { keys?: unknown } | undefined)?.keys
  if (issue.keyword !== 'unrecognized_keys' || !Array.isArray(keys)) return [path]
  return keys
    .slice(0, MAX_NAMED_FIELDS)
    .map(key => [path, String(key).slice(0, 100)].filter(Boolean).join('.'))
}

const byFastifyCode: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_json',
  FST_ERR_BAD_URL: 'malformed_request',
  FST_ERR_MAX_PARAM_LENGTH: 'malformed_request',
}

/**
 * The last line of defense: a service should have checked what it stores. A reference to nothing is not found, a value
 * that its column can't hold is invalid; both are reported, because somebody has to add the check.
 */
const bySqlState: Record<string, ErrorCode> = {
  '23503': 'not_found',
  '22P02': 'invalid',
  '22001': 'invalid',
  '22003': 'invalid',
  '22007': 'invalid',
  '22008': 'invalid',
  '22009': 'invalid',
}

function sqlStateOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return code in bySqlState ? code : sqlStateOf(error.cause)
}

/** Which limit of a list an error is about; see the migration ceilings. */
function ceilingIn(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if ('code' in error && error.code === 'PB001') return 'detail' in error ? String(error.detail) : ''
  return ceilingIn(error.cause)
}

function codeOf(error: FastifyError): ErrorCode {
  if (error instanceof AppError) return error.code
  if (error.validation) return 'invalid'
  const known = byFastifyCode[error.code]
  if (known) return known
  if (isStorageUnavailable(error)) return 'files_unavailable'
  if (isDatabaseLost(error) || isStatementTimeout(error)) return 'unavailable'
  if (isReadOnly(error)) return 'read_only'
  if (isDatabaseFull(error)) return 'storage_full'
  if (isUnstorable(error)) return 'invalid'
  const unchecked = bySqlState[sqlStateOf(error)]
  if (unchecked) return unchecked
  // A body that is not JSON fails in the parser, which gives the error a status but no code.
  return error.statusCode === 400 ? 'malformed_json' : 'unexpected'
}

const fill = (words: string, params: Record<string, string> = {}) =>
  words.replace(/\{(\w+)\}/g, (gap, key: string) => params[key] ?? gap)

function errorResponse(error: FastifyError, code: ErrorCode, request: FastifyRequest): ErrorResponse {
  const params = error instanceof AppError ? error.params : undefined
  const words = fill(errors[code].message, params)
  const fields = hasZodFastifySchemaValidationErrors(error)
    ? asFields(error.validation as Issue[])
    : error instanceof AppError
      ? Object.entries(error.fields).map(([field, fault]) => ({
          field,
          code: String(fault),
          message: fault ? fieldErrors[fault] : '',
        }))
      : []
  return {
    success: false,
    error: words,
    message: words,
    code,
    ...(fields.length > 0 && { fields }),
    ...(params && { params }),
    ...(error instanceof AppError && error.current !== undefined && { current: error.current }),
    requestId: request.id,
  }
}

/** A request that isn't valid HTTP never reaches a route. It gets an error of the same shape. */
export function rejectUnreadable(_fault: Error, socket: Socket) {
  if (!socket.writable) return void socket.destroy()
  const code: ErrorCode = 'malformed_request'
  const { message } = errors[code]
  const body = JSON.stringify({ success: false, error: message, message, code })
  socket.end(
    [
      'HTTP/1.1 400 Bad Request',
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  )
}

/** Where no route could be chosen, because the path can't be decoded. Hooks don't run, so the headers come along. */
export const rejectBadUrl =
  (headers: Record<string, string>) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const code = codeOf(error)
    request.log.info({ code }, 'request rejected')
    reply
      .status(errors[code].status)
      .headers({ ...headers, 'x-request-id': request.id })
      .type('application/json')
      .send(JSON.stringify(errorResponse(error, code, request)))
  }

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint
  }
}

const isDeclared = (code: ErrorCode, { errors: own = [] }: Endpoint) =>
  commonErrorCodes.includes(code) || own.includes(code)

/** What is over without anybody doing something about the request. */
const passing: ReadonlySet<ErrorCode> = new Set([
  'unavailable',
  'read_only',
  'files_unavailable',
  'storage_full',
  'upgrading',
])
const RETRY_AFTER_SECONDS = 5

type ErrorOptions = {
  checkDeclared?: boolean
  /** Told of what is the server's fault, with the template of the route. */
  onFailure?: (route: string, code: ErrorCode, error: Error) => void
}

/** What the database and the list engine reject, as errors of the contract. */
function translated(thrown: FastifyError): FastifyError | AppError {
  const limit = ceilingIn(thrown)
  if (limit !== undefined) return new AppError('limit_reached', { params: { limit } })
  if (!(thrown instanceof PageError)) return thrown
  return thrown.fault === 'too_far'
    ? new AppError('too_far')
    : new AppError('invalid', { fields: { after: 'wrong_type' } })
}

/** Every error leaves through here: one shape, no stack, no SQL. */
export function handleErrors(app: FastifyInstance, { checkDeclared = false, onFailure }: ErrorOptions = {}) {
  app.setErrorHandler<FastifyError>((thrown, request, reply) => {
    const error = translated(thrown)
    const code = codeOf(error)
    const { endpoint } = request.routeOptions.config
    // In tests, a code that the contract doesn't declare fails whatever expected it.
    if (checkDeclared && endpoint && !isDeclared(code, endpoint))
      return reply.status(500).send(`${endpoint.method} ${endpoint.path} doesn't declare ${code}`)
    const { status, report } = errors[code]
    if (status >= 500) onFailure?.(`${request.method} ${request.routeOptions.url ?? 'none'}`, code, error)
    if (report || sqlStateOf(error) !== '') request.log.error({ err: error }, 'request failed')
    else request.log.info({ code }, 'request rejected')
    const retryAfter = error instanceof AppError ? error.retryAfter : undefined
    const wait = retryAfter ?? (passing.has(code) ? RETRY_AFTER_SECONDS : undefined)
    if (wait) reply.header('retry-after', wait)
    reply
      .status(status)
      .type('application/json')
      .send(JSON.stringify(errorResponse(error, code, request)))
  })
}
