/** The frame around every page of the composed product: what it offers to which viewer. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { analyticsHub, messageStore } from '../../../core/boot/tokens';
import { refreshMenus } from '../../../core/boot/startSite';
import { menuStore } from '../../../core/shell/useMenu';
import { browserProfile, compose, composedTests, platform, signedIn, type ComposeOptions } from './composed';

composedTests();

const bar = () => screen.findByRole('banner');
const settings = (document: object) => (document as { settings: Record<string, unknown> }).settings;

/** A tab with a signed-in viewer. */
function memberTab(more: object = {}) {
  platform()
    .persist()
    .get('/api/v2/user')
    .reply(200, { id: '7', email: 'ada@example.org', role: 'USER', isGuest: false, ...more });
  return browserProfile(signedIn()).tab();
}

async function drawn(options: ComposeOptions) {
  const site = await compose(options);
  await site.draw();
  await bar();
  return site;
}

describe('SGN-016 NAV-005 RLM-020 RLM-030 the link to sign up', () => {
  const only = (entry: object, allowed: boolean) => ({
    change: (document: object) => {
      Object.assign(document, { authenticationProviders: [entry] });
      settings(document)['allowSelfRegistration'] = allowed;
    },
  });

  test.each([
    ['a provider that always can', { name: 'id' }, true, true],
    ['a provider whose entry says that it can', { name: 'generic', canSignUp: true }, true, true],
    ['the same provider where its entry does not', { name: 'generic' }, true, false],
    ['a provider that cannot', { name: 'sptv' }, true, false],
    ['a provider that can, where the realm does not let visitors register', { name: 'id' }, false, false],
  ])('%s: %j, allowed: %s, shown: %s; the page agrees', async (_, entry, allowed, shown) => {
    const site = await drawn({ at: '/home', ...only(entry, allowed) });
    expect(within(await bar()).queryAllByRole('link', { name: 'Sign up' })).toHaveLength(shown ? 1 : 0);
    site.close();
    document.body.innerHTML = '';
    const page = await compose({ at: '/signup', ...only(entry, allowed) });
    await page.draw();
    // A page with one sign-in method redirects to it (SGN-039); a realm without any redirects to sign-in (SGN-051).
    await waitFor(() => expect(window.location.pathname).toMatch(/^\/login/));
    expect(new URLSearchParams(window.location.search).get('type')).toBe(shown ? 'signup' : null);
  });

  test('SGN-044 leads back to the page that it was pressed on', async () => {
    await drawn({ at: '/browse?x=1' });
    expect(within(await bar()).getByRole('link', { name: 'Sign up' })).toHaveAttribute(
      'href',
      '/signup?from=%2Fbrowse%3Fx%3D1',
    );
  });
});

describe('RLM-026 LIV-046 NAV-047 the schedule', () => {
  const items = [
    { type: 'section', title: 'From the platform', data: { id: 'home' } },
    { type: 'section', title: 'Timetable', data: { id: 'schedule' } },
    { type: 'view', title: 'Programme', data: { view: 'SCHEDULE' } },
  ];
  const changed = (document: Record<string, unknown>, set: object) => {
    const menu = {
      layout: 'top',
      items: [{ type: 'section', title: { en: 'Tonight', es: 'Esta noche' }, data: { id: 'home' } }],
    };
    Object.assign(document, {
      menus: { WEB: menu, 'MOBILE-WEB': menu },
      plugins: { ...(document['plugins'] as object), 'route/guide': {} },
    });
    Object.assign(settings(document), set);
  };

  test.each([
    [true, true, true],
    [true, false, false],
    [false, true, false],
    [false, false, false],
  ])(
    'live: %s and its section: %s, in the menu that the platform gives: %s',
    async (live, scheduleSection, shown) => {
      platform().get('/api/v2/menu').query(true).reply(200, { layout: 'top', items });
      const site = await drawn({
        at: '/home',
        change: (document) => void changed(document, { live, scheduleSection }),
      });
      await act(async () => refreshMenus(site.get(menuStore), site.get(messageStore)));
      const menu = await screen.findByRole('navigation', { name: 'Main menu' });
      await within(menu).findByRole('link', { name: 'From the platform' });
      for (const name of ['Timetable', 'Programme'])
        expect(within(menu).queryAllByRole('link', { name })).toHaveLength(shown ? 1 : 0);
    },
  );
});

describe('NAV-091 the language', () => {
  const switcher = async () => within(await bar()).queryAllByRole('button', { name: /language/i });

  test('is changed in the bar by guests', async () => {
    await drawn({ at: '/home' });
    expect(await switcher()).toHaveLength(1);
  });

  test.each([
    ['in their preferences by viewers', {}, 0],
    [
      'in the bar by a child, who has no preferences',
      { profile: { id: 'm', name: 'Mila', type: 'CHILD' } },
      1,
    ],
  ])('is changed %s', async (_, more, shown) => {
    await drawn({ at: '/home', tab: memberTab(more) });
    await within(await bar()).findByRole('link', { name: 'Sign out' });
    expect(await switcher()).toHaveLength(shown);
  });
});

test.each([
  ['/login', '/home'],
  ['/signup?from=/browse', '/home'],
  ['/gift/g1/login', '/gift/g1/pay'],
])('SGN-041 a signed-in viewer who opens %s is redirected to %s', async (at, to) => {
  const site = await compose({ at, tab: memberTab() });
  await site.draw();
  await waitFor(() => expect(window.location.pathname).toBe(to));
});

test('SGN-036 ANA-004 login is tracked as started once when visiting its password page and returning, and not when signing up', async () => {
  const site = await compose({ at: '/login' });
  const tracked = jest.spyOn(site.get(analyticsHub), 'track');
  const begun = () => tracked.mock.calls.filter(([name]) => name === 'login_started').length;
  await site.draw();
  const follow = async (name: RegExp, path: string) => {
    const [link] = await screen.findAllByRole('link', { name });
    await act(async () => link?.click());
    await waitFor(() => expect(window.location.pathname).toBe(path));
    await screen.findByRole('heading', { level: 1 });
  };
  await follow(/forgot/i, '/login/request-password');
  await follow(/^All ways to sign in$/, '/login');
  expect(begun()).toBe(1);
  await follow(/create/i, '/signup');
  expect(begun()).toBe(1);
});
