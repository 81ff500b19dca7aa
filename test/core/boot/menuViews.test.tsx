/** What the items of a menu open, for whom, and how a long menu is laid out, in the composed product. */
import { act, screen, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { refreshMenus } from '../../../core/boot/startSite';
import { messageStore } from '../../../core/boot/tokens';
import { menuStore } from '../../../core/shell/useMenu';
import { Icon, type IconName } from '../../../core/ui';
import { browserProfile, compose, composedTests, platform, signedIn } from './composed';

composedTests();

const adult = {
  id: '7',
  email: 'ada@example.org',
  role: 'USER',
  isGuest: false,
  location: { countryCode: 'PT' },
};
const child = { ...adult, profile: { id: 'm', name: 'Mila', type: 'CHILD' } };
type Viewer = 'guest' | 'adult' | 'child';

const view = (name: string) => ({ type: 'view', title: { en: name, es: name }, data: { view: name } });
const section = (id: string) => ({ type: 'section', title: { en: id, es: id }, data: { id } });

interface Given {
  readonly viewer?: Viewer;
  readonly layout?: string;
  readonly settings?: object;
  readonly plugins?: object;
}

/** The page's menu with only these items; the sidebar layout stacks them vertically, with their icons. */
async function menuOf(
  items: readonly object[],
  { viewer = 'adult', layout = 'sidebar', settings = {}, plugins = {} }: Given = {},
) {
  if (viewer !== 'guest')
    platform()
      .persist()
      .get('/api/v2/user')
      .reply(200, viewer === 'child' ? child : adult);
  const site = await compose({
    at: '/no/such/page',
    tab: browserProfile(viewer === 'guest' ? {} : signedIn()).tab(),
    change: (document) => {
      document['menus'] = { WEB: { layout, items } };
      delete document['pages'];
      document['settings'] = { ...(document['settings'] as object), ...settings };
      document['plugins'] = { ...(document['plugins'] as object), ...plugins };
    },
  });
  await site.draw();
  const bar = within(await screen.findByRole('banner'));
  await (viewer === 'guest'
    ? bar.findByRole('button', { name: 'Sign in' })
    : bar.findByRole('link', { name: 'Sign out' }));
  return { site, bar, menu: screen.getByRole('navigation', { name: 'Main menu' }) };
}

const linkIn = (menu: HTMLElement, name: string) =>
  within(menu).queryByRole('link', { name })?.getAttribute('href') ?? null;

test('NAV-034 the account item leads to the account page of a realm without profiles', async () => {
  const { bar } = await menuOf([view('account')], { settings: { profileConfiguration: { status: 'NONE' } } });
  expect(bar.getByRole('link', { name: 'account' })).toHaveAttribute('href', '/account');
});

describe('NAV-043 the item of the preferences', () => {
  test.each([
    [
      'leads to the account’s preferences where the menu has an account item',
      [view('preferences'), view('account')],
      '/account?section=preferences',
    ],
    [
      'does so where that is in a sub-menu',
      [view('preferences'), { ...section('stories'), items: [view('ACCOUNT')] }],
      '/account?section=preferences',
    ],
    [
      'leads to the page of the preferences where it has none',
      [view('preferences'), section('stories')],
      '/preferences',
    ],
  ])('%s (ROU-021)', async (_, items, path) => {
    const { menu } = await menuOf(items);
    expect(linkIn(menu, 'preferences')).toBe(path);
  });
});

test.each<[row: string, view: string, viewer: Viewer, path: string | null]>([
  ['NAV-044', 'logout', 'adult', '/logout'],
  ['NAV-044', 'logout', 'child', '/logout'],
  ['NAV-044', 'logout', 'guest', null],
  ['NAV-044 NAV-089', 'LOGOUT', 'adult', '/logout'],
  ['NAV-044 NAV-089', 'LOGOUT', 'guest', null],
  ['NAV-036 NAV-089', 'ACCOUNT', 'guest', null],
  ['NAV-037 NAV-089', 'ACCOUNT', 'child', null],
  ['NAV-037 NAV-089', 'PREFERENCES', 'child', null],
  ['NAV-037 NAV-089', 'PREFERENCES', 'adult', '/preferences'],
])('%s the view %s, for a viewer who is %s, leads to %s', async (_, name, viewer, path) => {
  const { menu } = await menuOf([section('stories'), view(name)], { viewer });
  expect(linkIn(menu, 'stories')).toBe('/section/stories');
  expect(linkIn(menu, name)).toBe(path);
});

test.each([
  ['liveEvents', true, '/livenow'],
  ['liveEvents', false, null],
  ['LIVE_NOW', true, '/livenow'],
  ['LIVE_NOW', false, null],
])(
  'RLM-026 NAV-089 the view %s of the platform’s menu, with live events on: %s, leads to %s',
  async (name, live, path) => {
    platform()
      .get('/api/v2/menu')
      .query(true)
      .reply(200, {
        layout: 'sidebar',
        items: [
          { ...view(name), title: name },
          { ...section('news'), title: 'From the platform' },
        ],
      });
    const { site, menu } = await menuOf([section('stories')], { settings: { live } });
    await act(async () => refreshMenus(site.get(menuStore), site.get(messageStore)));
    await within(menu).findByRole('link', { name: 'From the platform' });
    expect(linkIn(menu, name)).toBe(path);
  },
);

test('NAV-045 an item of the kind plugin leads to the plugin page with its id', async () => {
  const { menu } = await menuOf([
    { type: 'plugin', title: { en: 'Boxers', es: 'Púgiles' }, data: { id: 'fighters' } },
  ]);
  expect(linkIn(menu, 'Boxers')).toBe('/plugin/fighters');
});

describe('NAV-038 the built-in icon', () => {
  const drawing = (name: IconName) =>
    /<path[^>]*>/.exec(renderToStaticMarkup(<Icon name={name} />))?.[0] ?? '';

  test.each<[item: object, label: string, icon: IconName]>([
    [section('home'), 'home', 'home'],
    [section('browse'), 'browse', 'browse'],
    [section('schedule'), 'schedule', 'schedule'],
    [section('tv-guide'), 'tv-guide', 'schedule'],
    [section('epg'), 'epg', 'schedule'],
    [view('HOME'), 'HOME', 'home'],
    [view('BROWSE'), 'BROWSE', 'browse'],
    [view('SCHEDULE'), 'SCHEDULE', 'schedule'],
    [view('EPG'), 'EPG', 'schedule'],
    [view('SEARCH'), 'SEARCH', 'search'],
    [view('ACCOUNT'), 'ACCOUNT', 'account'],
    [view('preferences'), 'preferences', 'account'],
  ])('of %j, named %s, is %s', async (item, label, icon) => {
    const { menu } = await menuOf([item], {
      settings: { live: true, scheduleSection: true },
      plugins: { 'route/guide': {} },
    });
    expect(within(menu).getByRole('link', { name: label }).innerHTML).toContain(drawing(icon));
  });

  test.each<[name: string, icon: IconName]>([
    ['search', 'search'],
    ['account', 'account'],
  ])('of the utility %s is drawn in the bar', async (name, icon) => {
    const { bar } = await menuOf([view(name)]);
    const [control] = [...bar.queryAllByRole('link', { name }), ...bar.queryAllByRole('button', { name })];
    expect(control?.innerHTML).toContain(drawing(icon));
  });

  test('is missing for a section without one', async () => {
    const { menu } = await menuOf([section('stories')]);
    expect(menu.querySelector('svg')).toBeNull();
  });
});

describe('NAV-053 a vertical menu', () => {
  test.each([
    [4, false],
    [5, true],
    [6, true],
  ])('of %i items scrolls by itself: %s', async (count, scrolls) => {
    const { menu } = await menuOf(Array.from({ length: count }, (_, at) => section(`part-${at}`)));
    expect(within(menu).getAllByRole('link')).toHaveLength(count);
    expect(menu.hasAttribute('data-scrolls')).toBe(scrolls);
  });

  test.each(['NavigationRail', 'MenuDrawer'])('has room to scroll in, by the style sheet of %s', (name) => {
    const sheet = readFileSync(`core/shell/components/${name}.module.css`, 'utf8');
    expect(sheet).toMatch(/\.nav\[data-scrolls\]\s*\{[^}]*overflow-y:\s*auto/);
  });
});
