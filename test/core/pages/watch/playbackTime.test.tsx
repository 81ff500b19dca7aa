/** The time of a film, as the player's controls format it. */
import { act } from '@testing-library/react';
import { vod } from '../../playback/fakePlayback';
import { at } from './watchFixture';

test.each([
  [75, 600, '01:15', '10:00'],
  [0, 59, '00:00', '00:59'],
  [3599, 3600, '59:59', '01:00:00'],
  [3600, 7325, '01:00:00', '02:02:05'],
])('LOC-017 %i seconds of %i are written %s of %s', async (position, duration, played, whole) => {
  const { engines } = await at('/video/v1', { readVod: { ...vod, duration } });
  const [engine] = engines;
  if (engine === undefined) throw new Error('Nothing plays.');
  engine.time = {
    isLive: false,
    seekRange: { start: 0, end: duration },
    buffered: [],
    playheadDate: null,
    placed: true,
  };
  await act(async () => {
    engine.listener.onEvent({ type: 'durationchange', duration });
    engine.reach(position);
  });
  expect(document.body).toHaveTextContent(`${played} / ${whole}`);
});
