/** How calls about saved views fail; a part of the table of all errors. */
export const insightsErrors = {
  saved_view_exists: { status: 409, message: 'You already have a view named {name}. Choose another name.' },
  too_many_saved_views: {
    status: 409,
    message: 'You can save up to {limit} views for a list. Delete one you no longer need.',
  },
} as const
