/** How calls about regulations and their imports fail; a part of the table of all errors. */
export const libraryErrors = {
  regulations_need_a_plan: {
    status: 402,
    message:
      'Access to the Regulations Database requires a premium subscription. Upgrade your plan to view, search, and create tasks from safety regulations.',
  },
  regulation_exists: {
    status: 409,
    message: 'A regulation with code {code} already exists. Open it to make changes.',
  },
  no_regulation_fits: { status: 404, message: 'No relevant regulation found' },
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
    message: 'Validation failed. The file has no valid row, so nothing was imported.',
  },
  import_failed: {
    status: 500,
    message: 'Import failed and nothing was saved. Try again.',
    report: true,
  },
} as const
