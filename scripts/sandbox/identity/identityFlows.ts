/**
 * The platform's side of an OpenID sign-in: builds the authorisation URL, receives the callback, verifies it
 * with the stored secrets (PKCE verifier, nonce), and issues the site a one-time code of its own.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { AuthorisationCode } from '../../../core/generated/platform';
import type { Database } from '../database/database';
import { notFound, PlatformError } from '../platformError';
import { isSiteOrigin, type SandboxRealm, siteOf } from '../realms';
import { randomToken } from '../session/secrets';
import type { OutsideIdentity } from '../session/accounts';

/** The demo provider's name in realm documents and API calls. */
const DEMO_PROVIDER = 'stagedoor';

/** How the sandbox reaches a provider. */
export interface IdentityProviderClient {
  /** The authorisation endpoint with its query, as the browser sees it. */
  authorisationUri(origin: string, query: URLSearchParams): string;
  /**
   * Exchanges the provider's code and returns the identity. Rejects when the provider refuses or the proof
   * does not match.
   */
  identify(
    origin: string,
    code: string,
    proof: { readonly verifier: string; readonly nonce: string; readonly redirectUri: string },
  ): Promise<Omit<OutsideIdentity, 'provider'>>;
  logoutUri(origin: string, redirectUri: string | null): string;
}

export interface BeginRequest {
  readonly realm: SandboxRealm;
  readonly provider: string;
  readonly origin: string;
  readonly redirectUri: string | null;
  readonly flow: 'SIGNUP' | 'SIGNIN';
  /** Query string from the site for the provider (SGP-005). */
  readonly extraParams: string | null;
  /** The PKCE challenge that the site's code is bound to (RFC 7636, S256). */
  readonly codeChallenge: string | null;
}

/** The sign-in URL, and whether redeeming the site's code requires its verifier. */
export interface BegunFlow {
  readonly authorisationUri: string;
  readonly codeChallengeMethod?: 'S256';
  /** The expected `iss` of the response (RFC 9207). */
  readonly issuer: string;
}

export interface IdentityFlows {
  /** Throws 404 for an unknown provider, 400 for a foreign redirectUri. */
  begin(request: BeginRequest): Promise<BegunFlow>;
  /** Handles the provider's callback; returns the site's URL with code and state, or with the error. */
  receive(origin: string, query: URLSearchParams): Promise<string>;
  /**
   * Redeems a one-time code. Throws 401 when it is unknown, used, older than ten minutes, or bound to a
   * challenge that the verifier does not match; a wrong verifier consumes the code as well.
   */
  exchange(realm: SandboxRealm, provider: string, proof: AuthorisationCode): Promise<OutsideIdentity>;
  logoutUri(realm: SandboxRealm, provider: string, origin: string, redirectUri: string | null): string;
}

/** The platform's own callback, registered at the provider. */
export const callbackPath = '/openid/callback';

/** Parameters that the site's extraParams cannot override. */
const OWN_PARAMETERS = [
  'client_id',
  'response_type',
  'redirect_uri',
  'scope',
  'state',
  'nonce',
  'code_challenge',
  'code_challenge_method',
  'response_mode',
  'request',
  'request_uri',
];

export function createIdentityFlows(
  database: Database,
  providers: Readonly<Record<string, IdentityProviderClient>>,
): IdentityFlows {
  const providerNamed = (name: string): IdentityProviderClient => {
    const provider = providers[name];
    if (!provider) throw notFound(`sign-in client ${name}`);
    return provider;
  };

  return {
    async begin({ realm, provider, origin, redirectUri, flow, extraParams, codeChallenge }) {
      const client = providerNamed(provider);
      const returnTo = siteAddress(realm, redirectUri);
      const state = randomToken('state');
      const nonce = randomToken('nonce');
      const verifier = randomBytes(48).toString('base64url');
      await database.query(
        'insert into openid_flow (state, realm, provider, verifier, nonce, redirect_uri, code_challenge) values ($1, $2, $3, $4, $5, $6, $7)',
        [state, realm.id, provider, verifier, nonce, returnTo, codeChallenge],
      );
      const query = new URLSearchParams(extraParams ?? '');
      for (const name of OWN_PARAMETERS) query.delete(name);
      for (const [name, value] of Object.entries({
        response_type: 'code',
        redirect_uri: `${origin}${callbackPath}`,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: challengeOf(verifier),
        code_challenge_method: 'S256',
      }))
        query.set(name, value);
      // Sign-up always asks for credentials, even when the provider has a session.
      if (flow === 'SIGNUP') query.set('prompt', 'login');
      return {
        authorisationUri: client.authorisationUri(origin, query),
        ...(codeChallenge === null ? {} : { codeChallengeMethod: 'S256' }),
        issuer: origin,
      };
    },

    async receive(origin, query) {
      const state = query.get('state') ?? '';
      const [flow] = await database.query<FlowRow>(
        `select * from openid_flow where state = $1 and authorisation_code is null and created_at > now() - interval '15 minutes'`,
        [state],
      );
      if (!flow)
        throw new PlatformError(400, 'unknownState', [
          'This sign-in has run out. Start again from the site.',
        ]);
      const back = new URL(flow.redirect_uri);
      back.searchParams.set('state', state);
      back.searchParams.set('iss', origin);
      const error = query.get('error');
      const code = query.get('code');
      if (error !== null || code === null) {
        back.searchParams.set('error', error ?? 'invalid_request');
        return back.href;
      }
      const identity = await providerNamed(flow.provider).identify(origin, code, {
        verifier: flow.verifier,
        nonce: flow.nonce,
        redirectUri: `${origin}${callbackPath}`,
      });
      const ownCode = randomToken('code');
      await database.query(
        'update openid_flow set authorisation_code = $2, subject = $3, email = $4, name = $5 where state = $1',
        [state, ownCode, identity.subject, identity.email, identity.name],
      );
      back.searchParams.set('code', ownCode);
      return back.href;
    },

    async exchange(realm, provider, { authorisationCode, codeVerifier }) {
      providerNamed(provider);
      const [flow] = await database.query<FlowRow>(
        `update openid_flow set exchanged_at = now()
         where authorisation_code = $1 and realm = $2 and provider = $3 and exchanged_at is null and created_at > now() - interval '10 minutes' returning *`,
        [authorisationCode, realm.id, provider],
      );
      const isProven =
        flow?.code_challenge == null || flow.code_challenge === challengeOf(codeVerifier ?? '');
      if (flow?.subject == null || !isProven)
        throw new PlatformError(401, 'failedAuthentication', [
          'This sign-in cannot be completed. Start again.',
        ]);
      return {
        provider,
        subject: flow.subject,
        email: flow.email ?? '',
        name: flow.name ?? flow.email ?? '',
      };
    },

    logoutUri: (realm, provider, origin, redirectUri) =>
      providerNamed(provider).logoutUri(
        origin,
        redirectUri === null ? null : siteAddress(realm, redirectUri),
      ),
  };
}

const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

/** Default: the demo site's own return route. */
function siteAddress(realm: SandboxRealm, redirectUri: string | null): string {
  const address = redirectUri ?? `${siteOf(realm, null)}/oidc/login`;
  if (!isSiteOrigin(new URL(address).origin, realm))
    throw new PlatformError(400, 'redirectUriNotRegistered', [
      `${address} is not a registered address of ${realm.id}.`,
    ]);
  return address;
}

interface FlowRow {
  readonly realm: string;
  readonly provider: string;
  readonly verifier: string;
  readonly nonce: string;
  readonly redirect_uri: string;
  readonly subject: string | null;
  readonly email: string | null;
  readonly name: string | null;
  readonly code_challenge: string | null;
}

/** Distinguishes flows of the single sign-on `route` from those of the OAuth client of that name. */
export const ssoClient = (route: string): string => `sso/${route}`;
export const oauthClient = (clientName: string): string => `generic-oauth/${clientName}`;

/** The single sign-on backed by the identity manager. */
export const managerRoute = 'gigya';

/** The demo provider's names at the sites. One provider backs all of them; the flow records which client a code belongs to. */
export const outsideClients = (
  provider: IdentityProviderClient,
): Readonly<Record<string, IdentityProviderClient>> => ({
  [DEMO_PROVIDER]: provider,
  [ssoClient('backstage')]: provider,
  [oauthClient('cineclube')]: provider,
});
