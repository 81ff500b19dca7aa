import { storedAuthToken, storedLanguage, storageKeys } from '../../../core/session/storedTokens';

test('RLM-037 API-020 the session lies under the names that the platform’s apps share', () => {
  expect(storageKeys).toMatchObject({ authToken: 'authToken', refreshToken: 'refreshToken', signupRehydrate: 'signupRehydrate', selectedLanguage: 'selectedLanguage' });
});

test('RLM-037 the page’s first data call reads them before the runtime is there, and does without where storage is blocked', () => {
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
