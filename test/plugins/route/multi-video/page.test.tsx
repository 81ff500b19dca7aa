/** The multi-video page: what it draws, its controls and announcements, and where a narrow window redirects. */
import { cleanup, fireEvent, screen as page, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { runInAction } from 'mobx';
import { act } from 'react';
import catalogueExamples from '../../../../schemas/platform/examples/catalogue.json';
import type { RoutePage } from '../../../../core/sdk';
import activateAction from '../../../../plugins/route/multi-video/action';
import activate from '../../../../plugins/route/multi-video/page';
import manifest from '../../../../plugins/route/multi-video/plugin.json';
import { describeCardAction, describeRoute, fakeContext, renderInRuntime } from 'proscenium/kit';

const liveEvents = catalogueExamples.liveEvents.value;

const live = {
  id: 'rs-202',
  liveEventId: 'rs-202',
  title: 'The undercard',
  type: 'LIVE',
  accessLevel: 'GRANTED',
} as const;

describeRoute('route/multi-video', { manifest, activate, options: {}, parameters: { eventId: 'a' } });
describeCardAction('route/multi-video', {
  manifest,
  contribution: 'side-by-side',
  activate: activateAction,
  options: {},
  content: live,
});

/** The window is wide enough, or not. */
let wide = true;
beforeEach(() => {
  wide = true;
  window.matchMedia = ((query: string) => ({
    matches: query.includes('min-width') ? wide : false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
  for (const [name, value] of [
    ['clientWidth', 1400],
    ['clientHeight', 800],
  ] as const)
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => value });
});
afterEach(() => {
  cleanup();
  for (const name of ['clientWidth', 'clientHeight']) Reflect.deleteProperty(HTMLElement.prototype, name);
});

async function open(address: string, { total = 9, reachable = true } = {}) {
  const { context, runtime } = fakeContext({ options: {}, pluginId: 'route/multi-video' });
  const [event] = liveEvents.events;
  runtime.platform.answer('readLiveEvents', {
    events: [{ ...event, id: 'x', eventId: 'x', title: 'Another event' }],
    totalResults: total,
  });
  if (!reachable) runtime.platform.unreachable();
  runtime.navigation.at(address);
  const { Page }: RoutePage = activate(context);
  const drawn = await renderInRuntime(
    <Page parameters={{ eventId: runtime.navigation.current().pathname.split('/')[2] ?? '' }} />,
    { runtime },
  );
  await act(async () => undefined);
  return { runtime, ...drawn };
}
const named = (name: string | RegExp) => page.getByRole('button', { name });

test('MUL-007 one tile is marked as audible; a press elsewhere moves the sound, as do the digits', async () => {
  const { runtime } = await open('/multi-video/a?eventId=b');
  const audible = () => runtime.screens.openPlayers.filter(({ audible: on }) => on).map(({ id }) => id);
  expect(named('Event a')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(named('Event b'));
  expect(named('Event b')).toHaveAttribute('aria-pressed', 'true');
  expect(named('Event a')).toHaveAttribute('aria-pressed', 'false');
  expect(audible()).toEqual(['b']);
  await userEvent.keyboard('1');
  expect(audible()).toEqual(['a']);
});

test('MUL-007 arrows take the focus from video to video', async () => {
  await open('/multi-video/a?eventId=b&eventId=c&eventId=d');
  named('Event a').focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(named('Event b')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(named('Event d')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(named('Event c')).toHaveFocus();
});

test('MUL-005 MUL-006 an empty place is filled from the live events, and the address is updated', async () => {
  const { runtime } = await open('/multi-video/a');
  await userEvent.click(named('Add a video'));
  await userEvent.click(named(/^Another event/));
  expect(named('Event x')).toBeInTheDocument();
  expect(runtime.navigation.current().search).toBe('?eventId=x');
  expect(page.queryByRole('region', { name: 'What is on now' })).toBeNull();
});

test('MUL-003 MUL-006 a layout that there are not enough videos for cannot be chosen', async () => {
  await open('/multi-video/a', { total: 3 });
  const [two, pip, three, quad] = page.getAllByRole('radio');
  expect(two).toBeChecked();
  for (const layout of [two, pip, three]) expect(layout).toBeEnabled();
  expect(quad).toBeDisabled();
});

test('MUL-005 when the first is removed, the next is in the path; playing videos play on', async () => {
  const { runtime } = await open('/multi-video/a?eventId=b');
  const b = runtime.screens.opened.get('b');
  await userEvent.click(named('Remove Event a'));
  expect(runtime.navigation.visited.at(-1)).toBe('/multi_video/b');
  expect(b?.closed).toBe(false);
  expect(runtime.screens.opened.get('a')?.closed).toBe(true);
});

test('MUL-014 a tile that cannot be watched shows so, and the others play', async () => {
  const { runtime } = await open('/multi-video/a?eventId=b');
  await act(async () =>
    runInAction(
      () =>
        (runtime.screens.opened.get('b')!.state = {
          status: 'stopped',
          problem: {
            title: { key: 'watchOutsideTitle' },
            text: { key: 'playerErrorOutsideRegion' },
            action: null,
            retry: false,
          },
        }),
    ),
  );
  const tiles = page.getAllByRole('article');
  expect(within(tiles[0]!).getByRole('button', { name: 'Pause Event a' })).toBeInTheDocument();
  expect(within(tiles[1]!).queryByRole('button', { name: 'Pause Event b' })).toBeNull();
  expect(within(tiles[1]!).getByRole('button', { name: 'Exchange Event b' })).toBeInTheDocument();
});

test('a browser that blocks sound needs a press', async () => {
  const { runtime } = await open('/multi-video/a');
  await act(async () => runInAction(() => (runtime.screens.opened.get('a')!.soundBlocked = true)));
  expect(page.getByText('Turn on the sound')).toBeVisible();
});

test('MUL-010 the list of live events can fail, and be retried', async () => {
  await open('/multi-video/a', { reachable: false });
  await userEvent.click(named('Add a video'));
  expect(page.getByRole('alert')).toHaveTextContent('What is on now could not be read.');
  expect(named('Try again')).toBeEnabled();
});

test('MUL-008 a narrow window is redirected to the live page of the first, without a player', async () => {
  wide = false;
  const { runtime } = await open('/multi-video/a?eventId=b');
  expect(runtime.navigation.visited).toEqual(['/live/a']);
  expect(runtime.screens.openPlayers).toEqual([]);
});

test('leaving the page frees every player', async () => {
  const { runtime, unmount } = await open('/multi-video/a?eventId=b&eventId=c');
  expect(runtime.screens.openPlayers).toHaveLength(3);
  unmount();
  expect(runtime.screens.openPlayers).toEqual([]);
});

test('the quality is capped by the height of the tile', async () => {
  const { runtime } = await open('/multi-video/a?eventId=b&eventId=c&eventId=d');
  // 800 pixels for two rows, 20 between them.
  expect(runtime.screens.opened.get('a')?.calls).toContain('cap 360');
  fireEvent.click(page.getAllByRole('radio')[1]!);
  expect(runtime.screens.opened.get('a')?.calls.at(-1)).toBe('cap 720');
});
