import type { Letter } from '../letters'

export type Words = Record<Letter['kind'], { subject: string; paragraphs: string[]; action: string }> & {
  closing: string
}

export const en: Words = {
  closing:
    'You receive this letter because of something done with your address at Plumbline. If that was not you, you can ignore it.',
  verify_email: {
    subject: 'Confirm your email address',
    paragraphs: [
      'Hello {name},',
      'please confirm that this address is yours. The link is valid for 24 hours.',
    ],
    action: 'Confirm address',
  },
  reset_password: {
    subject: 'Set a new password',
    paragraphs: [
      'Hello {name},',
      'someone asked for a new password for your account. The link works once and is valid for 60 minutes. If you did not ask, your password stays as it is.',
    ],
    action: 'Set a new password',
  },
  password_changed: {
    subject: 'Your password was changed',
    paragraphs: [
      'Hello {name},',
      'the password of your account was changed and other devices were signed out. If that was not you, set a new password at once.',
    ],
    action: 'Set a new password',
  },
  invitation: {
    subject: '{inviter} invites you to {organization}',
    paragraphs: [
      '{inviter} invites you to work on safety with {organization} in Plumbline.',
      'The invitation is valid for 7 days.',
    ],
    action: 'Join {organization}',
  },
  usage_limit_reached: {
    subject: 'Your analyses are used up',
    paragraphs: [
      'Hello {name},',
      'your organization has used all the analyses of its plan. Nothing you recorded is lost.',
    ],
    action: 'See the plans',
  },
  task_due_tomorrow: {
    subject: 'Due tomorrow: {title}',
    paragraphs: ['Hello {name},', 'your task “{title}” is due tomorrow, {due}.'],
    action: 'Open the task',
  },
  task_overdue: {
    subject: 'Overdue: {title}',
    paragraphs: [
      'Hello {name},',
      'your task “{title}” was due on {due} and is not completed. If it is done, please complete it; if it needs longer, give it a new date.',
    ],
    action: 'Open the task',
  },
}
