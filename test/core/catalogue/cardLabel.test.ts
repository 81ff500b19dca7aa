import {
  actionKey,
  isLocked,
  liveBadge,
  nextBadgeChange,
  progressPercent,
} from '../../../core/catalogue/cardLabel';
import { callToActionTarget, type CallToActionTarget } from '../../../core/catalogue/callToAction';
import type { CallToActionLink } from '../../../core/generated/platform';
import { buildRouteTables } from '../../../core/routing/routeTables';

test.each([
  ['HOM-057', 'GRANTED', 'watchNow', false],
  ['HOM-058', 'GRANTED_ON_SIGN_IN', 'signInToWatch', true],
  ['HOM-059', 'DENIED', 'purchase', true],
  ['HOM-060', 'GEOBLOCKED', 'notAvailable', true],
] as const)('%s HOM-102 %s is labelled %s, locked: %s', (_id, accessLevel, key, locked) => {
  expect(actionKey({ accessLevel })).toBe(key);
  expect(isLocked({ accessLevel })).toBe(locked);
});

describe('the live badge', () => {
  const event = { displayLiveBadge: true, eventSchedule: { startDate: 1000, endDate: 2000 } };
  test.each([
    ['HOM-054 LIV-056 ENT-031', 999, 'UPCOMING', 1000],
    ['HOM-048 LIV-022 ENT-031', 1000, 'LIVE', 2000],
    ['HOM-054', 1999, 'LIVE', 2000],
    ['LIV-056', 2000, 'ENDED', null],
  ] as const)('%s at %i it is %s and changes next at %s', (_id, now, badge, next) => {
    expect(liveBadge(event, now)).toBe(badge);
    expect(nextBadgeChange(event, now)).toBe(next);
  });
  test('LIV-056 ENT-031 without displayLiveBadge there is none', () => {
    expect(liveBadge({ ...event, displayLiveBadge: false }, 1500)).toBe('NONE');
    expect(nextBadgeChange({ ...event, displayLiveBadge: null }, 1500)).toBeNull();
  });
});

test.each([
  ['HOM-055 watched seconds of the duration', { watchProgress: 30, duration: 120 }, 25],
  ['ENT-026 the percent when there are no seconds', { progress: 40 }, 40],
  ['HOM-056 never over 100', { watchProgress: 500, duration: 120 }, 100],
  ['HOM-056 nothing at 0', { watchProgress: 0, duration: 120 }, 0],
  ['PLY-074 no duration gives nothing', { watchProgress: 30, duration: 0 }, 0],
])('%s', (_rule, given, percent) => {
  expect(progressPercent({ accessLevel: 'GRANTED', ...given })).toBe(percent);
});
test('HOM-105 locked content shows no progress', () => {
  expect(progressPercent({ accessLevel: 'DENIED', watchProgress: 60, duration: 120 })).toBe(0);
});

const targets: readonly [string, CallToActionLink, CallToActionTarget | null][] = [
  [
    'HOM-021 ENT-021 external',
    { kind: 'external', url: 'https://tickets.example' },
    { kind: 'external', url: 'https://tickets.example' },
  ],
  ['HOM-021 only the web', { kind: 'external', url: 'javascript:alert(1)' }, null],
  [
    'HOM-022 ENT-021 a view',
    { kind: 'route', view: 'browse' },
    { kind: 'role', role: 'BROWSE', parameters: {}, query: {} },
  ],
  [
    'HOM-023 ENT-021 a video',
    { kind: 'event', type: 'VOD', id: '4' },
    { kind: 'role', role: 'VOD', parameters: { eventId: '4' } },
  ],
  [
    'HOM-023 an event',
    { kind: 'event', type: 'LIVE', id: '4' },
    { kind: 'role', role: 'LIVE', parameters: { eventId: '4' } },
  ],
  [
    'HOM-023 a playlist',
    { kind: 'event', type: 'PLAYLIST', id: 'p' },
    { kind: 'role', role: 'PLAYLIST', parameters: { playlistId: 'p' } },
  ],
  [
    'HOM-023 a series',
    { kind: 'event', type: 'SERIES', id: 's' },
    { kind: 'role', role: 'SERIES', parameters: { seriesId: 's' } },
  ],
  [
    'HOM-024 ENT-021 several videos',
    { kind: 'event', type: 'LIVE', id: '4', videoIds: ['4', '5', '6'] },
    { kind: 'role', role: 'MULTI_VIDEO', parameters: { eventId: '4' }, query: { eventId: ['5', '6'] } },
  ],
  [
    'HOM-024 one video alone is no multi-video',
    { kind: 'event', type: 'VOD', id: '4', videoIds: ['9'] },
    { kind: 'role', role: 'VOD', parameters: { eventId: '4' } },
  ],
];
test.each(targets)('%s', (_rule, link, expected) => {
  expect(callToActionTarget({ link }, buildRouteTables())).toEqual(expected);
});
