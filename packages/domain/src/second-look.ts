/** How a vision model is talked to: the protocol that most servers and vendors speak, or Anthropic's own. */
export const visionProviders = ['openai-compatible', 'anthropic'] as const
export type VisionProvider = (typeof visionProviders)[number]

/** All that a vision model can say to a question. */
export const lookAnswers = ['yes', 'no', 'cant_see'] as const
export type LookAnswer = (typeof lookAnswers)[number]

/** Why a vision model gave no answer. */
export const lookFaults = [
  'timed_out',
  'unreachable',
  'host_unknown',
  'certificate',
  'address_not_allowed',
  'redirected',
  'key_rejected',
  'not_found',
  'busy',
  'failed',
  'too_large',
  'unreadable',
] as const
export type LookFault = (typeof lookFaults)[number]
