/** A channel's weekly schedule as times: no overlaps, gaps preserved, days rotated. */
import { DAY_MS, nowAndNext, programmesBetween } from '../../../scripts/sandbox/catalogue/schedule';
import { inventedStations } from '../../../scripts/sandbox/guide/programmeGuide';
import { noor } from '../../../scripts/sandbox/seed/noor';
import { ringside } from '../../../scripts/sandbox/seed/ringside';

const MINUTE = 60_000;
const sunday = Date.UTC(2026, 10, 22);
const channelNamed = (id: string) => noor.channels.find((channel) => channel.id === id)!;
const plans = [...noor.channels, ...ringside.channels, ...inventedStations('bench', 500).slice(0, 40)];

test('the seed has at least eight channels round the clock with lengths of every kind, recordings, gaps, and one channel without a guide', () => {
  const week = noor.channels.map((channel) => programmesBetween(channel, sunday, sunday + 7 * DAY_MS));
  expect(week.filter((programmes) => programmes.length > 60).length).toBeGreaterThanOrEqual(8);
  expect(week.filter((programmes) => programmes.length === 0)).toHaveLength(1);
  expect(
    new Set(week.flat().map(({ startDate, endDate }) => (endDate - startDate) / MINUTE)).size,
  ).toBeGreaterThan(20);
  expect(week.flat().filter(({ programme }) => programme.recording !== undefined).length).toBeGreaterThan(
    100,
  );
  expect(
    week
      .flat()
      .some(
        ({ startDate, endDate }) => Math.floor(startDate / DAY_MS) !== Math.floor((endDate - 1) / DAY_MS),
      ),
  ).toBe(true);
});

test.each(plans.map((plan) => [plan.id, plan] as const))(
  '%s never shows two programmes at once, in a fortnight',
  (_, plan) => {
    const programmes = programmesBetween(plan, sunday - 7 * DAY_MS, sunday + 7 * DAY_MS);
    const overlaps = programmes.filter(
      ({ startDate }, index) => index > 0 && startDate < programmes[index - 1]!.endDate,
    );
    expect(overlaps).toEqual([]);
  },
);

test('recordings are videos of the catalogue', () => {
  const ids = new Set([...noor.videos, ...ringside.videos].map(({ id }) => id));
  const recorded = [...noor.channels, ...ringside.channels]
    .flatMap((channel) => programmesBetween(channel, sunday, sunday + 7 * DAY_MS))
    .flatMap(({ programme }) => programme.recording ?? []);
  expect(recorded.filter((id) => !ids.has(id))).toEqual([]);
});

test.each([
  ['what began before and what ends after are in', 'noor-one', 60, 121, [0, 115, 120]],
  ['what ends when the time begins is out', 'noor-one', 115, 120, [115]],
  ['what begins when the time ends is out', 'noor-one', 0, 115, [0]],
  ['yesterday’s last film runs into today', 'noor-cinema', 0, 40, [-80]],
  ['nothing while the channel is off the air', 'noor-kids', 0, 360, []],
])('ENT-028 %s', (_, id, from, to, starts) => {
  const found = programmesBetween(channelNamed(id), sunday + from * MINUTE, sunday + to * MINUTE);
  expect(found.map(({ startDate }) => (startDate - sunday) / MINUTE)).toEqual(starts);
});

test('ENT-028 the current programme satisfies start <= now < end; off the air there is only a next one', () => {
  const at = (minute: number) => {
    const { current, next } = nowAndNext(channelNamed('noor-kids'), sunday + minute * MINUTE);
    return [current, next].map((entry) => (entry ? (entry.startDate - sunday) / MINUTE : null));
  };
  expect(at(360)).toEqual([360, 420]);
  expect(at(359.99)).toEqual([null, 360]);
  expect(at(22 * 60)).toEqual([null, 1440 + 360]);
  expect(nowAndNext(channelNamed('noor-window'), sunday)).toEqual({ current: undefined, next: undefined });
});

test('a series continues from day to day, and Friday has a day of its own', () => {
  const episodeOn = (day: number) =>
    programmesBetween(channelNamed('noor-drama'), sunday + day * DAY_MS, sunday + (day + 1) * DAY_MS).find(
      ({ programme }) => programme.episode !== undefined,
    )!.programme.episode;
  expect(
    [0, 1, 2]
      .map(episodeOn)
      .map((episode, index, all) => index === 0 || episode === (all[index - 1]! % 6) + 1),
  ).toEqual([true, true, true]);
  const starts = (day: number) =>
    programmesBetween(channelNamed('noor-one'), sunday + day * DAY_MS, sunday + (day + 1) * DAY_MS).length;
  expect(starts(5)).not.toBe(starts(0));
});
