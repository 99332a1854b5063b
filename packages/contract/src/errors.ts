/**
 * Every refusal the product can give: its status, its English words and whether an operator should hear of it.
 * Clients switch on the code, never on the words; the web app has the words in every language.
 */
const table = {
  invalid: { status: 400, message: 'Some fields need your attention.' },
  malformed_json: { status: 400, message: 'The request could not be read. It is not valid JSON.' },
  malformed_request: { status: 400, message: 'The request could not be read. It was cut off on the way.' },
  wrong_password: { status: 400, message: 'The current password is not right.' },
  link_invalid: { status: 400, message: 'This link is not valid. Please ask for a new one.' },
  link_expired: { status: 400, message: 'This link has expired. Please ask for a new one.' },
  link_used: { status: 400, message: 'This link has already been used. Please ask for a new one.' },
  not_signed_in: { status: 401, message: 'Please sign in to continue.' },
  invalid_credentials: { status: 401, message: 'Invalid email or password' },
  file_missing: { status: 400, message: 'Please select a file to upload' },
  file_empty: { status: 400, message: 'The file is empty. Please select another one.' },
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
  needs_pro: { status: 402, message: 'This feature is only available on Pro or higher.' },
  forbidden: {
    status: 403,
    message: 'Your role does not allow this. Ask an administrator of your organization.',
  },
  cross_site: {
    status: 403,
    message: 'This request did not come from the application. Reload the page and try again.',
  },
  not_found: { status: 404, message: 'We could not find what you were looking for.' },
  email_taken: { status: 409, message: 'An account with this email address exists already. Log in instead.' },
  already_member: { status: 409, message: 'This person is already a member of your organization.' },
  last_admin: { status: 409, message: 'An organization needs at least one administrator.' },
  address_unverified: {
    status: 409,
    message: 'Please confirm your email address first. We sent you a link.',
  },
  invitation_for_another: {
    status: 409,
    message: 'This invitation is for another email address. Log out and open the link again.',
  },
  already_uploaded: {
    status: 409,
    message: 'This file was analyzed before. You can open that result or analyze it again.',
  },
  not_running: { status: 409, message: 'This analysis has already ended.' },
  regulation_exists: {
    status: 409,
    message: 'A regulation with the code {code} exists already. Open it and change it instead.',
  },
  version_conflict: {
    status: 409,
    message: 'Someone else changed this meanwhile. Reload to see their changes.',
  },
  task_not_started: { status: 409, message: 'Start the task before you complete it.' },
  notes_are_kept: {
    status: 409,
    message: 'Notes cannot be changed or removed. Add a new one instead.',
  },
  no_regulation_fits: { status: 404, message: 'No relevant regulation found' },
  nothing_to_recheck: {
    status: 422,
    message: 'There is no picture or recording of this violation to look at again.',
  },
  recheck_failed: { status: 503, message: 'Failed to perform severity recheck. Please try again later.' },
  too_far: {
    status: 400,
    message: 'The list goes further than its numbered pages. Narrow the filters, or go on page by page.',
  },
  report_too_long: {
    status: 400,
    message: 'A report holds at most {most} violations. Narrow the filters.',
  },
  too_large: { status: 413, message: 'The request is too large.' },
  file_too_large: { status: 413, message: 'File size exceeds 10MB limit: {size}MB.' },
  file_unsupported: {
    status: 415,
    message: 'Unsupported file type: {type}. Please select a JPEG, PNG, MP4, MOV or WAV file.',
  },
  unsupported_type: { status: 415, message: 'This content type is not supported.' },
  unreadable_media: { status: 422, message: 'The file could not be read. It may be damaged.' },
  upload_broken: { status: 400, message: 'The upload was cut off before it was complete. Please try again.' },
  import_format: { status: 415, message: 'Invalid file format. Please choose a JSON or CSV file.' },
  import_invalid_json: {
    status: 400,
    message: 'Invalid JSON. The text cannot be read: check for a missing comma, quote or bracket.',
  },
  import_json_shape: {
    status: 400,
    message: 'Invalid JSON format. A list of regulations, or one regulation, is expected.',
  },
  import_too_deep: {
    status: 400,
    message: 'Invalid JSON format. The file nests lists and objects more than {depth} levels deep.',
  },
  import_too_large: {
    status: 413,
    message: 'The file is larger than {limit} MB. Split it and import the parts one after another.',
  },
  import_too_many_rows: {
    status: 413,
    message: 'The file holds more than {limit} regulations. Split it and import the parts one after another.',
  },
  import_csv_empty: { status: 400, message: 'No CSV data' },
  import_csv_rows: { status: 400, message: 'CSV must have headers and at least one data row' },
  import_csv_headers: { status: 400, message: 'Missing required headers: {headers}' },
  import_csv_broken: {
    status: 400,
    message: 'CSV parsing error. A quoted cell that starts near row {row} is never closed.',
  },
  import_no_valid_rows: {
    status: 422,
    message: 'Validation failed. No row could be imported; the report says why for each.',
  },
  import_failed: {
    status: 500,
    message: 'Import failed. Nothing was stored. Please try again.',
    report: true,
  },
  too_many: { status: 429, message: 'Too many attempts. Please wait a moment and try again.' },
  unexpected: {
    status: 500,
    message: 'An unexpected error occurred. Please refresh the page or contact support.',
    report: true,
  },
  not_built: { status: 501, message: 'This part of the product is not available yet.' },
  storage_full: {
    status: 503,
    message: 'There is no room left to store files. Please tell your administrator.',
    report: true,
  },
  overloaded: { status: 503, message: 'The service is busy. Please try again in a moment.' },
  unavailable: {
    status: 503,
    message: 'The service cannot reach its database. Please try again in a moment.',
    report: true,
  },
} as const satisfies Record<string, { status: number; message: string; report?: boolean }>

export type ErrorCode = keyof typeof table
export const errorCodes = Object.keys(table) as ErrorCode[]
export const errors: Record<ErrorCode, { status: number; message: string; report?: boolean }> = table

/** What can be wrong with one field, in the specification's words where it has some. */
export const fieldErrors = {
  email_invalid: 'Please enter a valid email address',
  login_password_too_short: 'Password must be at least 6 characters',
  password_too_short: 'Password must be at least 8 characters',
  name_too_short: 'Name must be at least 2 characters',
  organization_required: 'Organization name is required',
  title_required: 'Job title is required',
  industry_required: 'Please select an industry',
  company_size_required: 'Please select a company size',
  language_required: 'Please select a language',
  region_required: 'Please select a region',
  privacy_required: 'You must accept the Privacy Policy to continue',
  terms_required: 'You must accept the Terms of Service to continue',
  passwords_differ: 'Passwords do not match',
  password_wrong: 'This is not your current password',
  link_malformed: 'This link is not complete. Please copy all of it.',
  feed_incomplete: 'Please provide both a name and URL for the new feed source.',
  feed_url_invalid: 'Please enter a valid URL starting with http:// or https://',
  required: 'This field is required',
  too_short: 'This is too short',
  too_long: 'This is too long',
  not_an_option: 'Please choose one of the options',
  wrong_type: 'This is not the kind of value expected here',
  date_in_the_past: 'Please choose today or a later date',
  not_a_member: 'Please choose a member of your organization',
  unknown_field: 'This field is not known here',
} as const satisfies Record<string, string>

export type FieldErrorCode = keyof typeof fieldErrors
