/**
 * Apple, Facebook and Google in the sandbox: their users, the credentials they issue to a site, and the
 * platform's verification.
 */
import { PlatformError } from '../platformError';
import { isSiteOrigin, type SandboxRealm } from '../realms';
import type { OutsideIdentity } from '../session/accounts';
import { randomToken } from '../session/secrets';
import { createTokenSigner } from './tokenSigner';

export const socialProviders = ['apple', 'facebook', 'google'] as const;
export type SocialProvider = (typeof socialProviders)[number];

export interface SocialPerson {
  readonly subject: string;
  readonly name: string;
  readonly email: string;
  readonly about: string;
}

/**
 * A provider's users, as a realm sees them. Their e-mails are new to every site, or have an account with
 * another sign-in method.
 */
export const peopleAt = (provider: SocialProvider, realm: string): readonly SocialPerson[] => [
  { subject: 'iris', name: 'Iris Ibarra', email: `iris@${provider}.example`, about: 'new to every site' },
  { subject: 'jonas', name: 'Jonas Juhl', email: `jonas@${provider}.example`, about: 'new to every site' },
  {
    subject: 'vera',
    name: 'Vera Vance',
    email: `viewer@${realm}.example`,
    about: `her e-mail has an account at ${realm} already`,
  },
];

/** The client ids of sites at the providers: a realm only has to list a provider to use it. */
const clients: Readonly<Record<string, Readonly<Record<SocialProvider, string>>>> = {
  ringside: { apple: 'example.ringside.web', facebook: '100000000000001', google: 'ringside.apps.example' },
  lanterna: { apple: 'example.lanterna.web', facebook: '100000000000002', google: 'lanterna.apps.example' },
  noor: { apple: 'example.noor.web', facebook: '100000000000003', google: 'noor.apps.example' },
};

/** A site's request on the viewer's behalf. */
export interface SocialRequest {
  readonly provider: SocialProvider;
  readonly clientId: string;
  /** Empty when the provider takes none. */
  readonly nonce: string;
  readonly callbackUri: string;
}

export interface SocialGrant {
  readonly person: SocialPerson;
  /** Valid once, for ten minutes. */
  readonly code: string;
  readonly idToken: string;
}

export interface SocialService {
  /** Whether the client is registered with the provider, and the request comes from one of its pages. */
  knows(request: SocialRequest, site: string): boolean;
  /** A person consents. Undefined for an unknown person. */
  permit(request: SocialRequest, subject: string): SocialGrant | undefined;
  /** Redeems a code. Throws 401 when it is unknown, used, expired, another client's, or does not match the proof. */
  spendCode(
    realm: SandboxRealm,
    provider: SocialProvider,
    code: string,
    proof?: { readonly nonce: string; readonly callbackUri: string },
  ): OutsideIdentity;
  /**
   * The identity of an ID token. Throws 401 for a foreign signature, an expired token, another client's, and,
   * where a nonce is given, for a different or a reused one.
   */
  readToken(realm: SandboxRealm, provider: SocialProvider, idToken: string, nonce?: string): OutsideIdentity;
}

const LIFETIME_MS = 10 * 60_000;

interface Kept {
  readonly request: SocialRequest;
  readonly person: SocialPerson;
  readonly until: number;
}

/** In memory only: nothing it issues lives longer than ten minutes. */
export function createSocialService(now: () => number): SocialService {
  const signer = createTokenSigner();
  const codes = new Map<string, Kept>();
  const spentNonces = new Set<string>();

  return {
    knows: ({ provider, clientId, callbackUri }, site) => {
      const realm = realmOf(provider, clientId);
      const isOwn = callbackUri === '' || (URL.canParse(callbackUri) && new URL(callbackUri).origin === site);
      return (
        realm !== undefined && isOwn && isSiteOrigin(site) && new URL(site).hostname === `${realm}.localhost`
      );
    },

    permit(request, subject) {
      const realm = realmOf(request.provider, request.clientId);
      const person =
        realm === undefined
          ? undefined
          : peopleAt(request.provider, realm).find((each) => each.subject === subject);
      if (person === undefined) return undefined;
      const code = randomToken(request.provider);
      codes.set(code, { request, person, until: now() + LIFETIME_MS });
      const idToken = signer.sign({
        iss: issuerOf(request.provider),
        aud: request.clientId,
        sub: person.subject,
        email: person.email,
        name: person.name,
        ...(request.nonce === '' ? {} : { nonce: request.nonce }),
        iat: Math.floor(now() / 1000),
        exp: Math.floor((now() + LIFETIME_MS) / 1000),
      });
      return { person, code, idToken };
    },

    spendCode(realm, provider, code, proof) {
      const issued = codes.get(code);
      codes.delete(code);
      if (
        issued === undefined ||
        issued.until < now() ||
        issued.request.provider !== provider ||
        issued.request.clientId !== clients[realm.id]?.[provider]
      )
        throw refused();
      if (proof !== undefined) {
        if (
          issued.request.nonce !== proof.nonce ||
          issued.request.callbackUri !== proof.callbackUri ||
          spentNonces.has(proof.nonce)
        )
          throw refused();
        spentNonces.add(proof.nonce);
      }
      return { provider, ...issued.person };
    },

    readToken(realm, provider, idToken, nonce) {
      const claims = signer.read(idToken);
      const person = peopleAt(provider, realm.id).find(({ subject }) => subject === claims?.['sub']);
      const expected = clients[realm.id]?.[provider];
      const holds =
        claims !== undefined &&
        expected !== undefined &&
        claims['aud'] === expected &&
        claims['iss'] === issuerOf(provider) &&
        Number(claims['exp']) * 1000 > now();
      if (
        !holds ||
        person === undefined ||
        (nonce !== undefined && (claims['nonce'] !== nonce || spentNonces.has(nonce)))
      )
        throw refused();
      if (nonce !== undefined) spentNonces.add(nonce);
      return { provider, ...person };
    },
  };
}

/** The client id of a realm's site at a provider. */
export const clientOf = (realm: string, provider: SocialProvider): string | undefined =>
  clients[realm]?.[provider];

const realmOf = (provider: SocialProvider, clientId: string): string | undefined =>
  Object.keys(clients).find((id) => clients[id]?.[provider] === clientId);
const issuerOf = (provider: SocialProvider): string => `https://${provider}.example`;
const refused = (): PlatformError =>
  new PlatformError(401, 'failedAuthentication', ['This sign-in cannot be completed. Start again.']);
