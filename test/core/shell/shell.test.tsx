import { act, screen, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import type { MenuItem } from '../../../core/generated/realm';
import { bar, section, shellFixture, viewer } from './shellFixture';

const menu = () => within(screen.getByRole('navigation', { name: 'Main menu' }));

describe('the bar', () => {
  test('NAV-001 NAV-002 NAV-057 a guest sees logo, menu, search, language, sign-up and sign-in', async () => {
    await shellFixture();
    const inBar = within(bar());
    expect(inBar.getByRole('link', { name: 'Ringside' })).toHaveAttribute('href', '/home');
    expect(menu().getByRole('link', { name: 'Tonight' })).toHaveAttribute('href', '/home');
    expect(inBar.getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/search');
    expect(inBar.getByRole('button', { name: /^EN\. Language: English/ })).toBeVisible();
    expect(inBar.getByRole('link', { name: 'Sign up' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/signup\?from=/),
    );
    expect(inBar.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });

  test('NAV-087 the skip link comes first; bar and menu are landmarks with names', async () => {
    const { user } = await shellFixture();
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Skip to content' }));
    expect(document.activeElement).toHaveAttribute('href', '#main');
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
    expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  });

  test.each([
    ['NAV-005 sign-up is hidden where nobody can register', { canSignUp: false }, 'Sign up', false],
    ['NAV-068 the language badge shows when it is configured', {}, /^EN\. Language/, true],
    ['NAV-068 and not otherwise', { languages: [] }, /^EN\. Language/, false],
  ])('%s', async (_rule, settings, name, shown) => {
    await shellFixture({ settings });
    const found = [
      ...within(bar()).queryAllByRole('link', { name }),
      ...within(bar()).queryAllByRole('button', { name }),
    ];
    expect(found).toHaveLength(shown ? 1 : 0);
  });

  test.each([
    [
      'NAV-009 goes straight to the configured provider',
      { kind: 'provider', path: '/login/openid/acme' } as const,
      '/login/openid/acme?from=',
    ],
    [
      'NAV-010 goes to the login page when a captcha guards it',
      { kind: 'loginPage' } as const,
      '/login?from=',
    ],
  ])('%s', async (_rule, signIn, href) => {
    await shellFixture({ settings: { signIn } });
    expect(within(bar()).getByRole('link', { name: 'Sign in' }).getAttribute('href')?.startsWith(href)).toBe(
      true,
    );
  });

  test('NAV-008 NAV-036 NAV-091 a viewer sees account, live now and sign-out, and neither badge nor the buttons of guests', async () => {
    await shellFixture({ viewer });
    const inBar = within(bar());
    expect(inBar.getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/account');
    expect(inBar.getByRole('button', { name: 'Live now' })).toBeVisible();
    expect(inBar.getByRole('link', { name: 'Sign out' })).toHaveAttribute('href', '/logout');
    expect(inBar.queryByRole('link', { name: 'Sign up' })).toBeNull();
    expect(inBar.queryByRole('button', { name: 'Sign in' })).toBeNull();
    expect(inBar.queryByRole('button', { name: /Language/ })).toBeNull();
  });

  test('NAV-037 a child sees no account', async () => {
    await shellFixture({ viewer: { ...viewer, isChild: true } });
    expect(within(bar()).queryByRole('link', { name: /Profiles|Account/ })).toBeNull();
  });

  test('NAV-021 NAV-092 a bare page has neither bar nor menu', async () => {
    await shellFixture({ chrome: 'bare' });
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.getByRole('main')).toBeVisible();
  });

  test('NAV-069 the badge lists the realm’s languages and accepts a choice', async () => {
    const { user, chosen } = await shellFixture();
    await user.click(within(bar()).getByRole('button', { name: /Language/ }));
    expect(screen.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'Español' }));
    expect(chosen).toEqual(['es']);
    expect(screen.queryByRole('button', { name: 'Español' })).toBeNull();
  });
});

describe('a sub-menu', () => {
  const items = [
    section('browse', 'Fights', {
      items: [section('title-bouts', 'Title bouts'), section('stories', 'Stories')] as MenuItem[],
    }),
    section('home', 'Tonight'),
  ];

  test.each([['{Enter}'], [' ']])(
    'NAV-050 opens with the key "%s" and closes with Escape, which returns the focus',
    async (key) => {
      const { user } = await shellFixture({ items });
      const opener = menu().getByRole('button', { name: 'Fights' });
      opener.focus();
      await user.keyboard(key);
      expect(menu().getByRole('link', { name: 'Title bouts' })).toHaveAttribute(
        'href',
        '/section/title-bouts',
      );
      await user.tab();
      await user.keyboard('{Escape}');
      expect(menu().queryByRole('link', { name: 'Title bouts' })).toBeNull();
      expect(opener).toHaveFocus();
      expect(opener).toHaveAttribute('aria-expanded', 'false');
    },
  );

  test('NAV-050 opens by click; a press outside closes it, and so does following its link', async () => {
    const { user, router } = await shellFixture({ items });
    const opener = menu().getByRole('button', { name: 'Fights' });
    await user.click(opener);
    await user.click(screen.getByRole('heading'));
    expect(menu().queryByRole('link', { name: 'Stories' })).toBeNull();
    await user.click(opener);
    await user.click(menu().getByRole('link', { name: 'Stories' }));
    expect(router.state.location.pathname).toBe('/section/stories');
    expect(menu().queryByRole('link', { name: 'Stories' })).toBeNull();
  });

  test('NAV-050 expands in a vertical menu, and is expanded where the page is in it', async () => {
    const { user } = await shellFixture({ items, settings: { layout: 'sidebar' }, path: '/section/stories' });
    expect(menu().getByRole('link', { name: 'Stories' })).toHaveAttribute('aria-current', 'page');
    await user.click(menu().getByRole('button', { name: 'Fights' }));
    expect(menu().queryByRole('link', { name: 'Stories' })).toBeNull();
  });
});

describe('More', () => {
  const items = ['a', 'b', 'c', 'd'].map((id) =>
    section(id, `Item ${id}`, id === 'd' ? { style: { featured: true } } : {}),
  );
  const widths = { entry: 100, bar: 1000 };
  const inherited = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'offsetWidth');
  beforeAll(() => {
    Object.defineProperty(HTMLElement.prototype, 'offsetWidth', {
      configurable: true,
      get: () => widths.entry,
    });
    Object.defineProperty(HTMLElement.prototype, 'clientWidth', {
      configurable: true,
      get: () => widths.bar,
    });
  });
  afterAll(() => {
    if (inherited !== undefined) Object.defineProperty(HTMLElement.prototype, 'offsetWidth', inherited);
    Reflect.deleteProperty(HTMLElement.prototype, 'clientWidth');
  });

  test('NAV-054 is absent while every item fits', async () => {
    widths.bar = 1000;
    await shellFixture({ items });
    expect(menu().getAllByRole('link')).toHaveLength(4);
    expect(menu().queryByRole('button', { name: 'More' })).toBeNull();
  });

  test('NAV-051 NAV-054 holds the entries that do not fit, featured first', async () => {
    widths.bar = 250;
    const { user } = await shellFixture({ items });
    expect(
      menu()
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Item a']);
    await user.click(menu().getByRole('button', { name: 'More', expanded: false }));
    expect(menu().getByRole('button', { name: 'More', expanded: true })).toBeVisible();
    expect(
      menu()
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Item a', 'Item d', 'Item b', 'Item c']);
  });

  test('NAV-017 is measured again when the bar is resized, at most every 100 ms', async () => {
    let resized: () => void = () => undefined;
    const Still = globalThis.ResizeObserver;
    globalThis.ResizeObserver = class extends Still {
      constructor(callback: ResizeObserverCallback) {
        super(callback);
        resized = () => callback([], this);
      }
    };
    try {
      widths.bar = 1000;
      const { runtime } = await shellFixture({ items });
      widths.bar = 250;
      act(() => resized());
      act(() => runtime.clock.pass(99));
      expect(menu().getAllByRole('link')).toHaveLength(4);
      act(() => runtime.clock.pass(1));
      expect(menu().getAllByRole('link')).toHaveLength(1);
    } finally {
      globalThis.ResizeObserver = Still;
    }
  });
});

test('NAV-020 NAV-018 the bar follows the scrolling at most every 250 ms', async () => {
  const { runtime } = await shellFixture();
  const scroll = (to: number) =>
    act(() => {
      Object.defineProperty(window, 'scrollY', { configurable: true, value: to });
      window.dispatchEvent(new Event('scroll'));
    });
  scroll(100);
  scroll(400);
  act(() => runtime.clock.pass(249));
  expect(bar()).not.toHaveAttribute('data-hidden');
  act(() => runtime.clock.pass(1));
  expect(bar()).toHaveAttribute('data-hidden');
  scroll(0);
});

describe('unsaved changes in the frame', () => {
  const refusal = (retried: string[], title: string) =>
    ({ key: 'heartRefused', title, retry: () => void retried.push(title) }) as const;

  test('FAV-005 a viewer is notified on whatever page they are, and retries from there', async () => {
    const retried: string[] = [];
    const { room, user } = await shellFixture({ viewer, settings: { liveShown: false } });
    act(() => void runInAction(() => room.refusals.push(refusal(retried, 'The Ferry'))));
    expect(screen.getByRole('status')).toHaveTextContent(
      '“The Ferry” could not be changed in your favourites.',
    );
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect([retried, room.refusals.length]).toEqual([['The Ferry'], 0]);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('FAV-005 WCH-027 several are shown at once; one without a retry has only a close button', async () => {
    const retried: string[] = [];
    const { room, user } = await shellFixture({ viewer });
    act(
      () => void runInAction(() => room.refusals.push({ key: 'listOvertaken', title: 'Rainy', retry: null })),
    );
    expect(
      screen.getByText('The list “Rainy” was changed somewhere else. Your last change was not saved.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    act(
      () =>
        void runInAction(() =>
          room.refusals.push(refusal(retried, 'The Ferry'), { key: 'preferencesRefused', retry: null }),
        ),
    );
    expect(screen.getByText('3 changes were not saved.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close this notice' }));
    expect([retried, room.refusals.length]).toEqual([[], 0]);
    act(() => void runInAction(() => room.refusals.push({ key: 'preferencesRefused', retry: null })));
    expect(screen.getByText('Your preferences were not saved.')).toBeVisible();
  });
});
