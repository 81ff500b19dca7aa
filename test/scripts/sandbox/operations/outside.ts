/** Signing in by other parties. */
import { text, type Caller } from '../sandboxProcess';
import { refreshTokenOf, type Performances } from './scene';

const tvClient = async (call: Caller) => {
  const { body } = await call('POST', '/o/client/register', { body: { software_statement: 'statement' } });
  return { clientId: body['client_id'], clientSecret: body['client_secret'] };
};
const auth = (flow: string): string => `/api/v2/openid/stagedoor/auth-uri?authoriseUriFlow=${flow}`;

export const outside = {
  exchangeOpinToken: ({ call }) =>
    call('POST', '/api/v1/opin-auth', { body: { opinAuthToken: 'opin-omar' } }),
  syncEntitlements: async ({ call, realm }) => {
    const { body } = await call('POST', '/api/v2/login', {
      body: { id: `viewer@${realm}.example`, secret: 'Proscenium1!' },
    });
    return call('POST', '/api/v1/entitlement-sync', {
      token: text(body['authorisationToken']),
      body: { refreshToken: body['refreshToken'] },
    });
  },
  registerTvClient: ({ call }) =>
    call('POST', '/o/client/register', { body: { software_statement: 'statement' } }),
  readTvProviders: ({ call, realm }) => call('GET', `/api/v1/config/${realm}`),
  requestTvCode: async ({ call, realm }) =>
    call('POST', '/api/v3/adobe/regcode', { body: { requestorId: realm, ...(await tvClient(call)) } }),
  requestTvCodeOfRequestor: ({ call, realm }) => call('POST', `/api/v2/adobe/${realm}/regcode`),
  exchangeTvCode: async ({ call, realm }) =>
    call('POST', '/api/v3/adobe/token', {
      body: { requestorId: realm, ...(await tvClient(call)), accessToken: 'unknown' },
    }),
  linkTvEntitlement: async ({ call, realm, newcomer }) =>
    call('POST', '/api/v2/user/adobe', {
      token: await newcomer(),
      body: { requestorId: realm, resourceId: 'live' },
    }),
  readOpenIdAuthorisationUri: ({ call }) => call('GET', auth('SIGNUP')),
  // Its success needs the provider's pages: openid.test.ts goes through them. Here its refusal is validated
  // against the contract.
  exchangeOpenIdCode: ({ call }) =>
    call('POST', '/api/v2/openid/stagedoor/token', { body: { authorisationCode: 'unknown' } }),
  // The same for these: social.test.ts goes through their windows.
  loginWithApple: ({ call }) =>
    call('POST', '/api/v2/login/apple-id', {
      body: {
        code: 'unknown',
        nonce: 'a-nonce-of-one-attempt',
        callbackUri: 'http://ringside.localhost/login/apple',
      },
    }),
  loginWithFacebook: ({ call }) =>
    call('POST', '/api/v2/login/social/facebook', { body: { code: 'unknown' } }),
  loginWithFirebase: ({ call }) =>
    call('POST', '/api/v2/firebase-auth', {
      body: { firebaseAuthToken: 'unknown', firebaseRefreshToken: 'unknown' },
    }),
  loginWithGoogle: ({ call }) =>
    call('POST', '/api/v2/login/social/google', { body: { idToken: 'unknown' } }),
  readOpenIdLogoutUri: ({ call }) => call('GET', '/api/v2/openid/stagedoor/logout-uri'),
  // The same for these: outside.test.ts goes through the pages and the mail.
  readSsoAuthorisationUri: ({ call }) => call('GET', '/api/v2/sso/backstage/auth-uri'),
  exchangeSsoCode: ({ call }) =>
    call('POST', '/api/v2/sso/backstage/token', { body: { authorisationCode: 'unknown' } }),
  endSsoSession: async (scene) =>
    scene.call('POST', '/api/v2/sso/backstage/logout', { body: await refreshTokenOf(scene) }),
  readOAuthAuthorisationUri: ({ call }) => call('GET', '/api/v2/generic-oauth/cineclube/auth-uri'),
  exchangeOAuthCode: ({ call }) =>
    call('POST', '/api/v2/generic-oauth/cineclube/token', { body: { authorisationCode: 'unknown' } }),
  endOAuthSession: async (scene) =>
    scene.call('POST', '/api/v2/generic-oauth/cineclube/logout', { body: await refreshTokenOf(scene) }),
  exchangeSellerCode: ({ call }) =>
    call('POST', '/api/v2/external/box-office/token', { body: { authorisationCode: 'unknown' } }),
  exchangeMagicToken: ({ call }) =>
    call('POST', '/api/v2/token/alt/magic-email', { body: { token: 'unknown' } }),
  sendMagicLink: ({ call, realm }) =>
    call('GET', `/api/v2/token/alt/magic-email?email=viewer@${realm}.example`),
  requestMagicLink: ({ call, realm }) =>
    call('POST', '/api/v2/token/alt/magic-email/request', { body: { email: `viewer@${realm}.example` } }),
  readMagicLinkAccount: ({ call }) =>
    call('POST', '/api/v2/token/alt/magic-email/account', { body: { token: 'unknown' } }),
  loginAtPbr: ({ call, realm }) =>
    call('POST', '/api/v2/login/auth-provider/pbr', {
      body: { id: `broadcaster@${realm}.example`, secret: 'Proscenium1!' },
    }),
  signUpAtPbr: ({ call }) =>
    call('POST', '/api/v2/user/auth-provider/pbr', {
      body: { email: 'listener@new.example', secret: 'Proscenium1!' },
    }),
  signUpWithFirebase: ({ call }) =>
    call('POST', '/api/v2/firebase-auth/signup', {
      body: { username: 'usher@new.example', password: 'Proscenium1!' },
    }),
  loginAtSptv: ({ call, realm }) =>
    call('POST', '/api/v2/login/sptv', {
      body: { id: `subscriber@${realm}.example`, secret: 'Proscenium1!' },
    }),
} satisfies Performances;
