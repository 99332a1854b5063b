import { emailTemplate } from '../../platform/mail/email-template'

type Params = { name: string; title: string; due: string }

export const reminderEmails = {
  task_due_tomorrow: emailTemplate<Params>('task_due_tomorrow'),
  task_overdue: emailTemplate<Params>('task_overdue'),
}
