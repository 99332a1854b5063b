/** How calls about tasks, fixes and suggestions fail; a part of the table of all errors. */
export const workErrors = {
  too_many_notes: {
    status: 409,
    message: 'A task can have up to {limit} notes. Create another task to continue.',
  },
  notes_are_kept: { status: 409, message: "Notes can't be edited or deleted. Add a new one instead." },
  fix_photo_required: {
    status: 409,
    message: 'Your organization requires a photo of the fix. Add one to complete the task.',
  },
  evidence_kept: {
    status: 403,
    message: 'Only a manager can delete a task that is completed or has photos or comments.',
  },
  same_photo: { status: 409, message: 'This is the photo of the finding itself. Take a new one.' },
  fix_pending: { status: 409, message: 'The photos are still being compared. Try again in a moment.' },
  fix_reviewed: { status: 409, message: 'This photo has already been reviewed.' },
  suggestion_closed: {
    status: 409,
    message: 'This suggestion is no longer waiting for a decision. Reload to see what became of it.',
  },
} as const
