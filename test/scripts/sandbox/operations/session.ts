/** Sessions, accounts and viewers' details. */
import { signIn, text } from '../sandboxProcess';
import { refreshTokenOf, type Performances } from './scene';

export const session = {
  createGuestSession: ({ call }) => call('POST', '/api/v2/guest-session'),
  login: ({ call, realm }) =>
    call('POST', '/api/v2/login', { body: { id: `viewer@${realm}.example`, secret: 'Proscenium1!' } }),
  logout: async (scene) => scene.call('POST', '/api/v2/logout', { body: await refreshTokenOf(scene) }),
  refreshTokens: async (scene) =>
    scene.call('POST', '/api/v2/token/refresh', { body: await refreshTokenOf(scene) }),
  signUp: ({ call }) =>
    call('POST', '/api/v2/user', { body: { email: 'first@new.example', secret: 'Proscenium1!' } }),
  readSessionUser: async ({ call, newcomer }) => call('GET', '/api/v2/user', { token: await newcomer() }),
  // A newcomer has no linked account: grants.test.ts tests the success.
  unlinkAuthProvider: async ({ call, newcomer }) =>
    call('DELETE', '/api/v2/user/auth-provider/adobe', { token: await newcomer() }),
  readPreferences: async ({ call, newcomer }) =>
    call('GET', '/api/v2/user/preferences', { token: await newcomer() }),
  writePreferences: async ({ call, newcomer }) =>
    call('PUT', '/api/v2/user/preferences', { token: await newcomer(), body: { language: 'en' } }),
  readUserDetails: async ({ call, newcomer }) =>
    call('GET', '/api/v2/user/details', { token: await newcomer() }),
  writeUserDetails: async ({ call, newcomer }) =>
    call('PUT', '/api/v2/user/details', {
      token: await newcomer(),
      body: { name: 'Somebody', birthDate: '1990-01-01' },
    }),
  readPayments: async ({ call, realm }) =>
    call('GET', '/api/v2/customer/payments?p=1&rpp=20', {
      token: await signIn(call, `member@${realm}.example`),
    }),
  readAddress: async ({ call, newcomer }) => call('GET', '/api/v2/user/address', { token: await newcomer() }),
  writeAddress: async ({ call, newcomer }) =>
    call('PUT', '/api/v2/user/address', { token: await newcomer(), body: { country: 'PT', city: 'Lisboa' } }),
  readMarketingPreferences: async ({ call, newcomer }) =>
    call('GET', '/api/v2/user/marketing-preferences', { token: await newcomer() }),
  writeMarketingPreferences: async ({ call, newcomer }) =>
    call('PUT', '/api/v2/user/marketing-preferences', {
      token: await newcomer(),
      body: { answers: [{ fieldName: 'partners', answer: true }] },
    }),
  changePassword: async ({ call, newcomer }) =>
    call('PUT', '/api/v2/user/password', {
      token: await newcomer(),
      body: { current: 'Proscenium1!', secret: 'Proscenium2!', provider: 'id' },
    }),
  endSessions: async ({ call, newcomer }) =>
    call('DELETE', '/api/v2/user/session', { token: await newcomer() }),
  readLinkedAccounts: async ({ call, newcomer }) =>
    call('GET', '/api/v2/user/linked-accounts', { token: await newcomer() }),
  unlinkAccount: async ({ call }) => {
    const { body } = await call('POST', '/api/v2/user/auth-provider/pbr', {
      body: { email: 'parting@new.example', secret: 'Proscenium1!' },
    });
    return call('DELETE', '/api/v2/user/linked-accounts/pbr', { token: text(body['authorisationToken']) });
  },
  updatePartition: async ({ call, newcomer }) =>
    call('PUT', '/api/v2/user/partition', {
      token: await newcomer(),
      body: { partitionDataToAdd: ['club'], partitionDataToDelete: [] },
    }),
  // These need a mail, a member of staff or a television: grants.test.ts has them. Here their refusals are
  // validated against the contract.
  requestPasswordReset: ({ call, realm }) =>
    call('POST', '/api/v2/reset-password/create', {
      body: { id: `viewer@${realm}.example`, provider: 'id' },
    }),
  resetPassword: ({ call }) =>
    call('PUT', '/api/v2/reset-password', { body: { token: 'unknown', secret: 'Proscenium2!' } }),
  confirmEmail: ({ call }) => call('POST', '/api/v2/user/email-confirmation', { body: { token: 'unknown' } }),
  impersonate: ({ call }) => call('POST', '/api/v2/impersonate', { body: { token: 'unknown' } }),
  activate: async ({ call, newcomer }) =>
    call('POST', '/api/v2/activate/stage-1', { token: await newcomer() }),
  activateTelevision: async ({ call, newcomer }) =>
    call('POST', '/api/v2/tv-login/STAGE2', { token: await newcomer() }),
} satisfies Performances;
