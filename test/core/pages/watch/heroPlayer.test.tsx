import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HeroPlayer } from '../../../../core/playback/pages/HeroPlayer';
import { playbackService } from '../../../../core/playback/playbackService';
import { buildRouteTables } from '../../../../core/routing/routeTables';
import { RoutingProvider } from '../../../../core/routing/RoutingProvider';
import { RoutingStore } from '../../../../core/routing/RoutingStore';
import { signInDeps } from '../../../../core/session/signInDeps';
import { CallError, clock as clockToken, type Content, type Token } from '../../../../core/sdk';
import { fakeContext, renderInRuntime } from '../../../kit';
import { fakeServices, type FakeEngine } from '../../playback/fakePlayback';
import { sight, type Sight } from '../../ui/sight';

let viewer: Sight;
beforeEach(() => (viewer = sight()));
afterEach(cleanup);

const now = Date.UTC(2026, 10, 21, 20);
const channel: Content = {
  id: 'c1',
  liveEventId: 'c1',
  title: 'Noor One',
  type: 'LIVE',
  accessLevel: 'GRANTED',
  programmingInfo: {
    currentProgramme: { title: 'At the table', startDate: now - 60_000, endDate: now + 60_000 },
  },
};
const settle = () => act(async () => undefined);

async function draw(
  content: Content = channel,
  arrange: (fake: ReturnType<typeof fakeServices>) => void = () => undefined,
  choices = '',
) {
  const fake = fakeServices({ choices });
  arrange(fake);
  const { runtime } = fakeContext({ options: {} });
  const services = new Map<symbol, unknown>([
    [playbackService.key, { open: () => fake.room, dispose: () => undefined }],
    [clockToken.key, fake.clock],
    [signInDeps.key, { realm: { authenticationProviders: [], plugins: [] } }],
  ]);
  const service = <T,>(token: Token<T>): T =>
    services.has(token.key) ? (services.get(token.key) as T) : runtime.service(token);
  const changes: boolean[] = [];
  const onShown = (shown: boolean): void => void changes.push(shown);
  const routing = new RoutingStore({ tables: buildRouteTables(), language: () => 'en', signInPaths: [] });
  const rendered = await renderInRuntime(
    <RoutingProvider store={routing}>
      <HeroPlayer content={content} still={null} Heading="h1" onShown={onShown} />
    </RoutingProvider>,
    { runtime: { ...runtime, service } },
  );
  return {
    ...rendered,
    ...fake,
    engine: (): FakeEngine | undefined => fake.engines.at(-1),
    shown: () => changes.at(-1),
    user: userEvent.setup(),
  };
}
const player = () => screen.queryByRole('region', { name: 'Video player: Noor One' });
const here = () => screen.queryByRole('button', { name: 'Play here' });

test('HOM-027 PLY-098 in view, it plays muted by itself, with its heading, pause and sound buttons always visible, and takes no focus', async () => {
  const { engine, shown, user, values } = await draw(channel, undefined, '{"volume":60,"muted":false}');
  expect(engine()).toBeUndefined();
  expect(shown()).toBe(false);
  viewer.look(1);
  await settle();
  expect(engine()?.loads[0]?.start).toMatchObject({ muted: true, position: null });
  expect(shown()).toBe(true);
  expect(player()).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Noor One' })).toBeInTheDocument();
  expect(document.body).toHaveFocus();
  expect(here()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Pause Noor One' }));
  expect(engine()?.calls.at(-1)).toBe('pause');
  await user.click(screen.getByRole('button', { name: 'Play Noor One' }));
  expect(engine()?.calls.at(-1)).toBe('play');
  // The device stores the viewer's own choice; a muted autoplay is not one.
  expect(values.read('player choices')).toBe('{"volume":60,"muted":false}');
});

test.each([
  ['RLM-093 less motion is wanted', { lessMotion: true }],
  ['data is to be saved', { saveData: true }],
])(
  'HOM-027 where %s nothing autoplays, and a press plays it with the viewer’s own sound',
  async (_, wish) => {
    viewer.prefer(wish);
    const { engine, shown, user } = await draw(channel, undefined, '{"volume":60,"muted":false}');
    viewer.look(1);
    await settle();
    expect(engine()).toBeUndefined();
    expect(shown()).toBe(false);
    await user.click(here() as HTMLElement);
    await settle();
    expect(engine()?.loads[0]?.start).toMatchObject({ muted: false, volume: 60 });
    expect(shown()).toBe(true);
  },
);

test('HOM-026 FAV-026 a viewer who wants no autoplay gets none', async () => {
  const { engine } = await draw(channel, (fake) => {
    Object.assign(fake.viewer, { id: 'u1', isGuest: false });
    fake.platform.answer('readPreferences', { videoBackgroundAutoPlay: false });
  });
  viewer.look(1);
  await settle();
  expect(engine()).toBeUndefined();
  expect(here()).toBeVisible();
});

test('HOM-027 it pauses out of view and behind another tab, and resumes when it is visible', async () => {
  const { engine } = await draw();
  viewer.look(1);
  await settle();
  viewer.look(0);
  expect(engine()?.calls.at(-1)).toBe('pause');
  viewer.look(1);
  await settle();
  expect(engine()?.calls.at(-1)).toBe('play');
  viewer.front(false);
  expect(engine()?.calls.at(-1)).toBe('pause');
});

test('HOM-027 a pause by the viewer persists', async () => {
  const { engine, user } = await draw();
  viewer.look(1);
  await settle();
  await user.click(screen.getByRole('button', { name: 'Pause Noor One' }));
  viewer.look(0);
  viewer.look(1);
  await settle();
  expect(engine()?.calls.filter((line) => line === 'play')).toHaveLength(1);
});

test('HOM-027 when it is closed, the hero is back, and nothing autoplays again', async () => {
  const { engine, shown, user } = await draw();
  viewer.look(1);
  await settle();
  await user.click(screen.getByRole('button', { name: 'Close the player' }));
  expect(shown()).toBe(false);
  expect(engine()?.calls).toContain('destroy');
  viewer.look(0);
  viewer.look(1);
  await settle();
  expect(player()).toBeNull();
  expect(here()).toBeVisible();
});

describe('HOM-027 unplayable content leaves the hero as it is', () => {
  test.each([
    ['no access', { ...channel, accessLevel: 'DENIED' }],
    ['a series', { ...channel, type: 'SERIES' }],
  ] as const)('%s', async (_, content) => {
    const { engine, container } = await draw(content);
    viewer.look(1);
    await settle();
    expect(engine()).toBeUndefined();
    expect(container.querySelector('button')).toBeNull();
  });

  test('an autoplaying stream that fails shows nothing; the viewer may try, and sees the error then', async () => {
    const { shown, user, reports } = await draw(channel, (fake) =>
      fake.platform.answer('requestEventManifest', new CallError('requestEventManifest', 500, 'x', [])),
    );
    viewer.look(1);
    await settle();
    expect(shown()).toBe(false);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(reports).toHaveLength(1);
    await user.click(here() as HTMLElement);
    await settle();
    expect(shown()).toBe(true);
    expect(screen.getByText('The video stopped and could not go on.')).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: /Close|Go back/ })[0] as HTMLElement);
    expect(shown()).toBe(false);
  });
});

test('HOM-027 it ends with the page', async () => {
  const { engine, shown, unmount } = await draw();
  viewer.look(1);
  await settle();
  unmount();
  expect(engine()?.calls).toContain('destroy');
  expect(shown()).toBe(false);
});
