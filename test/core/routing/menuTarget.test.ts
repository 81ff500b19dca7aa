/** Where menu items lead, and the default page. */
import {
  defaultMenuTarget,
  defaultSection,
  menuItemTarget,
  type MenuItemLike,
} from '../../../core/routing/menuTarget';
import { tables } from './routingFixture';

const section = (id: string) => ({ type: 'section', data: { id } });
const view = (name: string) => ({ type: 'view', data: { view: name } });
const outbound = { type: 'outbound', data: { url: 'https://shop.example' } };
const target = (role: string, params = {}) => ({ role, params });

test.each<[item: MenuItemLike, expected: unknown]>([
  [section('home'), target('HOME')],
  [section('browse'), target('BROWSE')],
  [section('schedule'), target('SCHEDULE')],
  [section('sports'), target('SECTION', { id: 'sports' })],
  [section('constructor'), target('SECTION', { id: 'constructor' })],
  [{ type: 'plugin', data: { id: 'quiz' } }, target('PLUGIN', { id: 'quiz' })],
  [view('liveEvents'), target('LIVE_NOW')],
  [view('liveNow'), null],
  [view('account'), target('ACCOUNT')],
  [view('preferences'), { ...target('ACCOUNT'), query: { section: 'preferences' } }],
  [view('logout'), target('LOGOUT')],
  [view('search'), target('SEARCH')],
  [view('FIGHTERS'), target('FIGHTERS')],
  [view('WATCHLISTS'), target('WATCHLISTS')],
  [view('VOD'), null],
  [view('toString'), null],
  [view('nothing'), null],
  [outbound, null],
  [{ type: 'unheard-of', data: { id: 'x' } }, null],
  [{ type: 'section', data: {} }, null],
])('%j leads to %j', (item, expected) => {
  expect(menuItemTarget(item, { tables, searchIsPage: true })).toEqual(expected);
});

test('search as an overlay is no page', () => {
  expect(menuItemTarget(view('search'), { tables, searchIsPage: false })).toBeNull();
});

describe('the default menu page', () => {
  const hidden = { ...section('sports'), hidden: true };
  const isVisible = (item: MenuItemLike & { readonly hidden?: boolean }) => item.hidden !== true;

  test.each<
    [what: string, items: readonly (MenuItemLike & { readonly hidden?: boolean })[], expected: unknown]
  >([
    ['the first item', [section('browse'), section('home')], target('BROWSE')],
    [
      'the first that is not outbound',
      [outbound, section('sports'), section('home')],
      target('SECTION', { id: 'sports' }),
    ],
    ['the first that is visible', [hidden, section('browse')], target('BROWSE')],
    ['not the live-now panel', [view('liveNow'), section('browse')], target('BROWSE')],
    ['not signing out', [view('logout'), section('browse')], target('BROWSE')],
    [
      'not a login page',
      [view('LOGIN'), view('SIGNUP'), view('LOGOUT'), section('browse')],
      target('BROWSE'),
    ],
    ['not the root, which shows it', [view('ROOT'), section('browse')], target('BROWSE')],
    ['not an item of an unknown kind', [{ type: 'unheard-of', data: {} }, view('EPG')], target('EPG')],
    ['a plugin’s page', [{ type: 'plugin', data: { id: 'quiz' } }], target('PLUGIN', { id: 'quiz' })],
    ['HOME when all are outbound or hidden', [outbound, hidden], target('HOME')],
    ['HOME for an empty menu', [], target('HOME')],
  ])('ROU-116 is %s', (_what, items, expected) => {
    expect(defaultMenuTarget(items, { tables, searchIsPage: true, isVisible })).toEqual(expected);
  });
});

describe('the page at the root', () => {
  const hidden = { ...section('sports'), hidden: true };
  const isVisible = (item: MenuItemLike & { readonly hidden?: boolean }) => item.hidden !== true;

  test.each<
    [what: string, items: readonly (MenuItemLike & { readonly hidden?: boolean })[], expected: string]
  >([
    ['the first section', [section('sports'), section('home')], 'sports'],
    [
      'the first section, not the entries before it',
      [view('liveEvents'), outbound, section('sports')],
      'sports',
    ],
    ['home and browse by their own names', [section('browse'), section('home')], 'browse'],
    ['the first that is visible', [hidden, section('tarab')], 'tarab'],
    ['not the schedule, which is no section page', [section('schedule'), section('tarab')], 'tarab'],
    ['home for a menu of views', [view('EPG'), view('liveEvents')], 'home'],
    ['home for an empty menu', [], 'home'],
  ])('ROU-010 is %s', (_what, items, expected) => {
    expect(defaultSection(items, { tables, searchIsPage: true, isVisible })).toBe(expected);
  });
});
