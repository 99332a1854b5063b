/** How calls about exports fail; a part of the table of all errors. */
export const operationsErrors = {
  export_running: { status: 409, message: 'An export is being made. Wait until it is ready.' },
} as const
