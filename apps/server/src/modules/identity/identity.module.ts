import { exported, type Module, notExported } from '../../platform/module'
import { accessEvents } from './access-log/access-log.tables'
import { apiKeys } from './api-keys/api-keys.tables'
import { bearers, mailedLinks, sessions } from './auth/auth.tables'
import { invitations, memberships, organizations } from './organizations/organizations.tables'
import { sites } from './sites/sites.tables'
import { ssoAttempts, ssoConnections, ssoDomains, ssoIdentities } from './sso/sso.tables'
import { authenticators, loginChallenges, passkeys, recoveryCodes } from './two-factor/two-factor.tables'
import { users } from './users/users.tables'

export const identity: Module = {
  name: 'identity',
  tables: [
    exported(organizations, { live: 'organization', owner: 'id', omit: ['deletesAt'] }),
    exported(users, {
      live: 'organization',
      owner: 'user_id',
      omit: ['passwordHash', 'currentOrganizationId', 'deletesAt'],
    }),
    exported(memberships, { live: 'organization' }),
    exported(invitations, { live: 'organization', omit: ['tokenHash'] }),
    exported(sites, { live: 'sites' }),
    exported(accessEvents),
    notExported(apiKeys, 'Keys of programs, which work with this installation only'),
    notExported(mailedLinks, 'Links to confirm an address or to set a password'),
    notExported(sessions, 'Sign-in tokens'),
    notExported(bearers, 'Sign-in tokens'),
    notExported(
      ssoConnections,
      'The secret of an identity provider that sends people back to this installation',
    ),
    notExported(ssoDomains, 'Proved to this installation only'),
    notExported(ssoIdentities, 'Names of people at the identity provider'),
    notExported(ssoAttempts, 'Logins that are under way'),
    notExported(authenticators, 'Secrets of authenticator apps'),
    notExported(recoveryCodes, 'Hashes of codes that open an account'),
    notExported(passkeys, 'Keys of devices, which work for this installation alone'),
    notExported(loginChallenges, 'Logins that wait for their second step'),
  ],
  jobs: [
    'access-log.purge',
    'auth.send-password-changed',
    'auth.send-password-reset',
    'auth.send-verification',
    'auth.purge-expired-links',
    'organizations.send-invitation',
    'sessions.purge-expired',
    'two-factor.send-email',
    'two-factor.purge',
  ],
}
