/** Firebase in the sandbox: its users, its error codes, and the platform's verification of its tokens. */
import type { Database } from '../database/database';
import { PlatformError } from '../platformError';
import type { SandboxRealm } from '../realms';
import { normaliseEmail, type Accounts, type OutsideIdentity } from '../session/accounts';
import { hashSecret, randomToken } from '../session/secrets';
import type { SocialService, SocialProvider } from './socialService';
import { createTokenSigner } from './tokenSigner';

/** A refusal with a code of Firebase's REST API, such as INVALID_LOGIN_CREDENTIALS. */
export class FirebaseError extends Error {
  override readonly name = 'FirebaseError';
}

export interface FirebaseUser {
  readonly localId: string;
  readonly email: string;
  readonly idToken: string;
  readonly refreshToken: string;
  /** Seconds, as text. */
  readonly expiresIn: string;
}

/** The e-mail belongs to another sign-in method: Firebase requires the viewer to sign in with that first. */
export interface NeedsConfirmation {
  readonly needConfirmation: true;
  readonly email: string;
  readonly verifiedProvider: readonly string[];
  /** The attempted provider, to be linked later. */
  readonly providerId: string;
  readonly oauthIdToken: string;
}

/** The viewer behind a Firebase token. */
export type FirebaseViewer =
  /** Signed in with a password, which is the account's own. */
  | { readonly kind: 'account'; readonly accountId: string }
  | { readonly kind: 'identity'; readonly identity: OutsideIdentity };

export interface FirebaseService {
  signInWithPassword(realm: SandboxRealm, email: string, password: string): Promise<FirebaseUser>;
  /** With a user's token, links the social identity to that user. */
  signInWithSocial(
    realm: SandboxRealm,
    provider: SocialProvider,
    socialToken: string,
    linkTo?: string,
  ): Promise<FirebaseUser | NeedsConfirmation>;
  /** The user of a token. */
  lookUp(realm: SandboxRealm, idToken: string): { readonly localId: string; readonly email: string };
  /** Only accepts a token issued within the last five minutes. */
  changePassword(realm: SandboxRealm, idToken: string, password: string): Promise<FirebaseUser>;
  /** A token attesting that the site itself makes the call. */
  appCheckToken(realm: SandboxRealm): string;
  /** Throws 401 for a token of another realm's site. */
  requireAppCheck(realm: SandboxRealm, token: string): void;
  /** The viewer behind an ID token. Throws 401 for a foreign signature, an expired token, or another realm's. */
  read(realm: SandboxRealm, idToken: string): FirebaseViewer;
}

const LIFETIME_SECONDS = 60 * 60;
const RECENT_SECONDS = 5 * 60;
/** The provider's name in linked accounts. */
const FIREBASE = 'firebase';
const SHORTEST_PASSWORD = 6;

/** Passwords are those of the platform's accounts, so that a password reset by mail also works here. */
export function createFirebaseService({
  database,
  accounts,
  social,
  now,
}: {
  readonly database: Database;
  readonly accounts: Accounts;
  readonly social: SocialService;
  readonly now: () => number;
}): FirebaseService {
  const signer = createTokenSigner();
  const seconds = (): number => Math.floor(now() / 1000);

  const userOf = (
    realm: SandboxRealm,
    by: 'password' | `${SocialProvider}.com`,
    { localId, email, name }: { localId: string; email: string; name: string },
  ): FirebaseUser => {
    const claims = {
      aud: realm.id,
      sub: localId,
      email,
      name,
      auth_time: seconds(),
      exp: seconds() + LIFETIME_SECONDS,
      firebase: { sign_in_provider: by },
    };
    return {
      localId,
      email,
      idToken: signer.sign({ ...claims, use: 'user' }),
      refreshToken: randomToken(FIREBASE),
      expiresIn: String(LIFETIME_SECONDS),
    };
  };
  const claimsOf = (
    realm: SandboxRealm,
    token: string,
    use: 'user' | 'app',
  ): Readonly<Record<string, unknown>> | undefined => {
    const claims = signer.read(token);
    return claims !== undefined &&
      claims['aud'] === realm.id &&
      claims['use'] === use &&
      Number(claims['exp']) > seconds()
      ? claims
      : undefined;
  };
  const userClaims = (realm: SandboxRealm, idToken: string): Readonly<Record<string, unknown>> => {
    const claims = claimsOf(realm, idToken, 'user');
    if (claims === undefined) throw new FirebaseError('INVALID_ID_TOKEN');
    return claims;
  };
  const accountOf = async (realm: SandboxRealm, subject: string): Promise<string | undefined> => {
    const [row] = await database.query<{ account_id: string }>(
      'select account_id from linked_account where realm = $1 and provider = $2 and subject = $3',
      [realm.id, FIREBASE, subject],
    );
    return row?.account_id;
  };
  const signInMethodsOf = async (realm: SandboxRealm, email: string): Promise<readonly string[]> => {
    const rows = await database.query<{ has_secret: boolean; subject: string | null }>(
      `select secret_hash is not null as has_secret, subject from account
       left join linked_account on linked_account.account_id = account.id and linked_account.provider = $3
       where account.realm = $1 and email = $2`,
      [realm.id, normaliseEmail(email), FIREBASE],
    );
    return [
      ...(rows.some(({ has_secret }) => has_secret) ? ['password'] : []),
      ...rows.flatMap(({ subject }) => (subject === null ? [] : [subject.split(':')[0] ?? ''])),
    ];
  };

  return {
    async signInWithPassword(realm, email, password) {
      refuseByFunction(email);
      const accountId = await accounts.authenticate(realm, email, password).catch((error: unknown) => {
        throw new FirebaseError(
          error instanceof PlatformError && error.status === 429
            ? 'TOO_MANY_ATTEMPTS_TRY_LATER'
            : 'INVALID_LOGIN_CREDENTIALS',
        );
      });
      return userOf(realm, 'password', { localId: accountId, email: normaliseEmail(email), name: '' });
    },

    async signInWithSocial(realm, provider, socialToken, linkTo) {
      const { subject, email, name } = social.readToken(realm, provider, socialToken);
      const localId = `${provider}.com:${subject}`;
      const known = await accountOf(realm, localId);
      if (linkTo !== undefined) {
        const owner = String(userClaims(realm, linkTo)['sub']);
        if (known !== undefined) throw new FirebaseError('FEDERATED_USER_ID_ALREADY_LINKED');
        await accounts.link(realm, (await accountOf(realm, owner)) ?? owner, {
          provider: FIREBASE,
          subject: localId,
          email,
          name,
        });
      } else if (known === undefined) {
        const verifiedProvider = await signInMethodsOf(realm, email);
        if (verifiedProvider.length > 0)
          return {
            needConfirmation: true,
            email,
            verifiedProvider,
            providerId: `${provider}.com`,
            oauthIdToken: socialToken,
          };
      }
      return userOf(realm, `${provider}.com`, { localId, email, name });
    },

    lookUp(realm, idToken) {
      const { sub, email } = userClaims(realm, idToken);
      return { localId: String(sub), email: String(email) };
    },

    async changePassword(realm, idToken, password) {
      const { sub, email, auth_time: since } = userClaims(realm, idToken);
      if (seconds() - Number(since) > RECENT_SECONDS)
        throw new FirebaseError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
      if (password.length < SHORTEST_PASSWORD)
        throw new FirebaseError('WEAK_PASSWORD : Password should be at least 6 characters');
      await database.query('update account set secret_hash = $3 where realm = $1 and id = $2', [
        realm.id,
        String(sub),
        await hashSecret(password),
      ]);
      return userOf(realm, 'password', { localId: String(sub), email: String(email), name: '' });
    },

    appCheckToken: (realm) => signer.sign({ aud: realm.id, use: 'app', exp: seconds() + LIFETIME_SECONDS }),

    requireAppCheck(realm, token) {
      if (claimsOf(realm, token, 'app') === undefined)
        throw new PlatformError(401, 'appCheckFailedWeb', [
          'It could not be checked that this site is asking.',
        ]);
    },

    read(realm, idToken) {
      const claims = claimsOf(realm, idToken, 'user');
      if (claims === undefined)
        throw new PlatformError(401, 'failedAuthentication', [
          'This sign-in cannot be completed. Start again.',
        ]);
      const [subject, email, name] = [String(claims['sub']), String(claims['email']), String(claims['name'])];
      const { sign_in_provider: by } = claims['firebase'] as { readonly sign_in_provider: string };
      return by === 'password'
        ? { kind: 'account', accountId: subject }
        : { kind: 'identity', identity: { provider: FIREBASE, subject, email, name } };
    },
  };
}

/**
 * Responses of an operator's blocking function, by e-mail host: the two formats found in practice, and an
 * unparseable one.
 */
const blocked: Readonly<Record<string, string>> = {
  'troupe.example':
    'HTTP Cloud Function returned an error: {"error":{"message":"MEMBERS_ONLY","status":"PERMISSION_DENIED"}}',
  'matinee.example':
    'HTTP Cloud Function returned an error. Code: 403, Status: "PERMISSION_DENIED", Message: "AFTER_HOURS"',
  'backstage.example': 'HTTP Cloud Function deadline exceeded.',
};

/** Runs before the password is checked. */
function refuseByFunction(email: string): void {
  const words = blocked[normaliseEmail(email).split('@')[1] ?? ''];
  if (words !== undefined) throw new FirebaseError(`BLOCKING_FUNCTION_ERROR_RESPONSE : ${words}`);
}
