import { createContentLinks } from '../../../core/boot/bind/bindCatalogue';
import type { CheckedSettings } from '../../../core/realm/checkedRealm';
import { buildRouteTables } from '../../../core/routing/routeTables';
import { RoutingStore } from '../../../core/routing/RoutingStore';
import type { Content } from '../../../core/sdk';
import { FakeClock } from '../../kit';

const settings = {
  interstitialPage: false,
  enhancedMetadata: false,
  seriesInterstitial: false,
} as CheckedSettings;
const routing = new RoutingStore({ tables: buildRouteTables({}), language: () => 'en', signInPaths: [] });
const viewer = { id: null, isGuest: true, role: 'GUEST', email: null, isChild: false };
const links = createContentLinks(routing, { viewer }, settings, new FakeClock());
const film: Content = { id: '7', title: 'The Bell: Part 2.5!', type: 'VOD', accessLevel: 'GRANTED' };

test('HOM-071 the title in a card’s address is a slug', () => {
  expect(links.target(film)).toMatch(/\/7\/the-bell-part-2-5$/);
});

test('HOM-073 a resumed item carries its position', () => {
  expect(links.target({ ...film, watchProgress: 61.7 })).toMatch(/\?progress=61$/);
});

test('HOM-064 HOM-072 a guest signs in first, and the address names the return target', () => {
  const path = links.target({ ...film, accessLevel: 'GRANTED_ON_SIGN_IN' }) ?? '';
  const url = new URL(path, 'https://ringside.example');
  expect(url.pathname).toBe('/login');
  expect(url.searchParams.get('from')).toMatch(/\/7\/the-bell-part-2-5$/);
});

test.each(['pt', 'es'])(
  'ROU-103 in %s a shared link names the content in the default table, with the segments live and video',
  (language) => {
    const elsewhere = new RoutingStore({
      tables: buildRouteTables({}),
      language: () => language,
      signInPaths: [],
    });
    const shared = createContentLinks(elsewhere, { viewer }, settings, new FakeClock());
    const event: Content = { id: '9', title: 'Title night', type: 'LIVE', accessLevel: 'GRANTED' };
    expect(shared.target(event)).not.toMatch(/^\/live\//);
    expect(shared.sharedPath(event)).toBe('/live/9/title-night');
    expect(shared.sharedPath(film)).toBe('/video/7/the-bell-part-2-5');
  },
);

test.each([
  ['browse', '/browse'],
  ['BROWSE', '/browse'],
  ['liveEvents', '/livenow'],
  ['liveNow', '/livenow'],
  ['search', '/search'],
  ['account', '/account'],
  ['preferences', '/account?section=preferences'],
  ['logout', '/logout'],
  ['purchase', '/purchase'],
])(
  'HOM-022 ENT-021 a call to action for the view %s leads to the same target as a menu item: %s',
  (view, href) => {
    expect(links.callToAction({ ctaText: 'Go', link: { kind: 'route', view } })).toEqual({
      href,
      newTab: false,
    });
  },
);

test.each([
  [
    { view: 'section', id: 'kids' },
    { href: '/section/kids', newTab: false },
  ],
  [{ view: 'section' }, null],
  [{ view: 'nowhere' }, null],
  [{ view: 'VOD' }, null],
])('HOM-022 %j leads to %j', (link, expected) => {
  expect(links.callToAction({ ctaText: 'Go', link: { kind: 'route', ...link } })).toEqual(expected);
});
