import type { MenuItem } from '../../../core/generated/realm';
import { buildRouteTables, pathOf } from '../../../core/routing';
import { menuEntries, type MenuContext } from '../../../core/shell/menuEntries';

const tables = buildRouteTables();
const reported: string[] = [];
const context: MenuContext = {
  isGuest: false,
  isChild: false,
  scheduleShown: true,
  searchIsPage: true,
  tables,
  pathOf: (role, parameters, query) => pathOf({ tables, activeTable: 'default' }, role, parameters, query === undefined ? {} : { query }),
  localise: (text) => (typeof text === 'string' ? text : (text['en'] ?? '')),
  currentPath: '/browse',
  report: (problem) => reported.push(problem),
};
const section = (id: string, given: Partial<MenuItem> = {}) => ({ type: 'section', title: { en: id }, data: { id }, ...given }) as MenuItem;
const view = (name: string) => ({ type: 'view', title: { en: name }, data: { view: name } }) as MenuItem;
const entriesOf = (items: MenuItem[], given: Partial<MenuContext> = {}) => menuEntries(items, { ...context, ...given });
const destinationOf = (item: MenuItem, given: Partial<MenuContext> = {}) => entriesOf([item], given)[0]?.destination ?? null;

beforeEach(() => reported.splice(0));

test.each([
  ['NAV-046 home', section('home'), { kind: 'link', to: '/home' }],
  ['NAV-046 browse', section('browse'), { kind: 'link', to: '/browse' }],
  ['NAV-046 another id', section('title-bouts'), { kind: 'link', to: '/section/title-bouts' }],
  ['NAV-045 a plugin', { type: 'plugin', title: { en: 'Quiz' }, data: { id: 'quiz' } }, { kind: 'link', to: '/plugin/quiz' }],
  ['NAV-040 outbound', { type: 'outbound', title: { en: 'Shop' }, data: { url: 'https://shop.example' } }, { kind: 'outbound', url: 'https://shop.example' }],
  ['NAV-027 search with its page', view('search'), { kind: 'link', to: '/search' }],
  ['NAV-030 NAV-041 live now', view('liveNow'), { kind: 'action', action: 'livePanel' }],
  ['NAV-042 live events', view('liveEvents'), { kind: 'link', to: '/livenow' }],
  ['NAV-034 account', view('account'), { kind: 'link', to: '/account' }],
  ['NAV-043 preferences', view('preferences'), { kind: 'link', to: '/account?section=preferences' }],
  ['NAV-044 logout', view('logout'), { kind: 'link', to: '/logout' }],
  ['NAV-089 a page by its role', view('EPG'), { kind: 'link', to: '/epg' }],
] as const)('%s', (_rule, item, destination) => {
  expect(destinationOf(item)).toEqual(destination);
});

test('NAV-028 search as an overlay has no address', () => {
  expect(destinationOf(view('search'), { searchIsPage: false })).toEqual({ kind: 'action', action: 'search' });
});

test.each([
  ['NAV-036 account from guests', view('account'), { isGuest: true }],
  ['NAV-044 logout from guests', view('logout'), { isGuest: true }],
  ['NAV-037 account from children', view('account'), { isChild: true }],
  ['NAV-037 preferences from children', view('preferences'), { isChild: true }],
  ['NAV-047 the schedule unless live and its section are on', section('schedule'), { scheduleShown: false }],
])('hides %s', (_rule, item, given) => {
  expect(entriesOf([item], given)).toEqual([]);
  expect(reported).toEqual([]);
});

test('NAV-048 unknown types and views are left out and reported; the rest stays', () => {
  const odd = { type: 'carousel', title: { en: 'Odd' }, data: {} } as unknown as MenuItem;
  expect(entriesOf([section('home'), odd, view('nowhere')]).map(({ label }) => label)).toEqual(['home']);
  expect(reported).toHaveLength(2);
});

test('NAV-049 the entry of this page is current, and so is one with a current entry beneath it', () => {
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
test('NAV-038 NAV-039 home, browse and schedule have theirs; an item’s own stand beside them', () => {
  const styled = section('home', { style: { iconUrl: 'https://cdn.example/h.svg', activeIconUrl: 'https://cdn.example/a.svg' } });
  expect(entriesOf([section('home'), section('browse'), section('schedule')]).map(({ icon }) => icon)).toEqual(['home', 'browse', 'schedule']);
  expect(entriesOf([styled])[0]).toMatchObject({ iconUrl: 'https://cdn.example/h.svg', activeIconUrl: 'https://cdn.example/a.svg' });
});
