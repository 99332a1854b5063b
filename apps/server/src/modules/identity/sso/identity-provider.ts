import * as oidc from 'openid-client'
import { OutgoingError } from '../../../platform/outgoing/fault'
import type { Outgoing } from '../../../platform/outgoing/outgoing'

export type Provider = { issuer: string; clientId: string; clientSecret: string }
export type SignedInPerson = {
  subject: string
  email: string | undefined
  emailVerified: boolean | undefined
  name: string | undefined
}
type Secrets = { state: string; nonce: string; codeVerifier: string }

type Deps = { outgoing: Outgoing; allowedHosts: readonly string[] }

const optionalText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

/** What OAuth and OpenID Connect call the ways in which a login fails. */
const oauthErrors: unknown[] = [
  'access_denied',
  'account_selection_required',
  'consent_required',
  'interaction_required',
  'invalid_client',
  'invalid_grant',
  'invalid_request',
  'invalid_scope',
  'login_required',
  'server_error',
  'temporarily_unavailable',
  'unauthorized_client',
  'unsupported_grant_type',
  'unsupported_response_type',
]

/** An error for the log. Claims, tokens and the provider's own words stay out of it: they are about a person. */
export function providerFault(error: unknown): Record<string, unknown> | undefined {
  if (!(error instanceof Error)) return undefined
  const { code, error: given } = error as Error & { code?: unknown; error?: unknown }
  const hasFixedMessage = error instanceof OutgoingError || String(code).startsWith('OAUTH_')
  return {
    type: error.name,
    code,
    ...(hasFixedMessage && { message: error.message }),
    ...(oauthErrors.includes(given) && { error: given }),
    cause: providerFault(error.cause),
  }
}

/** Talks OpenID Connect to the identity providers of organizations, through the filter for outgoing requests. */
export class IdentityProviders {
  private readonly deps: Deps
  constructor(deps: Deps) {
    this.deps = deps
  }

  /** Reads the provider's own description of itself; fails where there is none. */
  async discover({ issuer, clientId, clientSecret }: Provider): Promise<oidc.Configuration> {
    const url = new URL(issuer)
    const isAllowed = this.deps.allowedHosts.includes(url.host)
    const config = await oidc.discovery(url, clientId, undefined, secretAs(clientSecret), {
      [oidc.customFetch]: (address, options) => this.fetch(address, options),
      ...(isAllowed && { execute: [oidc.allowInsecureRequests] }),
    })
    // The signature of the identity is checked too, not only the connection it came over.
    oidc.enableNonRepudiationChecks(config)
    return config
  }

  /** Where to send somebody, and what has to come back with them. */
  async begin(
    provider: Provider,
    redirectUri: string,
    loginHint: string,
  ): Promise<{ url: string } & Secrets> {
    const config = await this.discover(provider)
    const codeVerifier = oidc.randomPKCECodeVerifier()
    const state = oidc.randomState()
    const nonce = oidc.randomNonce()
    const url = oidc.buildAuthorizationUrl(config, {
      redirect_uri: redirectUri,
      scope: 'openid email profile',
      code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
      state,
      nonce,
      login_hint: loginHint,
    })
    return { url: url.href, state, nonce, codeVerifier }
  }

  async finish(provider: Provider, callback: URL, secrets: Secrets): Promise<SignedInPerson> {
    const config = await this.discover(provider)
    const tokens = await oidc.authorizationCodeGrant(config, callback, {
      pkceCodeVerifier: secrets.codeVerifier,
      expectedState: secrets.state,
      expectedNonce: secrets.nonce,
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    if (!claims) throw new Error('the identity provider sent no identity')
    const about =
      claims.email === undefined && config.serverMetadata().userinfo_endpoint
        ? { ...claims, ...(await oidc.fetchUserInfo(config, tokens.access_token, claims.sub)) }
        : claims
    return {
      subject: claims.sub,
      email: optionalText(about.email)?.trim().toLowerCase(),
      emailVerified: typeof about.email_verified === 'boolean' ? about.email_verified : undefined,
      name: optionalText(about.name),
    }
  }

  private async fetch(address: string, { method, headers, body }: oidc.CustomFetchOptions) {
    if (body !== undefined && body !== null && typeof body !== 'string' && !(body instanceof URLSearchParams))
      throw new TypeError('only text is sent to identity providers')
    const response = await this.deps.outgoing.exchange(address, {
      method: method === 'POST' ? 'POST' : 'GET',
      headers: { ...headers },
      ...(body && { body: String(body) }),
    })
    const type = response.headers['content-type']
    return new Response(response.body.length > 0 ? new Uint8Array(response.body) : null, {
      status: response.status,
      ...(type && { headers: { 'content-type': type } }),
    })
  }
}

/** The method that the specification makes the default, unless the provider says that it can't read it. */
function secretAs(clientSecret: string): oidc.ClientAuth {
  return (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported
    const isBasic = !methods || methods.includes('client_secret_basic')
    const authenticate = isBasic ? oidc.ClientSecretBasic(clientSecret) : oidc.ClientSecretPost(clientSecret)
    authenticate(server, client, body, headers)
  }
}
