import { storedAuthToken, storedLanguage, storageKeys } from '../../../core/session/storedTokens';

test('RLM-037 API-020 the session is stored under the names that the platform’s apps share', () => {
  expect(storageKeys).toMatchObject({
    authToken: 'authToken',
    refreshToken: 'refreshToken',
    signupRehydrate: 'signupRehydrate',
    selectedLanguage: 'selectedLanguage',
  });
});

test('RLM-037 the page’s first data call reads them before the runtime is loaded, and works without where storage is blocked', () => {
  localStorage.setItem('authToken', 'auth-ada');
  localStorage.setItem('selectedLanguage', 'pt');
  expect([storedAuthToken(localStorage, null), storedLanguage(localStorage)]).toEqual(['auth-ada', 'pt']);
  localStorage.clear();
  expect([storedAuthToken(localStorage, null), storedLanguage(null)]).toEqual([null, null]);
  const blocked = {
    getItem: () => {
      throw new Error('blocked');
    },
  } as unknown as Storage;
  expect(storedAuthToken(blocked, null)).toBeNull();
});

test.each<
  [string, tab: Readonly<Record<string, string>>, lasting: Readonly<Record<string, string>>, string | null]
>([
  [
    'ADM-013 an impersonated session, in its own tab',
    { 'impersonation.authToken': 'on-behalf', 'kept.authToken': 'kept' },
    { authToken: 'lasting' },
    'on-behalf',
  ],
  [
    'RLM-039 what the lasting storage would not take',
    { 'kept.authToken': 'kept' },
    { authToken: 'lasting' },
    'kept',
  ],
  ['the lasting storage', { authToken: 'of the tab' }, { authToken: 'lasting' }, 'lasting'],
  ['nobody, where the value is empty', {}, { authToken: '' }, null],
])('the token of the first data call is that of %s', (_, tab, lasting, token) => {
  Object.entries(tab).forEach(([key, value]) => sessionStorage.setItem(key, value));
  Object.entries(lasting).forEach(([key, value]) => localStorage.setItem(key, value));
  expect(storedAuthToken(localStorage, sessionStorage)).toBe(token);
  sessionStorage.clear();
  localStorage.clear();
});
