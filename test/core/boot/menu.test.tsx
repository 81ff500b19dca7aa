/** Where the items of a realm's menu lead in the composed product, for whom, and how they look. */
import { screen, waitFor, within } from '@testing-library/react';
import { browserProfile, compose, composedTests, platform, signedIn, type ComposeOptions } from './composed';

composedTests();

const user = {
  id: '7',
  email: 'ada@example.org',
  role: 'USER',
  isGuest: false,
  location: { countryCode: 'PT' },
};

function memberTab(more: object = {}) {
  platform()
    .persist()
    .get('/api/v2/user')
    .reply(200, { ...user, ...more });
  return browserProfile(signedIn()).tab();
}

const view = (name: string, title = name) => ({
  type: 'view',
  title: { en: title, es: title },
  data: { view: name },
});
const section = (id: string) => ({ type: 'section', title: { en: id, es: id }, data: { id } });

/** A realm with only this menu; its pages come from the platform. */
const withMenu = (
  items: readonly object[],
  more: (document: Record<string, unknown>) => void = () => undefined,
): Pick<ComposeOptions, 'change'> => ({
  change: (document) => {
    document['menus'] = { WEB: { layout: 'top', items } };
    delete document['pages'];
    more(document);
  },
});

async function menuOf(options: ComposeOptions) {
  const site = await compose({ at: '/no/such/page', ...options });
  await site.draw();
  return { site, menu: within(await screen.findByRole('navigation', { name: 'Main menu' })) };
}

test.each([
  ['NAV-042', 'liveEvents', '/livenow'],
  ['NAV-041', 'SEARCH', '/search'],
  ['NAV-041 NAV-089', 'FAVOURITES', '/favourites'],
])('%s NAV-023 NAV-024 ENT-011 the view %s leads to %s', async (_, name, path) => {
  const { menu } = await menuOf({ ...withMenu([view(name)]), tab: memberTab() });
  expect(await menu.findByRole('link', { name })).toHaveAttribute('href', path);
});

test.each([
  ['home', '/home'],
  ['browse', '/browse'],
  ['stories', '/section/stories'],
])('NAV-046 the section %s leads to %s', async (id, path) => {
  const { menu } = await menuOf(withMenu([section(id)]));
  expect(await menu.findByRole('link', { name: id })).toHaveAttribute('href', path);
});

test('NAV-049 the active item is marked, and no other', async () => {
  const { menu } = await menuOf({
    ...withMenu([section('home'), section('stories')]),
    at: '/section/stories',
  });
  expect(await menu.findByRole('link', { name: 'stories' })).toHaveAttribute('aria-current', 'page');
  expect(menu.getByRole('link', { name: 'home' })).not.toHaveAttribute('aria-current');
});

test('NAV-022 API-059 the menu is requested for WEB; after a failure the realm’s is used', async () => {
  platform().get('/api/v2/menu').query(true).reply(500, {});
  const { site, menu } = await menuOf(withMenu([section('stories')]));
  await waitFor(() => expect(site.callsTo('GET', '/api/v2/menu')).toHaveLength(1));
  expect(
    new URL(site.callsTo('GET', '/api/v2/menu')[0]?.path ?? '', 'https://platform.test').searchParams.get(
      'platform',
    ),
  ).toBe('WEB');
  expect(menu.getByRole('link', { name: 'stories' })).toBeInTheDocument();
});

test('NAV-026 ERR-024 without any menu the logo and signing in are still shown', async () => {
  platform().get('/api/v2/menu').query(true).reply(500, {});
  const site = await compose({ at: '/no/such/page', ...withMenu([]) });
  await site.draw();
  const bar = within(await screen.findByRole('banner'));
  expect(bar.getByRole('link', { name: 'Ringside' })).toHaveAttribute('href', '/home');
  expect(bar.getByRole('button', { name: 'Sign in' })).toBeEnabled();
});
