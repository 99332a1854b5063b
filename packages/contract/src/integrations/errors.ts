/** How calls about webhooks fail; a part of the table of all errors. */
export const integrationsErrors = {
  too_many_webhooks: {
    status: 409,
    message: 'You can have up to {limit} webhooks. Delete one you no longer need.',
  },
  webhook_unsigned: {
    status: 409,
    message: "Messages to Slack and Teams aren't signed, so this webhook has no secret.",
  },
} as const
