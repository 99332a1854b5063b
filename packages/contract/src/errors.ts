export { type FieldErrorCode, fieldErrors } from './field-errors'

import { billingErrors } from './billing/errors'
import { captureErrors } from './capture/errors'
import { findingsErrors } from './findings/errors'
import { identityErrors } from './identity/errors'
import { insightsErrors } from './insights/errors'
import { integrationsErrors } from './integrations/errors'
import { libraryErrors } from './library/errors'
import { operationsErrors } from './operations/errors'
import { serverErrors } from './server-errors'
import { workErrors } from './work/errors'

/**
 * Every error the product can return: its status, its English message and whether it is reported to the operator.
 * Clients switch on the code, never on the words; the web app has the words in every language.
 */
const table = {
  ...serverErrors,
  ...billingErrors,
  ...captureErrors,
  ...findingsErrors,
  ...identityErrors,
  ...insightsErrors,
  ...integrationsErrors,
  ...libraryErrors,
  ...operationsErrors,
  ...workErrors,
  invalid: { status: 400, message: 'Check the highlighted fields and try again.' },
  malformed_json: { status: 400, message: "We couldn't read the request because it isn't valid JSON." },
  malformed_request: { status: 400, message: 'The request arrived incomplete. Try again.' },
  not_signed_in: { status: 401, message: 'Log in to continue.' },
  forbidden: {
    status: 403,
    message: "You don't have permission to do this. Ask an admin in your organization.",
  },
  cross_site: {
    status: 403,
    message: 'We blocked this request because it came from another site. Reload the page and try again.',
  },
  not_found: { status: 404, message: "We couldn't find that. It may have been deleted." },
  limit_reached: {
    status: 409,
    message: 'You can have up to {limit} of these. Delete some you no longer need.',
  },
  version_conflict: {
    status: 409,
    message: 'Someone else changed this while you were editing. Reload to see their changes.',
  },
  too_far: {
    status: 400,
    message: 'That page is too far into the list. Narrow the filters, or go page by page.',
  },
  too_large: { status: 413, message: 'The request is too large. Send less data at a time.' },
  unsupported_type: { status: 415, message: "This content type isn't supported." },
  too_many: { status: 429, message: 'Too many attempts. Wait a moment and try again.' },
} as const satisfies Record<string, { status: number; message: string; report?: boolean }>

export type ErrorCode = keyof typeof table
export const errorCodes = Object.keys(table) as ErrorCode[]
export const errors: Record<ErrorCode, { status: number; message: string; report?: boolean }> = table

/**
 * Errors about the request itself, who makes it, or the state of the server. Any call can return them, so no call
 * declares them.
 */
export const commonErrorCodes: readonly ErrorCode[] = [
  'invalid',
  'malformed_json',
  'malformed_request',
  'unsupported_type',
  'too_large',
  'not_signed_in',
  'api_key_invalid',
  'api_key_plan',
  'api_key_forbidden',
  'api_key_scope',
  'api_key_limit',
  'forbidden',
  'two_factor_required',
  'cross_site',
  'not_built',
  'unexpected',
  'storage_full',
  'limit_reached',
  'too_many',
  'overloaded',
  'unavailable',
  'read_only',
  'files_unavailable',
  'upgrading',
]
