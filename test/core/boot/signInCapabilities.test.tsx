/** SGN-014, SGN-015: what the providers of a realm are capable of, in the composed product. */
import { screen, waitFor } from '@testing-library/react';
import { browserProfile, composedTests, platform, signedIn } from './composed';
import { entries, realmWith, user, labels, opened } from './signInRealms';

composedTests();

describe('SGN-014 SGN-015 capabilities of the providers', () => {
  const resetUri = 'https://provider.example/security';

  interface Abilities {
    readonly signUp: boolean;
    readonly details: boolean;
    readonly security: boolean;
    /** `form`: here. `away`: at the provider. */
    readonly reset: 'form' | 'away' | 'none';
    readonly form: boolean;
    readonly signUpForm: boolean;
  }
  const none: Abilities = {
    signUp: false,
    details: false,
    security: false,
    reset: 'none',
    form: false,
    signUpForm: false,
  };
  const full: Abilities = {
    signUp: true,
    details: true,
    security: true,
    reset: 'form',
    form: true,
    signUpForm: true,
  };

  test.each<
    [ids: string, name: string, more: object, path: string, titleKey: string | null, abilities: Abilities]
  >([
    ['SGP-015 SGP-018', 'openid', {}, '/login/openid/acme', 'oidcLoginPage', { ...none, signUp: true }],
    [
      'SGP-015',
      'openid',
      { resetUri },
      '/login/openid/acme',
      'oidcLoginPage',
      { ...none, signUp: true, security: true, reset: 'away' },
    ],
    [
      'SGP-028',
      'generic',
      {},
      '/login/generic',
      'genericLoginPage',
      { ...none, details: true, reset: 'form', form: true },
    ],
    ['SGP-028', 'generic', { canSignUp: true, resetUri }, '/login/generic', 'genericLoginPage', full],
    ['SGP-030 SGP-031', 'pbr', {}, '/login/pbr', 'pbrLoginPage', full],
    ['SGP-033 SGP-034', 'sptv', {}, '/login/sptv', 'sptvLoginPage', { ...none, form: true }],
    ['SGP-051', 'opin', {}, '/login/opin', 'opinLoginPage', none],
    ['SGP-036 SGP-037', 'id', {}, '/login/id', 'idLoginPage', full],
    ['SGP-058', 'GIGYA', {}, '/login/GIGYA', 'gigyaLoginPage', { ...none, signUp: true }],
    [
      'SGP-058',
      'GIGYA',
      { resetUri },
      '/login/GIGYA',
      'gigyaLoginPage',
      { ...none, signUp: true, security: true, reset: 'away' },
    ],
    ['SGP-071 SGP-072', 'apple', {}, '/login/apple', 'appleLoginPage', { ...none, signUp: true }],
    ['SGP-071 SGP-072', 'facebook', {}, '/login/facebook', 'facebookLoginPage', { ...none, signUp: true }],
    ['SGP-071 SGP-072', 'google', {}, '/login/google', 'googleLoginPage', { ...none, signUp: true }],
    ['SGP-092 SGP-072', 'firebase', {}, '/login/firebase', 'firebaseLoginPage', full],
    [
      'SGP-072',
      'generic-oauth',
      {},
      '/login/generic-oauth/club',
      'genericOauthLoginPage',
      { ...none, signUp: true },
    ],
    // Its login page redirects to the page of the companies at once.
    ['SGP-072', 'adobe', {}, '/login/adobe', null, none],
    ['SGP-072 SGP-100', 'magic-link', {}, '/login/magic-link', 'magicLinkHeading', { ...none, form: true }],
  ])('%s %s with %j', async (_, name, more, path, titleKey, abilities) => {
    const realm = realmWith([{ ...entries[name]!, ...more }]);
    const close = (site: Awaited<ReturnType<typeof opened>>) => {
      site.close();
      document.body.replaceChildren();
    };
    const fields = (type: string) => document.querySelectorAll(`form input${type}`).length;

    labels(titleKey === null ? [] : [titleKey]);
    const login = await opened(path, realm);
    await waitFor(() =>
      titleKey === null
        ? expect(window.location.pathname).toMatch(/^\/providers/)
        : expect(document.title).toBe(`Text of ${titleKey} · Ringside`),
    );
    if (abilities.form) await waitFor(() => expect(fields('')).toBeGreaterThan(0));
    else expect(fields('')).toBe(0);
    close(login);

    const signUp = await opened('/signup', realm);
    await waitFor(() =>
      expect([
        window.location.pathname === '/signup',
        new URLSearchParams(window.location.search).get('type'),
      ]).toEqual([false, abilities.signUp ? 'signup' : null]),
    );
    if (abilities.signUpForm) await waitFor(() => expect(fields('[type="password"]')).toBeGreaterThan(0));
    close(signUp);

    const reset = await opened('/login/request-password', realm);
    if (abilities.reset === 'form')
      expect(await screen.findByRole('textbox', { name: /Email/ })).toBeVisible();
    if (abilities.reset === 'none') expect(await screen.findByRole('alert')).toBeVisible();
    await waitFor(() => expect(reset.left).toEqual(abilities.reset === 'away' ? [resetUri] : []));
    close(reset);

    platform().get('/api/v2/user').reply(200, user);
    const { clientName } = entries[name]! as { readonly clientName?: string };
    await opened('/account', {
      ...realm,
      tab: browserProfile(signedIn('ada', clientName === undefined ? name : `${name}/${clientName}`)).tab(),
    });
    await screen.findByRole('link', { name: /Preferences/ });
    const has = (part: RegExp) => screen.queryAllByRole('link', { name: part }).length > 0;
    expect({ details: has(/details/i), security: has(/security/i) }).toEqual({
      details: abilities.details,
      security: abilities.security,
    });
  });
});
