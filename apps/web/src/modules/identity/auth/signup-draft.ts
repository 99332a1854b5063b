import type { Signup } from '@plumbline/contract/identity/auth'
import type { CompanySize, Industry, Language, Region } from '@plumbline/contract/options'
import type * as z from 'zod/mini'
import type { SignupProgress } from './signup-progress'

export type SignupRequest = z.output<typeof Signup>

/** What the two steps hold between them; a list is '' until something is chosen. */
export type SignupDraft = {
  name: string
  email: string
  password: string
  confirmPassword: string
  organization: string
  title: string
  worksite: string
  industry: Industry | ''
  companySize: CompanySize | ''
  language: Language
  region: Region | ''
  marketingSource: SignupRequest['marketingSource']
  privacyAccepted: boolean
  termsAccepted: boolean
}

export const stepOneFields = ['name', 'email', 'password', 'confirmPassword'] as const

export const newDraft = ({ name, email }: SignupProgress, language: Language): SignupDraft => ({
  name,
  email,
  password: '',
  confirmPassword: '',
  organization: '',
  title: '',
  worksite: '',
  industry: '',
  companySize: '',
  language,
  region: '',
  marketingSource: undefined,
  privacyAccepted: false,
  termsAccepted: false,
})
