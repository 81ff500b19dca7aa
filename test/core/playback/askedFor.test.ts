import type { LiveEvent } from '../../../core/generated/platform';
import { withRequestedIdentity } from '../../../core/playback/playbackApi';

const asked = { id: 'e1', type: 'LIVE' } as const;
const whole: LiveEvent = { id: 'e1', type: 'UPCOMING', title: 'Title Night' };
const on = { programmingInfo: { currentProgramme: { title: 'Weigh-in', startDate: 1, endDate: 2 } } };

test('ENT-025 an answer with all its fields is returned unchanged', () => {
  expect(withRequestedIdentity(asked, whole)).toBe(whole);
});

test.each<readonly [string, object, object]>([
  ['no id: the one it was asked for by', { id: null }, { id: 'e1' }],
  ['no type: that of the call', { type: null }, { type: 'LIVE' }],
  ['no title: what is on', { title: null, ...on }, { title: 'Weigh-in' }],
  [
    'no title: its series',
    { title: null, series: { seriesId: 's', title: 'The Long Camp' } },
    { title: 'The Long Camp' },
  ],
  ['no title at all: none, and no word for it', { title: null }, { title: '' }],
])('ENT-025 %s', (_what, gap, known) => {
  expect(withRequestedIdentity(asked, { ...whole, ...gap })).toMatchObject(known);
});
