/** Third-party sign-ins: single sign-on, OAuth client, two broadcasters, a seller; and magic links. */
import type { AuthorisationCode } from '../../../core/generated/platform';
import { managerRoute, oauthClient, ssoClient } from '../identity/outsideClients';
import { grantSale, takeUpSale } from '../identity/seller';
import type { Call, Handlers } from '../operation';
import type { SandboxServices } from '../services';
import { magicLinkAccount, sendMagicLink, spendMagicToken } from '../session/magicLinks';

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
    house: 'pbr' | 'sptv',
    { realm, body, captchaToken }: Call<'loginAtPbr' | 'loginAtSptv'>,
  ) => {
    captcha.check(captchaToken);
    return sessions.start(realm.id, await accounts.authenticate(realm, body.id, body.secret, house));
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
