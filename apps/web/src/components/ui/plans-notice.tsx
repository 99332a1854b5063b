import type { ReactNode } from 'react'
import { Alert } from './alert'
import { ButtonLink } from './button'

/** Says that another plan includes it, and leads to the plans. */
export const PlansNotice = ({ link, children }: { link: string; children: ReactNode }) => (
  <Alert
    action={
      <ButtonLink to="/billing/subscribe" look="secondary">
        {link}
      </ButtonLink>
    }
  >
    {children}
  </Alert>
)
