import * as z from 'zod'
import { handler, job } from '../../../platform/jobs/jobs'
import { FactorProofs } from './factor-proofs.service'
import {
  type OrganizationTwoFactorDeps,
  OrganizationTwoFactorService,
} from './organization-two-factor.service'
import { PasskeysService } from './passkeys.service'
import { SecondStepService } from './second-step.service'
import { FactorEmails, type FactorEmailsDeps, sendFactorEmail } from './two-factor.emails'
import { twoFactorRoutes } from './two-factor.routes'
import { TwoFactorService } from './two-factor.service'

export const purgeLogins = job('two-factor.purge', z.unknown())

export function twoFactorFeature(
  given: Omit<OrganizationTwoFactorDeps, 'proofs' | 'twoFactor'> & FactorEmailsDeps,
) {
  const proofs = new FactorProofs(given)
  const deps = { ...given, proofs }
  const twoFactor = new TwoFactorService(deps)
  const passkeys = new PasskeysService({ ...deps, twoFactor })
  const organizationTwoFactor = new OrganizationTwoFactorService({ ...deps, twoFactor })
  const emails = new FactorEmails(deps)
  return {
    proofs,
    secondStep: new SecondStepService({ ...deps, twoFactor, passkeys }),
    routes: twoFactorRoutes({ twoFactor, passkeys, organizationTwoFactor }),
    handlers: [
      handler(sendFactorEmail, data => emails.send(data)),
      handler(purgeLogins, () => twoFactor.purge(), '23 * * * *'),
    ],
  }
}
