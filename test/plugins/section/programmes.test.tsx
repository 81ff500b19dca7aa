/** The row of programmes: its contract, what it shows when, and its buttons. */
import { act, cleanup, screen } from '@testing-library/react';
import type { Activate, Content, GuideChannel } from '../../../core/sdk';
import manifest from '../../../plugins/section/programmes/plugin.json';
import activate from '../../../plugins/section/programmes/section';
import type { ProgrammesSectionOptions } from '../../../plugins/section/programmes/options.generated';
import { channelsOfCards, upNext } from '../../../plugins/section/programmes/upNext';
import { describeSection, fakeContext, FakeRow, renderInRuntime } from 'proscenium/kit';
import { flushTasks } from '../../flushTasks';

const HOUR = 3_600_000;
/** The clock of the tested runtime. */
const now = Date.UTC(2026, 10, 21, 20);
const programme = (hours: number, title: string, length = 1) => ({
  title,
  startDate: now + hours * HOUR,
  endDate: now + (hours + length) * HOUR,
});
const channel = (id: string, programmes: GuideChannel['programmes'], more = {}): GuideChannel => ({
  id,
  name: `Channel ${id}`,
  eventId: `e-${id}`,
  accessLevel: 'GRANTED',
  programmes,
  ...more,
});
const item: Content = {
  id: 'card-1',
  type: 'EPG',
  title: 'On the card',
  liveEventId: 'e-one',
  accessLevel: 'GRANTED',
  programmingInfo: {
    channelId: 'one',
    currentProgramme: { ...programme(-0.5, 'On the card') },
    nextProgramme: null,
  },
};

describeSection('section/programmes', { manifest, activate, options: { hours: 6 }, items: [item] });

test('LIV-038 running programmes come first, in the order of their channels, then upcoming ones by start; the rest is omitted', () => {
  const channels = [
    channel('one', [programme(-2, 'over'), programme(-0.5, 'one now', 1), programme(2, 'one later')]),
    channel('two', [programme(-1, 'two now', 2), programme(1, 'two next'), programme(9, 'too late')]),
  ];
  expect(upNext(channels, now, now + 6 * HOUR).map((showing) => showing.programme.title)).toEqual([
    'one now',
    'two now',
    'two next',
    'one later',
  ]);
  expect(upNext([channel('x', [programme(0, 'no time', 0)])], now, now + HOUR)).toEqual([]);
});

test('a card without programming information is a channel without programmes', () => {
  expect(channelsOfCards([{ id: 'a', type: 'EPG', title: 'A' }])).toMatchObject([
    { id: 'a', name: 'A', eventId: 'a', programmes: [] },
  ]);
});

afterEach(cleanup);
async function draw(answer: unknown, epgId: string | null = 'evening') {
  const { context, runtime } = fakeContext<ProgrammesSectionOptions>({
    options: { hours: 6 },
    pluginId: 'section/programmes',
  });
  runtime.platform.answer('readEpg', answer);
  const { View } = await (activate as Activate<'section', ProgrammesSectionOptions>)(context);
  const row = new FakeRow([item]);
  row.presentation = { epgId };
  await renderInRuntime(<View row={row} options={{}} position={0} />, { runtime });
  await act(() => flushTasks());
  return runtime;
}
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const guide = (...channels: GuideChannel[]) => ({ channels, paging: { moreDataAvailable: false } });

test('LIV-031 LIV-053 the row’s guide is requested in milliseconds, for the row’s time range', async () => {
  const runtime = await draw(guide(channel('one', [programme(0, 'From the guide')])));
  expect(runtime.platform.calls[0]).toMatchObject({
    endpoint: 'readEpg',
    input: { query: { fromTs: now, toTs: now + 6 * HOUR, rpp: 25, epgId: 'evening' } },
  });
  expect(titles()).toEqual(['From the guide']);
});

test('a guide that does not answer leaves the data of the cards', async () => {
  await draw(new Error('down'));
  expect(titles()).toEqual(['On the card']);
});

test('PLY-092 LIV-038 LIV-041 LIV-042 a running programme has both buttons, an upcoming one none; without access the card shows how to get it', async () => {
  await draw(
    guide(
      channel('one', [programme(-0.5, 'Running'), programme(0.5, 'Coming')]),
      channel('two', [programme(0, 'Locked')], { accessLevel: 'DENIED' }),
    ),
  );
  expect(titles()).toEqual(['Running', 'Locked', 'Coming']);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
    'Watch live: Running',
    'From the beginning: Running',
    'Watch now: Locked',
  ]);
  expect(screen.getByRole('link', { name: 'From the beginning: Running' })).toHaveAttribute(
    'href',
    `/live/e-one/Channel%20one?start=${now - HOUR / 2}`,
  );
});

test('LIV-020 LIV-027 LIV-045 the row is updated by the clock, and by channel messages', async () => {
  const runtime = await draw(guide(channel('one', [programme(-0.5, 'First'), programme(0.5, 'Second')])));
  act(() => runtime.clock.pass(0.6 * HOUR));
  act(() => runtime.clock.pass(30_000));
  expect(titles()).toEqual(['Second']);
  const extra = programme(0.5, 'Extra time', 2);
  act(() =>
    runtime.channels.send('now-playing', {
      channel: 'now-playing',
      type: 'NOW_PLAYING',
      channelId: 'one',
      programmingInfo: { currentProgramme: extra, nextProgramme: null },
      sentAt: now,
    }),
  );
  expect(titles()).toEqual(['Extra time']);
});
