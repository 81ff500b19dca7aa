/** The demo OpenID provider: a real oidc-provider under /identity, with the sandbox platform as its one client. */
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import Provider from 'oidc-provider';
import type { Adapter, AdapterPayload, JWK } from 'oidc-provider';
import { demoIdentities } from './demoIdentities';
import { callbackPath, type IdentityProviderClient } from './identityFlows';
import { errorPage, goodbyePage, logoutPage } from './interactionPages';
import { isSiteOrigin } from '../realms';

interface Entry {
  payload: AdapterPayload;
  readonly expiresAt: number;
}

/** In-memory storage of the provider. One store for all record kinds; each adapter instance sees its own kind. */
class MemoryAdapter implements Adapter {
  private static readonly entries = new Map<string, Entry>();

  constructor(private readonly kind: string) {}

  async upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
    MemoryAdapter.entries.set(this.key(id), {
      payload,
      expiresAt: expiresIn ? Date.now() + expiresIn * 1000 : Infinity,
    });
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const entry = MemoryAdapter.entries.get(this.key(id));
    if (!entry) return undefined;
    if (entry.expiresAt > Date.now()) return entry.payload;
    MemoryAdapter.entries.delete(this.key(id));
    return undefined;
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.first((payload) => payload.uid === uid);
  }

  async findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    return this.first((payload) => payload.userCode === userCode);
  }

  async consume(id: string): Promise<void> {
    const entry = MemoryAdapter.entries.get(this.key(id));
    if (entry) entry.payload = { ...entry.payload, consumed: Math.floor(Date.now() / 1000) };
  }

  async destroy(id: string): Promise<void> {
    MemoryAdapter.entries.delete(this.key(id));
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [key, { payload }] of MemoryAdapter.entries)
      if (payload.grantId === grantId) MemoryAdapter.entries.delete(key);
  }

  private first(matches: (payload: AdapterPayload) => boolean): AdapterPayload | undefined {
    const own = [...MemoryAdapter.entries].find(
      ([key, entry]) =>
        key.startsWith(`${this.kind}:`) && entry.expiresAt > Date.now() && matches(entry.payload),
    );
    return own?.[1].payload;
  }

  private readonly key = (id: string): string => `${this.kind}:${id}`;
}

export const identityPath = '/identity';
const CLIENT_ID = 'proscenium-platform';

export interface StageDoor {
  readonly provider: Provider;
  readonly client: IdentityProviderClient;
}

/** `url` is the sandbox's base URL; the issuer is below it. */
export function createStageDoor(url: string): StageDoor {
  const clientSecret = randomBytes(24).toString('base64url');
  // An RSA key would take up to a second.
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const issuer = `${url}${identityPath}`;

  const provider = new Provider(issuer, {
    adapter: MemoryAdapter,
    jwks: { keys: [{ ...(privateKey.export({ format: 'jwk' }) as JWK), use: 'sig', alg: 'ES256' }] },
    cookies: { keys: [randomBytes(24).toString('hex')] },
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: clientSecret,
        client_name: 'The platform',
        redirect_uris: [`${url}${callbackPath}`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        application_type: 'native',
        token_endpoint_auth_method: 'client_secret_basic',
        id_token_signed_response_alg: 'ES256',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: async (context, form) => {
          context.body = String(await logoutPage(form));
        },
        postLogoutSuccessSource: async (context) => {
          context.body = String(await goodbyePage());
        },
      },
    },
    renderError: async (context, { error, error_description: description }) => {
      context.type = 'html';
      context.body = String(await errorPage(description ?? error));
    },
    interactions: { url: (_context, interaction) => `${identityPath}/interaction/${interaction.uid}` },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      IdToken: 600,
      Interaction: 900,
      Session: 86_400,
      Grant: 86_400,
    },
    findAccount: (_context, subject) => {
      const identity = demoIdentities.find((candidate) => candidate.subject === subject);
      return (
        identity && {
          accountId: subject,
          claims: async () => ({
            sub: subject,
            email: identity.email,
            email_verified: true,
            name: identity.name,
          }),
        }
      );
    },
  });
  // Sign-out returns to a demo site on any port.
  provider.Client.prototype.postLogoutRedirectUriAllowed = (address: string) =>
    isSiteOrigin(new URL(address).origin);

  const client: IdentityProviderClient = {
    authorisationUri(_origin, query) {
      query.set('client_id', CLIENT_ID);
      return `${issuer}/auth?${query}`;
    },

    async identify(_origin, code, { verifier, nonce, redirectUri }) {
      const answer = await fetch(`${issuer}/token`, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          authorization: `Basic ${Buffer.from(`${CLIENT_ID}:${clientSecret}`).toString('base64')}`,
        },
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          code,
          code_verifier: verifier,
          redirect_uri: redirectUri,
        }),
      });
      if (!answer.ok)
        throw new Error(`The provider refused the code: ${answer.status} ${await answer.text()}`);
      const { id_token: idToken } = (await answer.json()) as { id_token: string };
      // The token comes directly from the provider's own endpoint, so that its signature need not be verified.
      const claims = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()) as {
        iss: string;
        aud: string;
        nonce?: string;
        sub: string;
        email: string;
        name: string;
      };
      if (claims.iss !== issuer || claims.aud !== CLIENT_ID || claims.nonce !== nonce)
        throw new Error('The identity token is not for this sign-in.');
      return { subject: claims.sub, email: claims.email, name: claims.name };
    },

    logoutUri(_origin, redirectUri) {
      const query = new URLSearchParams({
        client_id: CLIENT_ID,
        ...(redirectUri !== null && { post_logout_redirect_uri: redirectUri }),
      });
      return `${issuer}/session/end?${query}`;
    },
  };
  return { provider, client };
}
