import type { MenuItem } from '../../../core/generated/realm';
import type { MenuItemContribution } from '../../../core/realm/menuItems';
import { buildRouteTables } from '../../../core/routing/routeTables';
import { pathOf } from '../../../core/routing/buildPath';
import { menuEntries, type MenuContext } from '../../../core/shell/menuEntries';

const tables = buildRouteTables();
const reported: string[] = [];
const context: MenuContext = {
  isGuest: false,
  isChild: false,
  isAdmin: false,
  liveShown: true,
  scheduleShown: true,
  profilesShown: false,
  pluginItems: new Map(),
  textOf: (key) => key,
  searchIsPage: true,
  tables,
  pathOf: (role, parameters, query) =>
    pathOf(
      { tables, activeTable: 'default', signInPaths: [] },
      role,
      parameters,
      query === undefined ? {} : { query },
    ),
  localise: (text) => (typeof text === 'string' ? text : (text['en'] ?? '')),
  currentPath: '/browse',
  report: (problem) => reported.push(problem),
};
const section = (id: string, given: Partial<MenuItem> = {}) =>
  ({ type: 'section', title: { en: id }, data: { id }, ...given }) as MenuItem;
const view = (name: string) => ({ type: 'view', title: { en: name }, data: { view: name } }) as MenuItem;
const entriesOf = (items: MenuItem[], given: Partial<MenuContext> = {}) =>
  menuEntries(items, { ...context, ...given });
const destinationOf = (item: MenuItem, given: Partial<MenuContext> = {}) =>
  entriesOf([item], given)[0]?.destination ?? null;

beforeEach(() => reported.splice(0));

test.each([
  ['NAV-046 home', section('home'), { kind: 'link', to: '/home' }],
  ['NAV-046 browse', section('browse'), { kind: 'link', to: '/browse' }],
  ['NAV-046 another id', section('title-bouts'), { kind: 'link', to: '/section/title-bouts' }],
  [
    'NAV-045 a plugin',
    { type: 'plugin', title: { en: 'Quiz' }, data: { id: 'quiz' } },
    { kind: 'link', to: '/plugin/quiz' },
  ],
  [
    'NAV-040 outbound',
    { type: 'outbound', title: { en: 'Shop' }, data: { url: 'https://shop.example' } },
    { kind: 'outbound', url: 'https://shop.example' },
  ],
  ['NAV-027 search with its page', view('search'), { kind: 'link', to: '/search' }],
  ['NAV-030 NAV-041 live now', view('liveNow'), { kind: 'action', action: 'livePanel' }],
  ['NAV-042 live events', view('liveEvents'), { kind: 'link', to: '/livenow' }],
  ['NAV-034 account', view('account'), { kind: 'link', to: '/account' }],
  [
    'NAV-043 preferences have a page of their own when nothing leads to the account',
    view('preferences'),
    { kind: 'link', to: '/preferences' },
  ],
  ['NAV-044 logout', view('logout'), { kind: 'link', to: '/logout' }],
  ['NAV-089 a page by its role', view('EPG'), { kind: 'link', to: '/epg' }],
] as const)('%s', (_rule, item, destination) => {
  expect(destinationOf(item)).toEqual(destination);
});

test('NAV-028 search as an overlay has no address', () => {
  expect(destinationOf(view('search'), { searchIsPage: false })).toEqual({
    kind: 'action',
    action: 'search',
  });
});

test.each([
  ['NAV-036 account from guests', view('account'), { isGuest: true }],
  ['NAV-044 logout from guests', view('logout'), { isGuest: true }],
  ['NAV-037 FAV-035 account from children', view('account'), { isChild: true }],
  ['NAV-037 FAV-035 preferences from children', view('preferences'), { isChild: true }],
  [
    'LIV-046 NAV-047 the schedule unless live and its section are on',
    section('schedule'),
    { scheduleShown: false },
  ],
])('hides %s', (_rule, item, given) => {
  expect(entriesOf([item], given)).toEqual([]);
  expect(reported).toEqual([]);
});

test('NAV-048 unknown types and views are omitted and reported; the rest stays', () => {
  const odd = { type: 'carousel', title: { en: 'Odd' }, data: {} } as unknown as MenuItem;
  expect(entriesOf([section('home'), odd, view('nowhere')]).map(({ label }) => label)).toEqual(['home']);
  expect(reported).toHaveLength(2);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,<p>x</p>',
  'blob:https://shop.example/1',
  'shop.example',
  '/shop',
  '',
  null,
])(
  'NAV-040 NAV-048 an outbound address of the platform that is no web address, %j, gives no entry',
  (url) => {
    const item = { type: 'outbound', title: { en: 'Shop' }, data: { url } } as unknown as MenuItem;
    expect(entriesOf([section('home'), item]).map(({ label }) => label)).toEqual(['home']);
    expect(reported).toEqual(['The menu item "Shop" leads nowhere and is left out.']);
  },
);

test('NAV-049 the entry of this page is current, and so is one with a current sub-entry', () => {
  const entries = entriesOf([section('home', { items: [section('browse')] }), section('browse')]);
  expect(entries.map(({ current }) => current)).toEqual([true, true]);
  expect(entriesOf([section('home')])[0]?.current).toBe(false);
});

test.each([
  ['search', 'search'],
  ['liveNow', 'live'],
  ['account', 'account'],
] as const)('NAV-038 the view %s has its icon', (name, icon) => {
  expect(entriesOf([view(name)])[0]?.icon).toBe(icon);
});
test('NAV-038 NAV-039 home, browse and schedule have theirs; an item’s own are used as well', () => {
  const styled = section('home', {
    style: { iconUrl: 'https://cdn.example/h.svg', activeIconUrl: 'https://cdn.example/a.svg' },
  });
  expect(
    entriesOf([section('home'), section('browse'), section('schedule')]).map(({ icon }) => icon),
  ).toEqual(['home', 'browse', 'schedule']);
  expect(entriesOf([styled])[0]).toMatchObject({
    iconUrl: 'https://cdn.example/h.svg',
    activeIconUrl: 'https://cdn.example/a.svg',
  });
});

test('NAV-043 preferences are a panel of the account page when an item leads there', () => {
  const [, preferences] = entriesOf([section('home', { items: [view('account')] }), view('preferences')]);
  expect(preferences?.destination).toEqual({ kind: 'link', to: '/account?section=preferences' });
});

test('NAV-035 with profiles on the account item is the profile switcher', () => {
  expect(destinationOf(view('account'), { profilesShown: true })).toEqual({ kind: 'link', to: '/profiles' });
});

test.each(['liveNow', 'liveEvents'])(
  'RLM-026 the view %s is hidden where live is off, without a report',
  (name) => {
    expect(entriesOf([view(name)], { liveShown: false })).toEqual([]);
    expect(reported).toEqual([]);
  },
);

test('NAV-057 search, live now and account are utilities, unless they have a sub-menu', () => {
  const items = [
    view('search'),
    view('liveNow'),
    view('account'),
    section('home'),
    { ...view('account'), items: [section('home')] } as MenuItem,
  ];
  expect(entriesOf(items).map(({ utility }) => utility)).toEqual([
    'search',
    'liveNow',
    'account',
    null,
    null,
  ]);
});

describe('items that plugins contribute', () => {
  const offered: MenuItemContribution = {
    plugin: 'route/quiz',
    name: 'quiz',
    labelKey: 'quizTitle',
    icon: 'eye',
    to: '/section/quiz?from=menu',
    audience: 'anyone',
  };
  const item = { type: 'plugin-item', data: { id: 'quiz' } } as MenuItem;
  const given = (more: Partial<MenuItemContribution> = {}, context: Partial<MenuContext> = {}) =>
    entriesOf([item], {
      pluginItems: new Map([['quiz', { ...offered, ...more }]]),
      textOf: () => 'Quiz night',
      ...context,
    });

  test('have the label, icon and address of their manifest', () => {
    expect(given()[0]).toMatchObject({
      label: 'Quiz night',
      icon: 'eye',
      destination: { kind: 'link', to: '/section/quiz?from=menu' },
    });
    expect(given({ to: 'EPG' })[0]?.destination).toEqual({ kind: 'link', to: '/epg' });
  });

  test('take the realm’s own title instead', () => {
    const [entry] = entriesOf([{ ...item, title: { en: 'Tonight’s quiz' } }], {
      pluginItems: new Map([['quiz', offered]]),
    });
    expect(entry?.label).toBe('Tonight’s quiz');
  });

  test.each([
    ['anyone', true, true, true],
    ['guest', true, false, false],
    ['viewer', false, true, true],
    ['admin', false, false, true],
  ] as const)(
    'for %s are seen by a guest: %s, by a viewer: %s, by staff: %s',
    (audience, byGuest, byViewer, byStaff) => {
      const seen = (context: Partial<MenuContext>) => given({ audience }, context).length === 1;
      expect([seen({ isGuest: true }), seen({}), seen({ isAdmin: true })]).toEqual([
        byGuest,
        byViewer,
        byStaff,
      ]);
    },
  );

  test('wait for their label rather than show its key', () => {
    expect(given({}, { textOf: () => null })).toEqual([]);
    expect(reported).toEqual([]);
  });

  test('NAV-048 are omitted and reported when no plugin of the realm offers them, or where they lead nowhere', () => {
    expect(entriesOf([item])).toEqual([]);
    expect(given({ to: 'NOWHERE' })).toEqual([]);
    expect(reported).toHaveLength(2);
  });
});
