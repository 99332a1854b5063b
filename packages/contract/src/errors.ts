export { type FieldErrorCode, fieldErrors } from './field-errors'

import { twoFactorErrors } from './identity/two-factor-errors'
import { serverErrors } from './server-errors'

/**
 * Every error the product can return: its status, its English message and whether it is reported to the operator.
 * Clients switch on the code, never on the words; the web app has the words in every language.
 */
const table = {
  ...twoFactorErrors,
  ...serverErrors,
  invalid: { status: 400, message: 'Check the highlighted fields and try again.' },
  malformed_json: { status: 400, message: "We couldn't read the request because it isn't valid JSON." },
  malformed_request: { status: 400, message: 'The request arrived incomplete. Try again.' },
  wrong_password: { status: 400, message: 'The current password is incorrect.' },
  link_invalid: { status: 400, message: "This link isn't valid. Request a new one." },
  link_expired: { status: 400, message: 'This link has expired. Request a new one.' },
  link_used: { status: 400, message: 'This link has already been used. Request a new one.' },
  not_signed_in: { status: 401, message: 'Log in to continue.' },
  invalid_credentials: { status: 401, message: 'Invalid email or password' },
  file_missing: { status: 400, message: 'Please select a file to upload' },
  file_empty: { status: 400, message: 'The file is empty. Choose another file.' },
  quota_exhausted: {
    status: 402,
    message: 'You have reached your upload limit. Please upgrade your plan to continue.',
  },
  questions_exhausted: { status: 402, message: "You've reached your question limit" },
  regulations_need_a_plan: {
    status: 402,
    message:
      'Access to the Regulations Database requires a premium subscription. Upgrade your plan to view, search, and create tasks from safety regulations.',
  },
  needs_premium: { status: 402, message: 'Advanced AI models are part of the Premium and Enterprise plans.' },
  needs_pro: { status: 402, message: 'This feature is only available on Pro or higher.' },
  site_limit: {
    status: 402,
    message:
      'Active sites: {used}. The {plan} plan includes {limit}. Archive a site or upgrade the plan to add one.',
  },
  seat_limit: {
    status: 402,
    message:
      'Users and open invitations: {used}. The {plan} plan includes {limit}. Free up a seat or upgrade the plan to add someone.',
  },
  storage_limit: {
    status: 402,
    message:
      'Your organization uses {used} of storage. The {plan} plan includes {limit}. Delete results you no longer need or upgrade the plan.',
  },
  card_declined: { status: 402, message: 'Your card was declined. Try another card.' },
  forbidden: {
    status: 403,
    message: "You don't have permission to do this. Ask an admin in your organization.",
  },
  sender_unverified: {
    status: 403,
    message: 'Confirm your email address before you email reports. You can still copy a link.',
  },
  cross_site: {
    status: 403,
    message: 'We blocked this request because it came from another site. Reload the page and try again.',
  },
  not_found: { status: 404, message: "We couldn't find that. It may have been deleted." },
  report_link_invalid: {
    status: 404,
    message: "This link has expired or isn't valid. Ask the person who sent it for a new one.",
  },
  email_taken: { status: 409, message: 'An account with this email already exists. Log in instead.' },
  already_member: { status: 409, message: 'This person is already in your organization.' },
  last_admin: {
    status: 409,
    message: 'An organization needs at least one admin. Make someone else an admin first.',
  },
  sole_admin: { status: 409, message: 'Make someone else an admin of {organization} first, or delete it.' },
  subscription_active: { status: 409, message: 'Cancel the paid plan before you delete the organization.' },
  address_unverified: {
    status: 409,
    message: 'Confirm your email address first, using the link in our email.',
  },
  invitation_for_another: {
    status: 409,
    message: 'This invitation is for another email address. Log out, then open the link again.',
  },
  already_uploaded: {
    status: 409,
    message: "You've analyzed this file before. Open that result, or analyze it again.",
  },
  not_running: { status: 409, message: 'This analysis has already finished.' },
  work_site_sound: {
    status: 409,
    message:
      'A recording is judged by its sound, at a worksite or elsewhere. Choose a site and analyze it again.',
  },
  work_site_not_kept: { status: 409, message: 'What was seen in this video was not kept. Analyze it again.' },
  regulation_exists: {
    status: 409,
    message: 'A regulation with code {code} already exists. Open it to make changes.',
  },
  site_exists: { status: 409, message: 'You already have a site named {name}. Choose another name.' },
  site_in_use: { status: 409, message: '{name} has uploads, violations or tasks. Archive it instead.' },
  site_archived: { status: 409, message: '{name} is archived. Restore it or choose another site.' },
  saved_view_exists: { status: 409, message: 'You already have a view named {name}. Choose another name.' },
  too_many_saved_views: {
    status: 409,
    message: 'You can save up to {limit} views for a list. Delete one you no longer need.',
  },
  too_many_webhooks: {
    status: 409,
    message: 'You can have up to {limit} webhooks. Delete one you no longer need.',
  },
  too_many_notes: {
    status: 409,
    message: 'A task can have up to {limit} notes. Create another task to continue.',
  },
  limit_reached: {
    status: 409,
    message: 'You can have up to {limit} of these. Delete some you no longer need.',
  },
  webhook_unsigned: {
    status: 409,
    message: "Messages to Slack and Teams aren't signed, so this webhook has no secret.",
  },
  export_running: { status: 409, message: 'An export is being made. Wait until it is ready.' },
  version_conflict: {
    status: 409,
    message: 'Someone else changed this while you were editing. Reload to see their changes.',
  },
  notes_are_kept: { status: 409, message: "Notes can't be edited or deleted. Add a new one instead." },
  fix_photo_required: {
    status: 409,
    message: 'Your organization requires a photo of the fix. Add one to complete the task.',
  },
  same_photo: { status: 409, message: 'This is the photo of the finding itself. Take a new one.' },
  fix_reviewed: { status: 409, message: 'This photo has already been reviewed.' },
  suggestion_closed: {
    status: 409,
    message: 'This suggestion is no longer waiting for a decision. Reload to see what became of it.',
  },
  no_subscription: { status: 409, message: "Your organization doesn't have a paid plan. Choose one first." },
  already_subscribed: {
    status: 409,
    message: 'Your organization already has a paid plan. Change it on the billing page.',
  },
  checkout_closed: { status: 409, message: 'This checkout has already ended. Start a new one.' },
  signature_invalid: { status: 400, message: "The signature doesn't match the request." },
  no_regulation_fits: { status: 404, message: 'No relevant regulation found' },
  nothing_to_recheck: { status: 422, message: 'This violation has no photo, video or recording to recheck.' },
  recheck_failed: { status: 503, message: 'Failed to perform severity recheck. Please try again later.' },
  too_far: {
    status: 400,
    message: 'That page is too far into the list. Narrow the filters, or go page by page.',
  },
  report_too_long: {
    status: 400,
    message: 'A report can include up to {most} violations. Narrow the filters.',
  },
  too_large: { status: 413, message: 'The request is too large. Send less data at a time.' },
  file_too_large: { status: 413, message: 'File size exceeds 10MB limit: {size}MB.' },
  file_unsupported: {
    status: 415,
    message: 'Unsupported file type: {type}. Please select a JPEG, PNG, MP4, MOV or WAV file.',
  },
  photo_only: { status: 415, message: 'Choose a JPEG or PNG photo.' },
  unsupported_type: { status: 415, message: "This content type isn't supported." },
  unreadable_media: {
    status: 422,
    message: "We couldn't read the file. It may be damaged. Try another one.",
  },
  upload_broken: { status: 400, message: 'The upload was interrupted. Try again.' },
  import_format: { status: 415, message: 'Invalid file format. Choose a JSON or CSV file.' },
  import_invalid_json: { status: 400, message: 'Invalid JSON. Check for a missing comma, quote or bracket.' },
  import_json_shape: {
    status: 400,
    message: 'Invalid JSON format. The file must contain a regulation or a list of regulations.',
  },
  import_too_deep: {
    status: 400,
    message: 'Invalid JSON format. Lists and objects are nested more than {depth} levels deep.',
  },
  import_too_large: {
    status: 413,
    message: 'The file is larger than {limit} MB. Split it and import the parts separately.',
  },
  import_too_many_rows: {
    status: 413,
    message: 'The file has more than {limit} regulations. Split it and import the parts separately.',
  },
  import_too_many_columns: { status: 400, message: 'A row has more than {limit} columns. Check its quotes.' },
  import_too_complex: { status: 413, message: 'The file takes too long to read. Split it into parts.' },
  import_csv_empty: { status: 400, message: 'No CSV data' },
  import_csv_rows: { status: 400, message: 'CSV must have headers and at least one data row' },
  import_csv_headers: { status: 400, message: 'Missing required headers: {headers}' },
  import_csv_broken: {
    status: 400,
    message: 'CSV parsing error. A quoted cell that starts near row {row} has no closing quote.',
  },
  import_no_valid_rows: {
    status: 422,
    message: "Validation failed. No rows were imported. See the report for each row's problem.",
  },
  import_failed: {
    status: 500,
    message: 'Import failed and nothing was saved. Try again.',
    report: true,
  },
  needs_enterprise: { status: 402, message: 'This feature is part of the Enterprise plan.' },
  api_key_plan: { status: 402, message: 'API keys are part of the Enterprise plan.' },
  api_key_invalid: { status: 401, message: "This API key isn't valid. It may have expired or been revoked." },
  api_key_forbidden: { status: 403, message: "API keys can't make this call. Log in instead." },
  api_key_scope: { status: 403, message: "This API key doesn't have the scope {scope}." },
  sso_required: {
    status: 403,
    message: 'Your organization uses single sign-on. Choose “Single sign-on” to log in.',
  },
  sso_unknown: {
    status: 404,
    message: "Single sign-on isn't set up for this email address. Log in with your password.",
  },
  too_many_api_keys: {
    status: 409,
    message: 'You can have up to {limit} API keys. Revoke one you no longer need.',
  },
  sso_not_ready: { status: 409, message: 'Connect an identity provider and verify a domain first.' },
  domain_unverified: {
    status: 409,
    message:
      "We couldn't find the TXT record. DNS changes can take a few hours. Check the record and try again.",
  },
  domain_taken: {
    status: 409,
    message: 'Another organization has already verified this domain. Contact support.',
  },
  too_many_domains: {
    status: 409,
    message: 'You can have up to {limit} domains. Remove one you no longer need.',
  },
  api_key_limit: {
    status: 429,
    message: 'This API key has used its {limit} requests for this minute. Wait a moment and try again.',
  },
  sso_unavailable: {
    status: 503,
    message: "We can't reach your organization's identity provider right now. Try again in a moment.",
  },
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
  'overloaded',
  'unavailable',
  'read_only',
  'files_unavailable',
  'upgrading',
]
