/** What a message is about where no plan is meant: help. */
export const SUPPORT_TOPIC = 'support'
