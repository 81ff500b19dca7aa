import { countdown, eventPhase } from '../../../../core/playback/rules/eventPhase';
import { clampToRange, hasDvr, isAtLiveEdge } from '../../../../core/playback/rules/livePosition';
import { premiereOf, premierePosition, showsPremiere } from '../../../../core/playback/rules/premiere';
import { timeParts } from '../../../../core/playback/components/SeekBar';
import { isWorthResuming, startPosition } from '../../../../core/playback/rules/startPosition';

const at = 1_000_000_000;
const release = (type: string, scheduledAt: number) => ({ type, scheduledAt });

test.each([
  [
    'premiereRelease first',
    { premiereRelease: release('PREMIERE', at), computedReleases: [release('PREMIERE', 1)], duration: 60 },
    at,
  ],
  [
    'else a computed premiere',
    { computedReleases: [release('REGULAR', 1), release('PREMIERE', at)], duration: 60 },
    at,
  ],
  ['none of another type', { computedReleases: [release('REGULAR', 1)], duration: 60 }, null],
  ['none without a duration', { premiereRelease: release('PREMIERE', at) }, null],
])('PLY-087 the premiere of a video is %s', (_, facts, startsAt) => {
  expect(premiereOf(facts)?.startsAt ?? null).toBe(startsAt);
});

test.each([
  [29_999, false, false],
  [30_000, false, true],
  [59_999, false, true],
  [60_000, false, false],
  [45_000, true, false],
])(
  'CAT-094 PLY-086 PLY-088 %d ms after the start, dismissed %p, the notice shows: %p',
  (since, dismissed, shown) => {
    expect(showsPremiere({ startsAt: at, endsAt: at + 60_000 }, at + since, dismissed)).toBe(shown);
  },
);

test('PLY-088 joining a premiere starts at its live position', () => {
  expect(premierePosition({ startsAt: at, endsAt: at + 60_000 }, at + 45_900)).toBe(45);
});

const schedule = { eventSchedule: { startDate: at, endDate: at + 1000 } };

test.each([
  [
    'PLY-096 before its start it is waited for',
    schedule,
    at - 1,
    true,
    false,
    { kind: 'waiting', startsAt: at },
  ],
  ['PLY-096 from its start on it is on', schedule, at, true, false, { kind: 'on' }],
  [
    'PLY-082 after its end without a stream it has ended',
    schedule,
    at + 1000,
    false,
    false,
    { kind: 'ended' },
  ],
  ['PLY-082 after its end with a stream it is on', schedule, at + 1000, true, false, { kind: 'on' }],
  ['PLY-082 a message ends it at once', schedule, at + 1, true, true, { kind: 'ended' }],
  ['an event without a schedule is on', {}, at, false, false, { kind: 'on' }],
] as const)('%s', (_, facts, now, hasStream, saidToHaveEnded, phase) => {
  expect(eventPhase(facts, now, { hasStream, saidToHaveEnded })).toEqual(phase);
});

test('PLY-096 a countdown shows days, hours, minutes and seconds', () => {
  expect(countdown(at + 93_784_500, at)).toEqual({ days: 1, hours: 2, minutes: 3, seconds: 5 });
  expect(countdown(at, at + 5)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
});

test.each([
  ['PLY-042 the address wins', { progress: 5, remembered: 60, watchProgress: 90, duration: 100 }, 5],
  ['PLY-042 even at zero', { progress: 0, remembered: 60, duration: 100 }, 0],
  ['then this device', { progress: null, remembered: 60, watchProgress: 90, duration: 100 }, 60],
  [
    'ENT-026 then the seconds of the platform',
    { progress: null, remembered: null, watchProgress: 30.7, progressPercent: 90, duration: 100 },
    30,
  ],
  ['ENT-026 then its percent', { progress: null, remembered: null, progressPercent: 40, duration: 200 }, 80],
  ['what was seen to its end begins anew', { progress: null, remembered: 96, duration: 100 }, 0],
  ['what was only looked at begins anew', { progress: null, remembered: 4, duration: 100 }, 0],
])('%s', (_, facts, seconds) => {
  expect(startPosition(facts)).toBe(seconds);
});

test.each([
  [9, 100, false],
  [10, 100, true],
  [95, 100, true],
  [96, 100, false],
  [5000, 0, true],
])('a position of %d in %d seconds is worth storing: %p', (position, duration, worth) => {
  expect(isWorthResuming(position, duration)).toBe(worth);
});

test.each([
  [100, true],
  [86, true],
  [85, false],
])('at %d of 100 seconds a viewer is live: %p', (position, live) => {
  expect(isAtLiveEdge(position, { start: 0, end: 100 })).toBe(live);
});

test('a live stream has a timeline once there is a range to seek in', () => {
  expect(hasDvr({ start: 0, end: 29 })).toBe(false);
  expect(hasDvr({ start: 10, end: 40 })).toBe(true);
  expect(clampToRange(5, { start: 10, end: 40 })).toBe(10);
  expect(clampToRange(50, { start: 10, end: 40 })).toBe(40);
});

test.each([
  [0, null],
  [80.9, { hours: 0, minutes: 1, seconds: 20 }],
  [3661, { hours: 1, minutes: 1, seconds: 1 }],
  [Number.NaN, null],
])('%p seconds are written as %p', (seconds, parts) => {
  expect(timeParts(seconds)).toEqual(parts);
});
