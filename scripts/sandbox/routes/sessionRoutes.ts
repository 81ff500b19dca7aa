/** Guests, sign-in, tokens, sign-up and passwords. */
import type { Call, Handlers } from '../operation';
import type { SandboxServices } from '../services';
import { requireAccount } from '../session/viewer';
import type { SignInAnswer } from '../../../core/generated/platform';
import { confirmEmail, requestPasswordReset, resetPassword } from '../session/passwords';

type SessionOperation =
  | 'createGuestSession'
  | 'login'
  | 'logout'
  | 'refreshTokens'
  | 'signUp'
  | 'readSessionUser'
  | 'unlinkAuthProvider'
  | 'readOpenIdAuthorisationUri'
  | 'exchangeOpenIdCode'
  | 'readOpenIdLogoutUri';

export function sessionRoutes(services: SandboxServices): Handlers<SessionOperation> {
  const { sessions, accounts, identity, captcha } = services;
  const signIn = (realm: string, accountId: string) => signInAnswer(services, realm, accountId);

  return {
    createGuestSession: ({ realm }) => sessions.start(realm.id, null),

    async login({ realm, body, captchaToken }) {
      captcha.check(captchaToken);
      return signIn(realm.id, await accounts.authenticate(realm, body.id, body.secret));
    },

    async logout({ realm, body }) {
      await sessions.end(realm.id, body.refreshToken);
      return undefined;
    },

    refreshTokens: ({ realm, body }) => sessions.refresh(realm.id, body.refreshToken),

    signUp: async ({ realm, site, body }) =>
      signIn(
        realm.id,
        await accounts.signUp(
          realm,
          {
            email: body.email,
            secret: body.secret,
            name: body.name ?? body.email.split('@')[0] ?? body.email,
            consents: body.consentAnswers,
          },
          site,
        ),
      ),

    async readSessionUser({ realm, viewer }) {
      const location = { countryCode: realm.trade.callerCountry, isVpn: false };
      if (viewer.kind !== 'account')
        return {
          id: viewer.kind === 'guest' ? viewer.sessionId : 'nobody',
          role: 'GUEST',
          isGuest: true,
          location,
        };
      const { account } = viewer;
      return {
        id: account.id,
        email: account.email,
        name: account.name,
        role: account.role,
        isGuest: false,
        impersonatedBy: viewer.impersonatedBy,
        location,
        profile: {
          id: account.profileId,
          name: account.profileName,
          type: account.profileType,
          avatar: account.profileAvatar,
        },
      };
    },

    async unlinkAuthProvider({ realm, viewer, path }) {
      await accounts.unlink(realm, requireAccount(viewer).id, pathValue(path, 'provider'));
      return undefined;
    },

    readOpenIdAuthorisationUri: ({ realm, origin, path, query }) =>
      identity.begin({
        realm,
        origin,
        provider: pathValue(path, 'provider'),
        redirectUri: query.get('redirectUri'),
        flow: query.get('authoriseUriFlow') === 'SIGNUP' ? 'SIGNUP' : 'SIGNIN',
        extraParams: query.get('extraParams'),
        codeChallenge: query.get('codeChallenge'),
      }),

    async exchangeOpenIdCode({ realm, path, body }) {
      const found = await identity.exchange(realm, pathValue(path, 'clientName'), body);
      return signIn(realm.id, await accounts.ofIdentity(realm, found));
    },

    readOpenIdLogoutUri: async ({ realm, origin, path, query }) => ({
      logoutUri: identity.logoutUri(realm, pathValue(path, 'clientName'), origin, query.get('redirectUri')),
    }),
  };
}

const pathValue = (path: Call['path'], name: string): string => path[name] ?? '';

/** Starts a session of an account. The response of every sign-in: tokens, missing details, linked accounts. */
export async function signInAnswer(
  { sessions, accounts }: Pick<SandboxServices, 'sessions' | 'accounts'>,
  realm: string,
  accountId: string,
): Promise<SignInAnswer> {
  return {
    ...(await sessions.start(realm, accountId)),
    missingInformationStatus: (await accounts.missingDetails(accountId)).length > 0 ? 'REQUIRED' : 'NONE',
    linkedAccounts: (await accounts.linkedProviders(accountId)).map((provider) => ({ provider })),
  };
}

type PasswordOperation = 'requestPasswordReset' | 'resetPassword' | 'confirmEmail';

/** Password reset and e-mail confirmation. */
export function passwordRoutes({ database, sessions }: SandboxServices): Handlers<PasswordOperation> {
  return {
    async requestPasswordReset({ realm, site, body }) {
      await requestPasswordReset(database, realm, body.id, site);
      return undefined;
    },

    async resetPassword({ realm, body }) {
      await resetPassword(database, sessions, realm, body.token, body.secret);
      return undefined;
    },

    confirmEmail: async ({ realm, body }) => ({ id: await confirmEmail(database, realm, body.token) }),
  };
}
