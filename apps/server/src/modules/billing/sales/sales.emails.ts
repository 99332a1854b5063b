import { emailTemplate } from '../../../platform/mail/email-template'

export const salesInquiryEmail = emailTemplate<{
  name: string
  email: string
  company: string
  offer: string
  message: string
}>('sales_inquiry')
