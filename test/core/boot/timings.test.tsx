/**
 * The product's delays, by a clock that the test advances: scrolling, resizing, hovering, typing and timed
 * dismissal.
 */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeClock } from '../../kit';
import { basket, licence } from '../commerce/commerceFixture';
import { browserProfile, compose, composedTests, platform, signedIn, type ComposeOptions } from './composed';
import { film } from './composedPlayer';
import { viewport } from './viewport';

composedTests();

const video = (id: string) => ({
  id,
  type: 'VOD',
  title: `Film ${id}`,
  accessLevel: 'GRANTED',
  duration: 600,
});

async function drawn(options: ComposeOptions) {
  const clock = new FakeClock();
  const site = await compose({ clock, ...options });
  await site.draw();
  const pass = (milliseconds: number) => act(async () => clock.pass(milliseconds));
  return { ...site, pass };
}

/** Every observer of the page, with its constructor arguments. */
function observers() {
  const made: { readonly options: IntersectionObserverInit; see(seen: boolean): void }[] = [];
  globalThis.IntersectionObserver = class {
    private readonly targets: Element[] = [];
    constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit = {}) {
      made.push({
        options,
        see: (isIntersecting) =>
          callback(
            this.targets.map(
              (target) => ({ target, isIntersecting, intersectionRatio: 1 }) as IntersectionObserverEntry,
            ),
            this as unknown as IntersectionObserver,
          ),
      });
    }
    observe(target: Element): void {
      this.targets.push(target);
    }
    unobserve(): void {}
    disconnect(): void {
      this.targets.length = 0;
    }
  } as unknown as typeof IntersectionObserver;
  return made;
}

test('RLM-072 RLM-088 the next page of a list is requested when a tenth of its end, or of 50 px before it, has been in view for 500 ms; a page has 25', async () => {
  const made = observers();
  viewport(1024, 900);
  const page = (p: number) => ({
    id: 'p1',
    title: 'Best of',
    videos: { vods: [video(`v${p}`)], page: p, totalPages: 2, totalResults: 2 },
  });
  platform().persist().get('/api/v2/vod/playlist/p1').query({ p: 1, rpp: 25 }).reply(200, page(1));
  platform().persist().get('/api/v2/vod/playlist/p1').query({ p: 2, rpp: 25 }).reply(200, page(2));
  const { callsTo, pass } = await drawn({ at: '/playlist/p1' });
  await screen.findByText('Film v1');
  const ends = () => made.filter(({ options }) => options.rootMargin === '50px');
  await waitFor(() => expect(ends()).not.toEqual([]));
  expect(ends().map(({ options }) => options.threshold)).toEqual(ends().map(() => 0.1));
  const see = (seen: boolean) => act(() => ends().forEach((end) => end.see(seen)));
  const next = () =>
    callsTo('GET', '/api/v2/vod/playlist/p1').filter(({ path }) => path.endsWith('?p=2&rpp=25'));
  see(true);
  await pass(300);
  see(false);
  await pass(1000);
  see(true);
  await pass(499);
  expect(next()).toEqual([]);
  await pass(1);
  await waitFor(() => expect(next()).toHaveLength(1));
  expect(await screen.findByText('Film v2')).toBeInTheDocument();
});

test('RLM-074 NAV-020 the bar follows the scrolling of the page at most every 250 ms', async () => {
  const { pass } = await drawn({ at: '/no/such/page' });
  const bar = await screen.findByRole('banner');
  const scrollTo = (y: number) => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    fireEvent.scroll(window);
  };
  scrollTo(200);
  await pass(249);
  scrollTo(400);
  expect(bar).not.toHaveAttribute('data-hidden');
  await pass(1);
  expect(bar).toHaveAttribute('data-hidden');
  scrollTo(0);
  await pass(249);
  expect(bar).toHaveAttribute('data-hidden');
  await pass(1);
  expect(bar).not.toHaveAttribute('data-hidden');
});

test('RLM-075 menu entries move into its More menu at most every 100 ms while its bar is resized', async () => {
  const callbacks: (() => void)[] = [];
  globalThis.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      callbacks.push(() => callback([], this));
    }
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  let room = 10_000;
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => room);
  const { pass } = await drawn({ at: '/no/such/page' });
  const menu = within(await screen.findByRole('navigation', { name: 'Main menu' }));
  const more = () => menu.queryAllByRole('button', { name: /^More/ });
  const resize = () => act(() => callbacks.forEach((callback) => callback()));
  expect(more()).toHaveLength(0);
  room = 350;
  resize();
  await pass(60);
  resize();
  await pass(39);
  expect(more()).toHaveLength(0);
  await pass(1);
  expect(more()).toHaveLength(1);
});

describe('RLM-083 CAT-046 CAT-047 a typed query is searched for', () => {
  test.each([
    ['a', 1000],
    ['ri', 1000],
    ['ring', 2000],
  ])('%s after %i ms without another letter', async (typed, delay) => {
    const { callsTo, pass } = await drawn({ at: '/search' });
    const field = await screen.findByRole('searchbox');
    const type = (value: string) => fireEvent.change(field, { target: { value } });
    type(typed === 'a' ? 'b' : typed.slice(0, -1));
    await pass(typed.length === 4 ? 0 : delay - 1);
    const before = callsTo('GET', '/api/v2/content-search').length;
    type(typed);
    await pass(delay - 1);
    expect(callsTo('GET', '/api/v2/content-search')).toHaveLength(before);
    await pass(1);
    await waitFor(() =>
      expect(callsTo('GET', '/api/v2/content-search').at(-1)?.path).toContain(`query=${typed}&`),
    );
  });

  test('CAT-045 at three letters at once, and so is an emptied field', async () => {
    const { callsTo, pass } = await drawn({ at: '/search' });
    const field = await screen.findByRole('searchbox');
    const change = (value: string) => fireEvent.change(field, { target: { value } });
    change('rin');
    await pass(0);
    await waitFor(() => expect(callsTo('GET', '/api/v2/content-search')).toHaveLength(1));
    await waitFor(() => expect(window.location.search).toContain('query=rin'));
    change('');
    await pass(0);
    expect(window.location.search).not.toContain('query');
    expect(callsTo('GET', '/api/v2/content-search')).toHaveLength(1);
  });
});

describe('RLM-081 timed dismissal', () => {
  test('the label of sharing, two seconds after the link was copied', async () => {
    platform()
      .persist()
      .get('/api/v4/vod/7')
      .reply(200, film('7', { accessLevel: 'DENIED' }));
    const user = userEvent.setup();
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async () => undefined },
    });
    const { pass } = await drawn({ at: '/video/7' });
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    await screen.findByRole('button', { name: 'Link copied' });
    await pass(1999);
    expect(screen.getByRole('button', { name: 'Link copied' })).toBeInTheDocument();
    await pass(1);
    expect(screen.getByRole('button', { name: 'Share' })).toBeInTheDocument();
  });

  test('the page of a payment that is complete, after two seconds', async () => {
    const savedCard = {
      paymentDetailsExternalId: 'card-1',
      targetPaymentProvider: 'stripe',
      paymentMethodType: 'card',
      paymentMethodDetails: { type: 'card', brand: 'visa', last4: '4242' },
    };
    platform()
      .persist()
      .get('/api/v2/customer/basket')
      .reply(200, basket({ primaryPaymentDetails: savedCard }));
    platform()
      .persist()
      .put(/\/api\/v2\/baskets\//)
      .query(true)
      .reply(200, basket({ primaryPaymentDetails: savedCard }));
    platform().persist().get('/api/v2/customer/subscriptions/status/active').reply(200, { licences: [] });
    platform()
      .persist()
      .get('/api/v2/licence-family')
      .query(true)
      .reply(200, { families: [], licences: [licence()] });
    platform()
      .persist()
      .get('/api/v2/country')
      .query(true)
      .reply(200, { countries: [], callerCountryCode: 'PT' });
    platform()
      .persist()
      .get('/api/v2/user')
      .reply(200, { id: '7', email: 'ada@example.org', role: 'USER', isGuest: false });
    platform()
      .post(/\/baskets\/pay/)
      .query(true)
      .reply(200, { status: 'COMPLETED', purchaseId: 'p-1', licences: [] });
    const { pass } = await drawn({ at: '/purchase?from=%2Fbrowse', tab: browserProfile(signedIn()).tab() });
    await userEvent.click(await screen.findByRole('button', { name: 'Continue to payment' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Pay / }));
    await screen.findByRole('heading', { name: 'You’re in' });
    await pass(1999);
    expect(window.location.pathname).toBe('/purchase');
    await pass(1);
    await waitFor(() => expect(window.location.pathname).toBe('/browse'));
  });
});

describe('RLM-082', () => {
  test('a page that set a new password leads to signing in after three seconds', async () => {
    platform().put('/api/v2/reset-password').reply(204);
    const { pass } = await drawn({ at: '/confirm-reset/once' });
    await userEvent.type(await screen.findByLabelText(/^Password/), 'a longer secret');
    await userEvent.type(screen.getByLabelText(/^The same password again/), 'a longer secret');
    await userEvent.click(screen.getByRole('button', { name: 'Save the new password' }));
    await screen.findAllByText(/Your password has been changed/);
    await pass(2999);
    expect(window.location.pathname).not.toBe('/login');
    await pass(1);
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
  });

  test('a password that is shown hides 300 ms after its button is released', async () => {
    const { pass } = await drawn({ at: '/login/id' });
    const field = await screen.findByLabelText(/^Password/);
    const [eye] = await screen.findAllByRole('button', { name: 'Show the password' });
    fireEvent.pointerDown(eye!);
    fireEvent.pointerUp(eye!);
    await pass(299);
    expect(field).toHaveAttribute('type', 'text');
    await pass(1);
    expect(field).toHaveAttribute('type', 'password');
  });
});

describe('an expanded card', () => {
  const home = async () => {
    const row = {
      bucketId: 'b1',
      exid: 'b1',
      name: 'Row',
      type: 'VOD',
      originalType: 'VOD',
      rowTypeData: {},
      contentList: [video('v1')],
      paging: { moreDataAvailable: false },
    };
    platform()
      .persist()
      .get('/api/v4/content/home')
      .query(true)
      .reply(200, {
        sectionId: 'home',
        title: 'Home',
        heroes: [],
        buckets: [row],
        paging: { moreDataAvailable: false },
      });
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(400, 300, 320, 180));
    const site = await drawn({ at: '/home', change: (document) => void delete document['pages'] });
    return { ...site, link: await screen.findByRole('link', { name: /^Film v1/ }) };
  };
  const card = () => document.querySelector<HTMLElement>('[data-hover-card]');
  const point = (target: HTMLElement, pointerType: string) => {
    for (const [type, screenX] of [
      ['pointerover', 1],
      ['pointermove', 5],
    ] as const)
      fireEvent(
        target,
        Object.assign(new MouseEvent(type, { bubbles: true, screenX, screenY: 1 }), { pointerType }),
      );
  };

  test('RLM-078 RLM-079 HOM-040 grows to 1.4 of its size in 600 ms, and appears in 100 ms', async () => {
    const { link, pass } = await home();
    Object.defineProperty(document.documentElement, 'clientWidth', { value: 1440, configurable: true });
    Object.defineProperty(document.documentElement, 'clientHeight', { value: 900, configurable: true });
    point(link, 'mouse');
    await pass(300);
    await waitFor(() => expect(card()).toHaveAttribute('data-grows'));
    expect(card()).toHaveStyle({ '--appear': '100ms', '--grow': '600ms', inlineSize: '448px' });
    expect(Number(card()?.style.getPropertyValue('--from'))).toBeCloseTo(1 / 1.4);
  });

  test('RLM-095 opens by a hovering pointer or by the keyboard, which reaches all that it offers; a long touch opens nothing', async () => {
    const { link, pass } = await home();
    point(link, 'touch');
    await pass(1000);
    expect(card()).toBeNull();
    act(() => link.focus());
    await pass(300);
    const offered = within(await waitFor(() => card() as HTMLElement));
    const play = await offered.findByRole('link', { name: 'Watch now' });
    await userEvent.tab();
    expect(play).toHaveFocus();
    await userEvent.tab();
    expect(card()).toContainElement(document.activeElement as HTMLElement);
  });
});
