import { programmePanel, type ProgrammeRules } from '../../../core/catalogue/programmePanel';
import type { Content, Programme } from '../../../core/sdk';

const on: ProgrammeRules = { epgPlaybackContentStatus: 'ENABLED', currentProgramPlaybackStatus: 'ENABLED' };
const news: Programme = { title: 'News', startDate: 1000, endDate: 2000 };
const film: Programme = { title: 'Film', startDate: 2000, endDate: 4000 };
const channel: Content = {
  id: 'c',
  title: 'One',
  type: 'LIVE',
  accessLevel: 'GRANTED',
  programmingInfo: { currentProgramme: news, nextProgramme: film },
};

test('HOM-083 LIV-038 LIV-041 the running programme, the next, and both ways to play', () => {
  expect(programmePanel(channel, on, 1500)).toEqual({
    current: news,
    next: film,
    fromLive: true,
    fromStart: 1000,
  });
});

test('LIV-044 when it is over, the next one is current', () => {
  expect(programmePanel(channel, on, 2000)).toMatchObject({ current: film, next: null, fromStart: 2000 });
});

test('LIV-040 no start-over where the running programme cannot be restarted', () => {
  expect(programmePanel(channel, { ...on, currentProgramPlaybackStatus: 'DISABLED' }, 1500)).toMatchObject({
    fromLive: true,
    fromStart: null,
  });
});

test.each(['DENIED', 'GRANTED_ON_SIGN_IN', 'GEOBLOCKED', null] as const)(
  'HOM-081 LIV-043 LIV-041 PLY-093 no panel with access %s',
  (accessLevel) => {
    expect(programmePanel({ ...channel, accessLevel }, on, 1500)).toBeNull();
  },
);

test('HOM-081 LIV-039 LIV-043 PLY-093 no panel where the guide cannot be played', () => {
  expect(programmePanel(channel, { ...on, epgPlaybackContentStatus: 'DISABLED' }, 1500)).toBeNull();
});

test('LIV-039 a channel’s own setting wins over the realm’s', () => {
  const own: Content = {
    ...channel,
    programmingInfo: { ...channel.programmingInfo, epgPlaybackContentStatus: 'DISABLED' },
  };
  expect(programmePanel(own, on, 1500)).toBeNull();
});

test.each([
  ['over', 5000],
  ['to come', 500],
])('LIV-042 programmes that are %s have no play button', (_when, now) => {
  expect(programmePanel(channel, on, now)).toBeNull();
});

test('ENT-025 a channel without programmes has no panel', () => {
  expect(programmePanel({ ...channel, programmingInfo: null }, on, 1500)).toBeNull();
});
