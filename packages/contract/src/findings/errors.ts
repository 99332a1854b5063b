/** How calls about violations and reports fail; a part of the table of all errors. */
export const findingsErrors = {
  fix_still_there: {
    status: 409,
    message:
      'The last photo of the fix shows that the hazard is still there. Send a new photo, or ask a manager to resolve it with a reason.',
  },
  sender_unverified: {
    status: 403,
    message: 'Confirm your email address before you email reports. You can still copy a link.',
  },
  report_link_invalid: {
    status: 404,
    message: "This link has expired or isn't valid. Ask the person who sent it for a new one.",
  },
  counsel_mode: {
    status: 403,
    message: 'Your organization works in counsel mode, which has no fines and no causes.',
  },
  sharing_not_allowed: {
    status: 403,
    message: 'In counsel mode, only people an admin has named may share reports.',
  },
  nothing_to_recheck: { status: 422, message: 'This violation has no photo, video or recording to recheck.' },
  recheck_failed: { status: 503, message: 'Failed to perform severity recheck. Please try again later.' },
  report_too_long: {
    status: 400,
    message: 'A report can include up to {most} violations. Narrow the filters.',
  },
} as const
