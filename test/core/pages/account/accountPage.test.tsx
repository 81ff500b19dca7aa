import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { EnabledPlugin } from '../../../../core/realm/checkedRealm';
import { isVisible } from '../../../../core/shell/menuEntries';
import { acmeEntry, entry, idEntry } from '../../session/signInFixture';
import { accountFixture, linkedPlugin, maeve } from './accountFixture';

window.matchMedia ??= (() => undefined) as never;
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const titleOf = () => screen.getByRole('heading', { level: 2 }).textContent;
const entries = () =>
  within(screen.getByRole('navigation', { name: 'Parts of your account' })).getAllByRole('link');
const names = () =>
  entries().map((link) => new URL(link.getAttribute('href')!, 'https://a').searchParams.get('section'));

test('ACC-001 the account has its panels, each at an address of its own, and those of plugins come last', async () => {
  await accountFixture('/account');
  expect(names()).toEqual(
    expect.arrayContaining(['details', 'security', 'addresses', 'payments', 'marketing']),
  );
  expect(names().at(-1)).toBe('linked');
});

test.each([
  ['/account?section=marketing', 'News from us'],
  ['/account?section=linked', 'Linked accounts'],
  ['/account?section=nothing-of-the-kind', 'Your details'],
  ['/account', 'Your details'],
])('ACC-002 ADM-022 %s opens %s', async (path, title) => {
  await accountFixture(path);
  expect(titleOf()).toBe(title);
  expect(entries().filter((link) => link.getAttribute('aria-current') === 'page')).toHaveLength(1);
});

test('ACC-003 a guest is sent to sign in, and returns to the requested panel', async () => {
  const { here, runtime } = await accountFixture('/account?section=payments', {
    viewer: { ...maeve, id: null, isGuest: true },
  });
  expect(here().pathname).toBe('/login');
  expect(here().searchParams.get('from')).toBe('/account?section=payments');
  expect(runtime.platform.calls).toEqual([]);
});

test.each([
  ['a guest', { isGuest: true, isChild: false }, false],
  ['a child profile', { isGuest: false, isChild: true }, false],
  ['a viewer', { isGuest: false, isChild: false }, true],
])('ACC-003 %s has the account item: %o %s', (_who, who, expected) => {
  expect(
    isVisible(
      { type: 'view', data: { view: 'account' } },
      { ...who, liveShown: true, scheduleShown: true, profilesShown: false },
    ),
  ).toBe(expected);
});

test.each([
  ['id has both', [idEntry], ['details', 'security']],
  ['openid without an address for passwords has neither', [acmeEntry], []],
  [
    'openid with one has security',
    [entry('openid', { clientName: 'acme', resetUri: 'https://acme.example/password', apps: [] })],
    ['security'],
  ],
  ['a sign-in method that the realm no longer has: neither', [], []],
])('ACC-029 ACC-034 %s', async (_rule, providers, expected) => {
  await accountFixture('/account?section=marketing', { entries: providers });
  expect(names().filter((name) => name === 'details' || name === 'security')).toEqual(expected);
});

test('a press opens a panel and moves the focus to its heading; the document is titled after it', async () => {
  const { user, here } = await accountFixture('/account');
  await user.click(entries().find((link) => link.textContent?.startsWith('News from us'))!);
  expect(here().searchParams.get('section')).toBe('marketing');
  await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'News from us' })).toHaveFocus());
  expect(document.title).toMatch(/^News from us · /);
});

test('arrows, Home and End move in the list of panels', async () => {
  const { user } = await accountFixture('/account');
  const links = entries();
  links[0]!.focus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(links[2]).toHaveFocus();
  await user.keyboard('{End}');
  expect(links.at(-1)).toHaveFocus();
  await user.keyboard('{ArrowDown}{Home}{ArrowUp}');
  expect(links[0]).toHaveFocus();
});

test('on a phone there is the list or a panel, with a back link to the entry that was left', async () => {
  const { user, runtime } = await accountFixture('/account', { narrow: true });
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  expect(runtime.platform.calls).toEqual([]);
  await user.click(entries().find((link) => link.textContent?.startsWith('News from us'))!);
  expect(screen.queryByRole('navigation')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'All of your account' }));
  expect(entries().find((link) => link.textContent?.startsWith('News from us'))).toHaveFocus();
});

const broken: EnabledPlugin = {
  ...linkedPlugin,
  id: 'account/broken',
  contributes: {
    'account-panel': [
      { name: 'broken', labelKey: 'linkedPanel', icon: 'no such icon' },
      { name: 'payments', labelKey: 'linkedPanel', icon: 'star' },
      { name: 'staff', labelKey: 'linkedPanel', icon: 'star', audience: 'admin' },
    ],
  },
};

test('a plugin’s panel that throws is removed alone', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Falls = () => {
    throw new Error('broken');
  };
  const modules = {
    'account/broken': { 'account-panel/broken': async () => ({ default: () => ({ View: Falls }) }) },
  };
  const { failures } = await accountFixture('/account?section=broken', { plugins: [broken], modules });
  await waitFor(() => expect(screen.getByText('This part of the page could not be shown.')).toBeVisible());
  expect(failures.map(({ plugin }) => plugin)).toEqual(['account/broken']);
  expect(entries().length).toBeGreaterThan(5);
});

test('a plugin does not replace a built-in panel, and the staff panel is for staff', async () => {
  await accountFixture('/account', { plugins: [broken] });
  expect(names().filter((name) => name === 'payments')).toHaveLength(1);
  expect(names()).not.toContain('staff');
  cleanup();
  await accountFixture('/account', { plugins: [broken], viewer: { ...maeve, role: 'ADMIN' } });
  expect(names()).toContain('staff');
});
