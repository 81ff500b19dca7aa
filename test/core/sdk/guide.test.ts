/** Fetching the guide, and how its programmes may be played. */
import { programmePlayback, readGuidePage, readGuideRow, type GuideSettings } from '../../../core/sdk';
import { FakePlatform } from '../../kit';

const settings: GuideSettings = {
  externalTable: null,
  epgPlaybackContentStatus: 'ENABLED',
  currentProgramPlaybackStatus: 'ENABLED',
  pageSize: 20,
  rowSize: 25,
};
const guide = { channels: [], paging: { moreDataAvailable: false } };
const [from, to] = [Date.UTC(2026, 10, 21, 20), Date.UTC(2026, 10, 21, 23)];
const dates = { from: '2026-11-21T20:00:00.000Z', to: '2026-11-21T23:00:00.000Z', rpp: 20 };

test.each([
  ['LIV-030 LIV-054 the guide’s page asks with dates, twenty channels a page', {}, {}, 'readEpg', dates],
  ['LIV-030 one channel alone', {}, { channel: 'one' }, 'readEpg', { ...dates, channel: 'one' }],
  ['LIV-036 the next channels', {}, { lastSeen: 'c20' }, 'readEpg', { ...dates, lastSeen: 'c20' }],
  [
    'LIV-033 the external table when the realm names one',
    { externalTable: 'partners' },
    { lastSeen: 'c20' },
    'readExternalTable',
    { table: 'partners', ...dates, lastSeen: 'c20' },
  ],
  [
    'LIV-033 a guide that is named comes before the table',
    { externalTable: 'partners' },
    { epgId: 'kids' },
    'readEpg',
    { ...dates, epgId: 'kids' },
  ],
])('LIV-032 %s', async (_what, more, which, endpoint, query) => {
  const platform = new FakePlatform().answer('readEpg', guide).answer('readExternalTable', guide);
  await readGuidePage(platform, { ...settings, ...more }, { from, to, ...which });
  expect(platform.calls).toEqual([{ endpoint, input: { query, signal: undefined } }]);
});

test('LIV-031 LIV-032 LIV-053 a row uses the same client with milliseconds, its own guide and twenty-five channels', async () => {
  const platform = new FakePlatform().answer('readEpg', guide);
  await readGuideRow(platform, { ...settings, externalTable: 'partners' }, { from, to, epgId: 'evening' });
  expect(platform.calls).toEqual([
    {
      endpoint: 'readEpg',
      input: { query: { fromTs: from, toTs: to, rpp: 25, epgId: 'evening' }, signal: undefined },
    },
  ]);
});

const channel = { eventId: 'e1', accessLevel: 'GRANTED' } as const;
const running = { startDate: from, endDate: to, recordingId: null };
const now = from + 60_000;

test.each([
  ['LIV-041 running: live, and from its start', {}, {}, {}, now, 'running live start'],
  ['LIV-041 without access neither', { accessLevel: 'DENIED' }, {}, {}, now, 'running'],
  ['LIV-041 nor where signing in is wanted', { accessLevel: 'GRANTED_ON_SIGN_IN' }, {}, {}, now, 'running'],
  [
    'LIV-039 the realm does not play its guide',
    {},
    {},
    { epgPlaybackContentStatus: 'DISABLED' },
    now,
    'running',
  ],
  [
    'LIV-039 the channel’s own word comes first',
    { epgPlaybackContentStatus: 'ENABLED' },
    {},
    { epgPlaybackContentStatus: 'DISABLED' },
    now,
    'running live start',
  ],
  [
    'LIV-040 the realm does not restart',
    {},
    {},
    { currentProgramPlaybackStatus: 'DISABLED' },
    now,
    'running live',
  ],
  [
    'LIV-040 the channel’s own word comes first',
    { currentProgramPlaybackStatus: 'DISABLED' },
    {},
    {},
    now,
    'running live',
  ],
  ['no event plays the channel', { eventId: null }, {}, {}, now, 'running'],
  ['LIV-042 to come: nothing', {}, {}, {}, from - 1, 'coming'],
  ['LIV-042 over and not kept: nothing', {}, {}, {}, to, 'over'],
  ['LIV-042 over and kept: the recording', {}, { recordingId: 'v9' }, {}, to, 'over v9'],
  ['LIV-042 kept, but without access', { accessLevel: 'DENIED' }, { recordingId: 'v9' }, {}, to, 'over'],
  [
    'LIV-042 what runs is not offered as a recording',
    {},
    { recordingId: 'v9' },
    {},
    now,
    'running live start',
  ],
] as const)('LIV-038 %s', (_what, channelMore, programmeMore, settingsMore, at, expected) => {
  const playbacks = programmePlayback(
    { ...channel, ...channelMore },
    { ...running, ...programmeMore },
    { ...settings, ...settingsMore },
    at,
  );
  expect(
    [playbacks.phase, playbacks.live && 'live', playbacks.fromStart === from && 'start', playbacks.recording]
      .filter(Boolean)
      .join(' '),
  ).toBe(expected);
});
