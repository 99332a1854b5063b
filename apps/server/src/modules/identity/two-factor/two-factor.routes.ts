import * as contract from '@plumbline/contract'
import { handle } from '../../../platform/http/endpoints'
import type { OrganizationTwoFactorService } from './organization-two-factor.service'
import type { PasskeysService } from './passkeys.service'
import type { TwoFactorService } from './two-factor.service'

type Deps = {
  twoFactor: TwoFactorService
  passkeys: PasskeysService
  organizationTwoFactor: OrganizationTwoFactorService
}

export const twoFactorRoutes = ({ twoFactor, passkeys, organizationTwoFactor }: Deps) => [
  handle(contract.getTwoFactor, ({ member }) => twoFactor.overview(member)),
  handle(contract.startAuthenticator, ({ member, body }) => twoFactor.startAuthenticator(member, body)),
  handle(contract.confirmAuthenticator, ({ member, body }) =>
    twoFactor.confirmAuthenticator(member, body.code),
  ),
  handle(contract.removeAuthenticator, ({ member, body }) => twoFactor.removeAuthenticator(member, body)),
  handle(contract.renewRecoveryCodes, ({ member, body }) => twoFactor.renewRecoveryCodes(member, body)),
  handle(contract.startPasskey, ({ member, body }) => passkeys.start(member, body)),
  handle(contract.addPasskey, ({ member, body }) => passkeys.add(member, body)),
  handle(contract.renamePasskey, ({ member, params, body }) => passkeys.rename(member, params.id, body.name)),
  handle(contract.removePasskey, ({ member, params, body }) => passkeys.remove(member, params.id, body)),
  handle(contract.getOrganizationTwoFactor, ({ member }) => organizationTwoFactor.get(member)),
  handle(contract.requireTwoFactor, ({ member, body }) =>
    organizationTwoFactor.require(member, body.required),
  ),
  handle(contract.resetTwoFactor, ({ member, params, body }) =>
    organizationTwoFactor.reset(member, params.id, body),
  ),
]
