/** What opens over a page of the composed product, what closes it, and what replaces what. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import { navigation } from '../../../core/sdk';
import { shellStore } from '../../../core/pageKit/ShellStore';
import {
  browserProfile,
  compose,
  composedTests,
  platform,
  signedIn,
  type Composed,
  type ComposeOptions,
} from './composed';
import { viewport } from './viewport';

composedTests();

beforeEach(
  () =>
    void Object.assign(HTMLMediaElement.prototype, {
      load: () => undefined,
      pause: () => undefined,
      play: async () => undefined,
    }),
);

const adult = {
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
    .reply(200, { ...adult, ...more });
  return browserProfile(signedIn()).tab();
}

async function drawn(options: ComposeOptions): Promise<Composed> {
  const site = await compose(options);
  await site.draw();
  await screen.findByRole('banner');
  return site;
}

const open = async (site: Composed, overlay: 'sidePanel' | 'menu') =>
  act(async () => site.get(shellStore).open(overlay));
/** Goes to another page and waits until it is drawn. */
async function goTo(site: Composed, path: string): Promise<void> {
  platform().persist().get('/api/v2/event/upcoming').query(true).reply(200, { events: [], totalResults: 0 });
  act(() => site.get(navigation).go(path));
  await screen.findByText('What comes next will stand here as soon as it is announced.');
}
const dialogs = () =>
  screen
    .queryAllByRole('dialog')
    .map((dialog) => dialog.getAttribute('aria-labelledby'))
    .map((id) => document.getElementById(id ?? '')?.textContent);

describe('NAV-058 ROU-113 the menu behind its button', () => {
  const layoutOf = (layout: string) => (document: Record<string, unknown>) => {
    const menu = {
      layout,
      items: [{ type: 'section', title: { en: 'Stories', es: 'Historias' }, data: { id: 'stories' } }],
    };
    Object.assign(document, {
      menus: { WEB: menu, 'MOBILE-WEB': menu },
      settings: { ...(document['settings'] as object), searchEngine: 'OVERLAY' },
    });
  };
  const menu = () => screen.queryByRole('dialog', { name: 'Main menu' });

  async function opened(layout: string) {
    viewport(390, 844);
    const site = await drawn({ at: '/no/such/page', change: layoutOf(layout) });
    await userEvent.click(screen.getByRole('button', { name: 'Open the menu' }));
    return { site, drawer: within(await screen.findByRole('dialog', { name: 'Main menu' })) };
  }

  test.each([
    ['top', 'closes'],
    ['top-left', 'closes'],
    ['sidebar', 'closes'],
    ['hamburger', 'stays open'],
  ])('of the layout %s %s when the search opens over the page', async (layout, what) => {
    const { drawer } = await opened(layout);
    await userEvent.click(drawer.getByRole('button', { name: /Search/ }));
    await waitFor(() => expect(window.location.hash).toBe('#search'));
    await screen.findByRole('searchbox');
    expect(menu() === null).toBe(what === 'closes');
  });

  test.each([
    ['top', '/upcoming', 'closes'],
    ['hamburger', '/upcoming', 'closes'],
    ['top', '/upcoming#search', 'closes'],
    ['hamburger', '/upcoming#search', 'stays open'],
  ])('of the layout %s, on the way to %s, %s', async (layout, path, what) => {
    const { site } = await opened(layout);
    await goTo(site, path);
    expect(menu() === null).toBe(what === 'closes');
  });
});

describe('NAV-066 ROU-114 a change of page', () => {
  test('closes the side panel of a guest', async () => {
    const site = await drawn({ at: '/no/such/page' });
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await screen.findByRole('dialog', { name: 'Sign in' });
    await goTo(site, '/upcoming');
    expect(dialogs()).toEqual([]);
  });

  test('leaves that of a signed-in viewer open', async () => {
    const site = await drawn({ at: '/no/such/page', tab: memberTab() });
    await within(screen.getByRole('banner')).findByRole('link', { name: 'Sign out' });
    await open(site, 'sidePanel');
    await goTo(site, '/upcoming');
    expect(dialogs()).toEqual(['Live now']);
  });
});

describe('NAV-061 ENT-006 the list of live events in the side panel', () => {
  const event = (id: number) => ({
    id: `e${id}`,
    eventId: `e${id}`,
    title: `Bout ${id}`,
    type: 'LIVE',
    accessLevel: 'GRANTED',
  });
  const page = (from: number, to: number) => ({
    events: Array.from({ length: to - from + 1 }, (_, at) => event(from + at)),
    totalResults: 13,
  });

  /** The end of the list is far below the window until `reach` is called. */
  async function panel() {
    const ends = new Map<Element, () => void>();
    globalThis.IntersectionObserver = class {
      constructor(private readonly callback: IntersectionObserverCallback) {}
      observe(target: Element): void {
        const seen = () =>
          this.callback(
            [{ target, isIntersecting: true, intersectionRatio: 1 } as IntersectionObserverEntry],
            this as unknown as IntersectionObserver,
          );
        if (target.matches('li[aria-hidden]')) ends.set(target, seen);
        else queueMicrotask(seen);
      }
      unobserve(): void {}
      disconnect(): void {}
    } as unknown as typeof IntersectionObserver;
    platform().persist().get('/api/v2/event/live').query({ p: '1', rpp: '10' }).reply(200, page(1, 10));
    platform().persist().get('/api/v2/event/live').query({ p: '2', rpp: '10' }).reply(200, page(11, 13));
    const site = await drawn({ at: '/no/such/page', tab: memberTab() });
    await within(screen.getByRole('banner')).findByRole('link', { name: 'Sign out' });
    await open(site, 'sidePanel');
    const dialog = await screen.findByRole('dialog', { name: 'Live now' });
    await within(dialog).findByText('Bout 10');
    // The bar's badge reads pages of another size, and React strict mode reads each page twice.
    const pages = () =>
      [...new Set(site.callsTo('GET', '/api/v2/event/live').map(({ path }) => path.split('?')[1]))].filter(
        (query) => query?.endsWith('rpp=10'),
      );
    return { dialog, pages, reach: () => [...ends].forEach(([end, seen]) => end.isConnected && act(seen)) };
  }

  test('is read by ten, and further once its end is scrolled into view; the total shows when it is complete', async () => {
    const { dialog, pages, reach } = await panel();
    expect(pages()).toEqual(['p=1&rpp=10']);
    expect(within(dialog).queryByText('Bout 11')).toBeNull();
    reach();
    await within(dialog).findByText('Bout 13');
    expect(pages()).toEqual(['p=1&rpp=10', 'p=2&rpp=10']);
    expect(dialog.querySelector('li[aria-hidden]')).toBeNull();
  });

  test('highlights the event under the pointer, by the style of its items', async () => {
    const { dialog } = await panel();
    for (const item of within(dialog).getAllByRole('listitem')) expect(item).toHaveClass('item');
    expect(readFileSync('core/live/components/LiveNowList.module.css', 'utf8')).toMatch(
      /\.item:hover\s*\{[^}]*background:/,
    );
  });
});

describe('NAV-086 nothing opens over', () => {
  test('a purchase restriction: the side panel and the menu stay closed', async () => {
    platform().persist().get('/api/v2/licence-family').query(true).reply(200, { families: [], licences: [] });
    const site = await drawn({
      at: '/purchase',
      tab: memberTab({ profile: { id: 'm', name: 'Mila', type: 'CHILD' } }),
    });
    await screen.findByRole('dialog', { name: 'Not available to buy' });
    await open(site, 'sidePanel');
    await open(site, 'menu');
    expect(dialogs()).toEqual(['Not available to buy']);
  });

  test('the terms of a new account: the side panel stays closed', async () => {
    const consentTerms = [
      {
        fieldName: 'terms',
        fieldType: 'BINARY_CHOICE',
        label: { en: 'I agree', es: 'Acepto' },
        required: true,
      },
    ];
    const site = await drawn({
      at: '/signup',
      change: (document) =>
        void Object.assign(document, {
          authenticationProviders: [{ name: 'id' }],
          settings: { ...(document['settings'] as object), consentTerms, allowSelfRegistration: true },
        }),
    });
    await userEvent.type(await screen.findByRole('textbox', { name: /Email/ }), 'ada@example.org');
    await userEvent.type(screen.getByLabelText(/^Password/), 'A long enough one 1!{Enter}');
    await screen.findByRole('dialog', { name: 'Terms of use' });
    await open(site, 'sidePanel');
    expect(dialogs()).toEqual(['Terms of use']);
    expect(site.get(shellStore).isOpen('sidePanel')).toBe(false);
  });

  test('the notice of a premiere waits while the side panel is open', async () => {
    const startedAt = Date.now() - 60_000;
    const film = {
      id: '7',
      type: 'VOD',
      title: 'One',
      accessLevel: 'GRANTED',
      onlinePlayback: 'AVAILABLE',
      duration: 3600,
      licences: [],
      availableLicences: [],
      premiereRelease: { type: 'PREMIERE', scheduledAt: startedAt },
    };
    platform().persist().get('/api/v4/vod/7').reply(200, film);
    const site = await drawn({ at: '/video/7', tab: memberTab() });
    await screen.findByRole('complementary', { name: 'The premiere is on' });
    await open(site, 'sidePanel');
    expect(screen.queryByRole('complementary', { name: 'The premiere is on' })).toBeNull();
    await open(site, 'sidePanel');
    expect(dialogs()).toEqual(['Live now']);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await screen.findByRole('complementary', { name: 'The premiere is on' });
  });
});
