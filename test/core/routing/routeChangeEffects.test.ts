/** What a change of page resets. */
import { routeChangeEffects, type RouteChange } from '../../../core/routing/routeChangeEffects';
import { openIn } from './routingFixture';

const effects = (
  from: string,
  to: string,
  rest: Partial<Pick<RouteChange, 'layout' | 'hash' | 'isGuest'>> = {},
) =>
  routeChangeEffects({
    from: openIn(from),
    to: openIn(to),
    layout: 'top',
    hash: '',
    isGuest: false,
    ...rest,
  });

test('another page counts as entered, in every layout and for everyone; the same page does not', () => {
  for (const [from, to] of [
    ['/home', '/browse'],
    ['/video/7', '/video/8'],
    ['/home', '/nowhere'],
  ] as const)
    expect(effects(from, to)).toContain('enterPage');
  expect(effects('/home', '/browse', { layout: 'hamburger', hash: '#search', isGuest: true })).toContain(
    'enterPage',
  );
  expect(effects('/home', '/home')).not.toContain('enterPage');
});

test.each([
  ['top', '', true],
  ['top', '#search', true],
  ['top-left', '#search', true],
  ['sidebar', '#search', true],
  ['hamburger', '', true],
  ['hamburger', '#other', true],
  ['hamburger', '#search', false],
] as const)('ROU-113 in layout %s with hash %j the navbar closes: %s', (layout, hash, closes) => {
  expect(effects('/home', '/browse', { layout, hash }).includes('closeNavbar')).toBe(closes);
});

test.each([
  [true, true],
  [false, false],
])('ROU-114 for a guest (%s) the sidebar hides: %s', (isGuest, hides) => {
  expect(effects('/home', '/browse', { isGuest }).includes('hideSidebar')).toBe(hides);
});

test.each([
  ...[
    '/video/7',
    '/live/7',
    '/playlist/7',
    '/season/7',
    '/series/7',
    '/section/7',
    '/search',
    '/home',
    '/browse',
  ].map((content) => [content, '/account', '', true] as const),
  ['/search', '/account', '#search', false],
  ['/search', '/account', '#other', true],
  ['/search', '/video/7', '', false],
  ['/video/7', '/search', '', false],
  ['/account', '/search', '', false],
  ['/account', '/profiles', '', false],
  ['/home', '/nowhere', '', true],
  ['/nowhere', '/home', '', false],
] as const)('ROU-115 from %s to %s with hash %j search is reset: %s', (from, to, hash, resets) => {
  expect(effects(from, to, { hash }).includes('resetSearch')).toBe(resets);
});

test.each([
  ['/video/7', '/video/7/final', '', []],
  ['/video/7/one', '/video/7/two', '', []],
  ['/home', '/inicio', '', []],
  ['/home', '/home', '#search', ['closeNavbar']],
] as const)('from %s to %s with hash %j it is the same page: %j', (from, to, hash, expected) => {
  expect(effects(from, to, { hash, isGuest: true })).toEqual(expected);
});

test('opening search in the hamburger layout leaves the menu open', () => {
  expect(effects('/home', '/home', { hash: '#search', layout: 'hamburger' })).toEqual([]);
});
