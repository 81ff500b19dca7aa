/** What a realm's settings change in the composed product. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shellStore } from '../../../core/pageKit/ShellStore';
import { compose, composedTests, type ComposeOptions } from './composed';

composedTests();

/** A realm with these settings and other keys in place of its own. */
const realmWith = (settings: object, more: object = {}): Pick<ComposeOptions, 'change'> => ({
  change: (document) =>
    void Object.assign(document, more, { settings: { ...(document['settings'] as object), ...settings } }),
});

async function drawn(options: ComposeOptions) {
  const site = await compose({ at: '/no/such/page', ...options });
  await site.draw();
  return { site, bar: within(await screen.findByRole('banner')) };
}

const search = { type: 'view', title: { en: 'Find', es: 'Buscar' }, data: { view: 'search' } };
const menuOf = (layout: string, items: readonly object[] = [search]) => ({
  menus: { WEB: { layout, items } },
});

describe('RLM-021 how the search opens', () => {
  test('NAV-027 as a page where the engine is VESPER', async () => {
    const { bar } = await drawn(realmWith({ searchEngine: 'VESPER' }, menuOf('top')));
    expect(bar.getByRole('link', { name: /Find|Search/ })).toHaveAttribute('href', '/search');
  });

  test('NAV-028 over the page where it is OVERLAY, with #search in the address', async () => {
    const { bar } = await drawn(realmWith({ searchEngine: 'OVERLAY' }, menuOf('top')));
    await userEvent.click(bar.getByRole('button', { name: /Find|Search/ }));
    await waitFor(() => expect(window.location.hash).toBe('#search'));
  });
});

describe('RLM-023 the language badge', () => {
  const languages = /language/i;
  const one = { locales: { default: 'en', offered: [{ code: 'en', name: 'English' }] } };

  test.each([
    ['is shown where the realm offers several languages', {}, {}, 1],
    ['is not where it offers one', {}, one, 0],
    ['is not where the realm does not want it', { languageBadge: false }, {}, 0],
  ])('%s', async (_, settings, more, count) => {
    const { bar } = await drawn(realmWith(settings, more));
    expect(bar.queryAllByRole('button', { name: languages })).toHaveLength(count);
  });
});

describe('RLM-027 what the sign-in button does', () => {
  const providers = { authenticationProviders: [{ name: 'id' }, { name: 'sptv' }] };

  test('NAV-009 leads to the provider that the realm names', async () => {
    const { bar } = await drawn(realmWith({ externalSignIn: 'sptv', mfaConfigurations: [] }, providers));
    expect(bar.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/login\/sptv/),
    );
  });

  test('NAV-010 leads to the login page where a captcha guards signing in', async () => {
    const mfaConfigurations = [
      { type: 'CAPTCHA', action: 'FRONT_OFFICE_AUTHENTICATION', status: 'ENABLED', siteKey: 'key' },
    ];
    const { bar } = await drawn(realmWith({ mfaConfigurations }, providers));
    expect(bar.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/login(\?|$)/),
    );
  });

  test('NAV-011 opens the side panel otherwise', async () => {
    const { site, bar } = await drawn(realmWith({ mfaConfigurations: [] }, providers));
    await userEvent.click(bar.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(site.get(shellStore).isOpen('sidePanel')).toBe(true));
  });
});

test.each(['top', 'top-left', 'sidebar', 'hamburger'])(
  'RLM-029 the menu’s layout %s is the frame’s',
  async (layout) => {
    await drawn(realmWith({}, menuOf(layout)));
    expect(
      document.querySelector(layout === 'sidebar' ? '[data-side]' : `[data-layout="${layout}"]`),
    ).not.toBeNull();
  },
);

describe('RLM-019 SGN-013 magic links', () => {
  const providers = { authenticationProviders: [{ name: 'id' }, { name: 'sptv' }] };

  test.each([
    [true, 1],
    [false, 0],
  ])('offered: %s', async (magicLink, count) => {
    const site = await compose({
      at: '/login',
      ...realmWith({ magicLink, externalSignIn: undefined }, providers),
    });
    await site.draw();
    await screen.findByRole('heading', { level: 1 });
    await screen.findAllByRole('textbox');
    expect(
      screen
        .queryAllByRole('link', { name: /link/i })
        .concat(screen.queryAllByRole('button', { name: /link/i })),
    ).toHaveLength(count);
  });
});

test('RLM-001 RLM-011 name and logo are the realm’s', async () => {
  const { bar } = await drawn({ realm: 'lanterna' });
  expect(bar.getByRole('link', { name: 'Lanterna' })).toHaveAttribute('href', '/home');
  expect(document.title).toContain('Lanterna');
});
