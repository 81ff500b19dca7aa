import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import manifest from '../../../plugins/player/stats/plugin.json';
import activate, { POLL_INTERVAL_MS } from '../../../plugins/player/stats/part';
import { figureRows } from '../../../plugins/player/stats/figureRows';
import type { PlayerPart } from '../../../core/sdk';
import {
  describePlayerPart,
  FakeAction,
  FakeControl,
  fakeContext,
  FakePlaybackSession,
  figures,
  renderInRuntime,
} from 'proscenium/kit';

describePlayerPart('player/stats', { manifest, activate, options: { control: true } });
describePlayerPart('player/stats without its control', { manifest, activate, options: { control: false } });

async function drawn(playbackSession = new FakePlaybackSession(), { control = true, locale = 'en' } = {}) {
  const { context, runtime } = fakeContext({ options: { control } });
  const part: PlayerPart = activate(context);
  const { control: Control = () => null, overlay: Overlay = () => null } = part.views;
  const rendered = await renderInRuntime(
    <>
      <Control playbackSession={playbackSession} Control={FakeControl} Action={FakeAction} />
      <Overlay playbackSession={playbackSession} Control={FakeControl} Action={FakeAction} />
    </>,
    { runtime, locale },
  );
  return { ...rendered, part, runtime, playbackSession };
}
const panel = () => screen.queryByRole('region', { name: 'Playback details' });

test('its control opens the panel and closes it, and is labelled accordingly', async () => {
  await drawn();
  const control = screen.getByRole('button', { name: 'Playback details' });
  expect(panel()).toBeNull();
  expect(control).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(control);
  expect(panel()).toBeVisible();
  expect(control).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(control);
  expect(panel()).toBeNull();
});

test('without the control Shift+D does the same', async () => {
  const { part, playbackSession } = await drawn(new FakePlaybackSession(), { control: false });
  expect(screen.queryByRole('button')).toBeNull();
  act(() => part.keys?.['Shift+D']?.(playbackSession));
  expect(panel()).toBeVisible();
  act(() => part.keys?.['Shift+D']?.(playbackSession));
  expect(panel()).toBeNull();
});

test('Escape closes the panel, and is left to others while it is closed', async () => {
  const { part, playbackSession } = await drawn();
  expect(part.keys?.['Escape']).toBeUndefined();
  act(() => part.keys?.['Shift+D']?.(playbackSession));
  act(() => part.keys?.['Escape']?.(playbackSession));
  expect(panel()).toBeNull();
  expect(part.keys?.['Escape']).toBeUndefined();
});

test('it measures once a second while it is open, and not at all while it is closed', async () => {
  const playbackSession = new FakePlaybackSession();
  const measure = jest.spyOn(playbackSession, 'figures');
  const { runtime, part } = await drawn(playbackSession);
  act(() => runtime.clock.pass(POLL_INTERVAL_MS * 5));
  expect(measure).not.toHaveBeenCalled();
  act(() => part.keys?.['Shift+D']?.(playbackSession));
  playbackSession.measured = { ...figures, droppedFrames: 7 };
  act(() => runtime.clock.pass(POLL_INTERVAL_MS));
  expect(screen.getByText('7 / 1,500')).toBeVisible();
  act(() => part.keys?.['Shift+D']?.(playbackSession));
  measure.mockClear();
  act(() => runtime.clock.pass(POLL_INTERVAL_MS * 5));
  expect(measure).not.toHaveBeenCalled();
});

test('a broadcast shows its delay, in the language of the page', async () => {
  const { part, playbackSession } = await drawn(
    new FakePlaybackSession({ live: true, measured: { ...figures, latency: 6.53 } }),
    { locale: 'pt' },
  );
  act(() => part.keys?.['Shift+D']?.(playbackSession));
  expect(screen.getByText('Atraso em relação ao direto').nextSibling).toHaveTextContent('6,5 s');
});

const number = (value: number, options?: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat('en', options).format(value);
const row = (changes: Partial<typeof figures> | null, name: string, live = false) =>
  figureRows(changes === null ? null : { ...figures, ...changes }, { live, number }).find(
    (each) => each.name === name,
  )?.value;
test.each([
  [{}, 'statsResolution', '1920 × 1080'],
  [{ width: null }, 'statsResolution', null],
  [{}, 'statsBitrate', '4.8 Mb/s'],
  [{}, 'statsThroughput', '12.3 Mb/s'],
  [{ throughput: null }, 'statsThroughput', null],
  [{}, 'statsBuffer', '18.4 sec'],
  [{ buffered: 0 }, 'statsBuffer', '0.0 sec'],
  [{}, 'statsDroppedFrames', '3 / 1,500'],
  [null, 'statsDroppedFrames', null],
  [{}, 'statsLatency', undefined],
] as const)('of %p the line %p shows %p', (changes, name, expected) => {
  expect(row(changes, name)).toBe(expected);
});
