/** Sign-in through third parties and magic links. */
import type { AuthorisationCode, SignInAnswer } from '../../../core/generated/platform';
import { managerRoute, oauthClient, ssoClient } from '../identity/identityFlows';
import { grantSale, takeUpSale } from '../identity/seller';
import type { Call, Handlers } from '../operation';
import type { SandboxServices } from '../services';
import { magicLinkAccount, sendMagicLink, spendMagicToken } from '../session/magicLinks';
import { notFound, PlatformError } from '../platformError';
import { grantByPartner, partnerIdentity } from '../identity/partner';
import { spendToken } from '../session/oneTimeTokens';
import { requireAccount, requireSession } from '../session/viewer';
import type { OutsideIdentity } from '../session/accounts';
import { signInAnswer } from './sessionRoutes';
import { keepConsents } from '../session/consents';
import type { Subscriber } from '../identity/tvProvider';
import { sandboxRealms } from '../realms';

type OutsideOperation =
  | 'readSsoAuthorisationUri'
  | 'exchangeSsoCode'
  | 'endSsoSession'
  | 'readOAuthAuthorisationUri'
  | 'exchangeOAuthCode'
  | 'endOAuthSession'
  | 'exchangeSellerCode'
  | 'loginAtPbr'
  | 'signUpAtPbr'
  | 'loginAtSptv'
  | 'sendMagicLink'
  | 'requestMagicLink'
  | 'readMagicLinkAccount'
  | 'exchangeMagicToken';

/** Single sign-on, OAuth client, two broadcasters, a seller; and magic links. */
export function outsideRoutes({
  database,
  sessions,
  accounts,
  identity,
  captcha,
  manager,
}: SandboxServices): Handlers<OutsideOperation> {
  const begin = ({ realm, origin, query }: Pick<Call, 'realm' | 'origin' | 'query'>, provider: string) =>
    identity.begin({
      realm,
      origin,
      provider,
      redirectUri: query.get('redirectUri'),
      flow: 'SIGNIN',
      extraParams: query.get('extraParams'),
      codeChallenge: query.get('codeChallenge'),
    });
  const exchange = async (realm: Call['realm'], provider: string, proof: AuthorisationCode) =>
    sessions.start(
      realm.id,
      await accounts.ofIdentity(realm, await identity.exchange(realm, provider, proof)),
    );
  const signInAt = async (
    provider: 'pbr' | 'sptv',
    { realm, body, captchaToken }: Call<'loginAtPbr' | 'loginAtSptv'>,
  ) => {
    captcha.check(captchaToken);
    return sessions.start(realm.id, await accounts.authenticate(realm, body.id, body.secret, provider));
  };
  const end = async (realm: Call['realm'], refreshToken: string): Promise<undefined> => {
    await sessions.end(realm.id, refreshToken);
    return undefined;
  };

  return {
    readSsoAuthorisationUri: (call) => begin(call, ssoClient(call.path['route'] ?? '')),
    async exchangeSsoCode({ realm, path, body }) {
      const route = path['route'] ?? '';
      if (route !== managerRoute) return exchange(realm, ssoClient(route), body);
      // The identity manager issues a signed token instead of a code.
      return sessions.start(
        realm.id,
        await accounts.ofIdentity(realm, manager.read(realm, body.authorisationCode)),
      );
    },
    endSsoSession: ({ realm, body }) => end(realm, body.refreshToken),

    readOAuthAuthorisationUri: (call) => begin(call, oauthClient(call.path['clientName'] ?? '')),
    exchangeOAuthCode: ({ realm, path, body }) =>
      exchange(realm, oauthClient(path['clientName'] ?? ''), body),
    endOAuthSession: ({ realm, body }) => end(realm, body.refreshToken),

    async exchangeSellerCode({ realm, path, body }) {
      const { buyer, licence } = await takeUpSale(
        database,
        realm,
        path['provider'] ?? '',
        body.authorisationCode,
      );
      const accountId = await accounts.ofIdentity(realm, buyer);
      await grantSale(database, accountId, licence);
      return sessions.start(realm.id, accountId);
    },

    loginAtPbr: (call) => signInAt('pbr', call),
    signUpAtPbr: async ({ realm, site, body }) =>
      sessions.start(
        realm.id,
        await accounts.signUp(
          realm,
          {
            email: body.email,
            secret: body.secret,
            name: body.name ?? body.email.split('@')[0] ?? body.email,
          },
          site,
          'pbr',
        ),
      ),
    loginAtSptv: (call) => signInAt('sptv', call),

    async sendMagicLink({ realm, site, query }) {
      await sendMagicLink(database, realm, { email: query.get('email') ?? '' }, site);
      return undefined;
    },
    async requestMagicLink({ realm, site, body }) {
      await sendMagicLink(database, realm, body, site);
      return undefined;
    },
    readMagicLinkAccount: async ({ realm, body }) => ({
      account: await magicLinkAccount(database, realm, body.token),
    }),
    exchangeMagicToken: async ({ realm, body }) =>
      sessions.start(realm.id, await spendMagicToken(database, realm, body.token)),
  };
}

type PartnerOperation = 'exchangeOpinToken' | 'syncEntitlements' | 'impersonate';

/** Sessions attested by others: a partner for its customers, the operator for its staff. */
export function partnerRoutes({ database, sessions, accounts }: SandboxServices): Handlers<PartnerOperation> {
  return {
    async exchangeOpinToken({ realm, body }) {
      const accountId = await accounts.ofIdentity(realm, partnerIdentity(body.opinAuthToken));
      await grantByPartner(database, realm, accountId);
      return sessions.start(realm.id, accountId);
    },

    async syncEntitlements({ realm, viewer, body }) {
      await grantByPartner(database, realm, requireAccount(viewer).id);
      return sessions.refresh(realm.id, body.refreshToken);
    },

    async impersonate({ realm, body }) {
      const grant = await spendToken(database, 'impersonate', realm.id, body.token);
      if (!grant) throw new PlatformError(401, 'invalidToken', ['This link is not good any more.']);
      return sessions.start(realm.id, grant.accountId, grant.issuedBy);
    },
  };
}

type SocialOperation = 'loginWithApple' | 'loginWithFacebook' | 'loginWithGoogle';

/**
 * Sign-in with Apple, Facebook or Google credentials; with an account's token the identity is linked to that
 * account (SGP-061).
 */
export function socialRoutes(services: SandboxServices): Handlers<SocialOperation> {
  const { accounts, social } = services;
  const signIn = async (
    { realm, viewer }: Pick<Call, 'realm' | 'viewer'>,
    identity: OutsideIdentity,
  ): Promise<SignInAnswer> => {
    const accountId =
      viewer.kind === 'account'
        ? await accounts.join(realm, viewer.account.id, identity)
        : await accounts.ofIdentity(realm, identity);
    return signInAnswer(services, realm.id, accountId);
  };
  return {
    loginWithApple: async (call) =>
      signIn(call, social.spendCode(call.realm, 'apple', call.body.code, call.body)),
    loginWithFacebook: async (call) => signIn(call, social.spendCode(call.realm, 'facebook', call.body.code)),
    loginWithGoogle: async (call) =>
      signIn(call, social.readToken(call.realm, 'google', call.body.idToken, call.body.nonce)),
  };
}

type FirebaseOperation = 'loginWithFirebase' | 'signUpWithFirebase';

/** Sign-in and sign-up with Firebase tokens. */
export function firebaseRoutes(services: SandboxServices): Handlers<FirebaseOperation> {
  const { accounts, firebase, database } = services;
  return {
    async loginWithFirebase({ realm, body }) {
      const viewer = firebase.read(realm, body.firebaseAuthToken);
      const accountId =
        viewer.kind === 'account' ? viewer.accountId : await accounts.ofIdentity(realm, viewer.identity);
      if (body.consentAnswers !== undefined) await keepConsents(database, accountId, body.consentAnswers);
      return signInAnswer(services, realm.id, accountId);
    },

    async signUpWithFirebase({ realm, site, body: { username, password, consentAnswers, appCheckToken } }) {
      if (appCheckToken !== undefined) firebase.requireAppCheck(realm, appCheckToken);
      await accounts.signUp(
        realm,
        {
          email: username,
          secret: password,
          name: username.split('@')[0] ?? username,
          consents: consentAnswers,
        },
        site,
      );
      return undefined;
    },
  };
}

type TvOperation =
  | 'registerTvClient'
  | 'readTvProviders'
  | 'requestTvCode'
  | 'requestTvCodeOfRequestor'
  | 'exchangeTvCode'
  | 'linkTvEntitlement';

/** Sign-in with a pay-TV provider. */
export function tvRoutes({ sessions, accounts, tv }: SandboxServices): Handlers<TvOperation> {
  const sessionOf = ({ viewer }: Call): string | null => (viewer.kind === 'nobody' ? null : viewer.sessionId);
  /** Links the subscription to the account that is signed in now, or was at the start; otherwise signs in with it. */
  const signIn = async ({ realm, viewer }: Call, { identity, begunBy }: Subscriber) => {
    const account = viewer.kind === 'account' ? viewer.account.id : begunBy;
    if (account === null) return sessions.start(realm.id, await accounts.ofIdentity(realm, identity));
    await accounts.link(realm, account, identity);
    return sessions.start(realm.id, account);
  };

  return {
    async registerTvClient() {
      const { clientId, clientSecret } = await tv.register();
      return { client_id: clientId, client_secret: clientSecret };
    },

    readTvProviders: async ({ path, origin }) => tv.companiesOf(knownRequestor(path['requestorId']), origin),

    requestTvCode: (call) => tv.begin(call.body.requestorId, call.body, sessionOf(call)),

    requestTvCodeOfRequestor: (call) =>
      tv.begin(knownRequestor(call.path['requestorId']), null, sessionOf(call)),

    exchangeTvCode: async (call) =>
      signIn(
        call,
        await tv.identify({ accessToken: call.body.accessToken, client: call.body }, call.body.requestorId),
      ),

    linkTvEntitlement: async (call) =>
      signIn(call, await tv.identify({ sessionId: requireSession(call.viewer) }, call.body.requestorId)),
  };
}

/** Every realm is a requestor, by its id. Throws 404 for any other. */
function knownRequestor(id: string | undefined): string {
  const found = sandboxRealms.find((realm) => realm.id === id);
  if (!found) throw notFound(`requestor ${id ?? ''}`);
  return found.id;
}
