/** What is wrong with the server or with what it depends on; a part of the table of all errors. */
export const serverErrors = {
  unexpected: {
    status: 500,
    message: 'An unexpected error occurred. Please refresh the page or contact support.',
    report: true,
  },
  not_built: { status: 501, message: "This feature isn't available yet." },
  storage_full: {
    status: 503,
    message: "There's no storage left for files. Tell your administrator.",
    report: true,
  },
  overloaded: { status: 503, message: "We're busy right now. Try again in a moment." },
  unavailable: {
    status: 503,
    message: "We can't reach the database right now. Try again in a moment.",
    report: true,
  },
  read_only: {
    status: 503,
    message: "We can't save changes right now, but you can still look things up. Try again in a moment.",
    report: true,
  },
  files_unavailable: {
    status: 503,
    message: "We can't reach the file storage right now. Try again in a moment.",
    report: true,
  },
  upgrading: { status: 503, message: 'Plumbline is being upgraded. Try again in a moment.' },
} as const
