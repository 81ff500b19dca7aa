/** Which document a sign-in page is in, and when the next page needs a document load. */
import { SignInService } from '../../../core/session/SignInService';
import { entry, idEntry, idPlugin, plugin, realmWith } from './signInFixture';
import { signInFixture, tokens } from './signInSite';

const screens = {
  ...plugin('GIGYA', { presentation: 'form', ownPage: true, inlineStyles: true }),
  reachesOut: true as const,
};

describe('SGP-056 a document that allows inline styles', () => {
  const roomAt = (loaded: string | null, href: string, { signedIn = false, keeps = true } = {}) => {
    const runtime = signInFixture({
      href,
      realm: realmWith([idEntry, entry('GIGYA')], { plugins: [idPlugin, screens] }),
    });
    runtime.keeps = keeps;
    if (signedIn) runtime.vault.keep(tokens, 'GIGYA');
    const address = {
      ...runtime.parts.address,
      loaded: () => (loaded === null ? null : new URL(loaded, 'https://ringside.localhost')),
    };
    return new SignInService({ ...runtime.parts, address });
  };

  test.each([
    ['is left by loading the next page', '/login/GIGYA', '/browse', {}, true],
    ['also by whom its screens have signed in', '/login/GIGYA', '/browse', { signedIn: true }, true],
    [
      'but not where the browser would forget the session with it',
      '/login/GIGYA',
      '/browse',
      { signedIn: true, keeps: false },
      false,
    ],
    ['and not while its own page is open', '/login/GIGYA', '/login/GIGYA?type=signup', {}, false],
    ['is not used for other sign-in pages', '/login', '/browse', {}, false],
    ['may be any, where the browser does not say what was loaded', null, '/browse', {}, false],
  ] as const)('%s', (_, loaded, here, visit, left) => {
    expect(roomAt(loaded, here, visit).outlivesItsPage).toBe(left);
  });

  test.each([
    ['/login', '/login/GIGYA', true],
    ['/login/GIGYA', '/login/GIGYA', false],
  ])('loaded at %s, %s needs its own: %s', (loaded, here, needed) => {
    expect(roomAt(loaded, here).needsOwnDocument).toBe(needed);
  });
});
