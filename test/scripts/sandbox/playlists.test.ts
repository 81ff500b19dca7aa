import {
  dashManifest,
  livePlaylist,
  masterPlaylist,
  vodPlaylist,
  windowMinutes,
} from '../../../scripts/sandbox/playback/playlists';
import type { SegmentIndex } from '../../../scripts/sandbox/playback/segmentIndex';
import type { IndexedRendition } from '../../../scripts/sandbox/playback/titleStream';

const indexOf = (...segments: readonly (readonly [bytes: number, seconds: number])[]): SegmentIndex => ({
  timescale: 12_800,
  initialization: { start: 0, length: 900 },
  segments: segments.map(([length, seconds]) => ({ start: 1000, length, seconds })),
});

const video: IndexedRendition = {
  name: 'v360',
  type: 'video',
  file: 'v360.mp4',
  codecs: 'avc1.4d401e',
  width: 640,
  height: 360,
  index: indexOf([150_000, 6], [300_000, 6], [75_000, 6]),
};
const audio: IndexedRendition = {
  name: 'a-en',
  type: 'audio',
  file: 'ring.mp4',
  codecs: 'mp4a.40.2',
  language: 'en',
  label: 'English',
  // Six seconds are no whole number of audio packets, so segments differ in length; two of them last twelve seconds.
  index: indexOf([45_000, 6.0053], [44_000, 5.9947]),
};

const read = (now: number, minutes = 1, { index } = video) => {
  const lines = livePlaylist(index, { minutes, now }, '/segments').split('\n');
  const tag = (name: string): string | undefined =>
    lines.find((line) => line.startsWith(`#${name}:`))?.slice(name.length + 2);
  return {
    lines,
    sequence: Number(tag('EXT-X-MEDIA-SEQUENCE')),
    segments: lines.filter((line) => line.endsWith('.m4s')),
  };
};

const at = (seconds: number): number => (1_200_000_000 + seconds) * 1000;

test('the window is as long as requested and ends with the last complete segment', () => {
  const { sequence, segments } = read(at(5.9));
  expect(segments).toHaveLength(10);
  expect(sequence).toBe(200_000_000 - 10);
  expect(segments.at(-1)).toBe('/segments/200000000.m4s');
});

test('it rolls: each segment’s length later one more at the end and one fewer at the start', () => {
  const [before, after] = [read(at(0)), read(at(6))];
  expect(after.sequence).toBe(before.sequence + 1);
  expect(after.segments.slice(0, -1)).toEqual(before.segments.slice(1));
  expect(read(at(5.999)).lines).toEqual(before.lines);
});

test('the first date is the first segment’s time', () => {
  const { lines, sequence } = read(at(0));
  expect(lines).toContain(`#EXT-X-PROGRAM-DATE-TIME:${new Date(sequence * 6000).toISOString()}`);
  expect(lines).toContain('#EXT-X-MAP:URI="/segments/init.mp4"');
});

test('audio and video agree on numbers', () => {
  const [picture, sound] = [read(at(7)), read(at(7), 1, audio)];
  expect([sound.sequence, sound.segments]).toEqual([picture.sequence, picture.segments]);
});

test('a title on demand has as many segments as it needs, with the lengths of the file’s', () => {
  const lines = vodPlaylist(audio.index, 20, 'a-en').trim().split('\n');
  expect(lines.filter((line) => line.endsWith('.m4s'))).toEqual(
    [1, 2, 3, 4].map((number) => `a-en/${number}.m4s`),
  );
  expect(lines.filter((line) => line.startsWith('#EXTINF'))).toEqual(
    ['6.005300', '5.994700', '6.005300', '5.994700'].map((seconds) => `#EXTINF:${seconds},`),
  );
  expect(lines).toContain('#EXT-X-TARGETDURATION:6');
  expect(lines.at(-1)).toBe('#EXT-X-ENDLIST');
});

test.each([
  ['10', 10],
  ['120', 120],
  [null, 10],
  ['0', 10],
  ['-5', 10],
  ['1.5', 10],
  ['all', 10],
  ['99999', 240],
])('PLY-069 dw=%s is a window of %d minutes', (dw, minutes) => {
  expect(windowMinutes(dw)).toBe(minutes);
});

test('the master names every rendition with its codecs and the peaks of its bandwidth', () => {
  const text = masterPlaylist([video, audio], (name) => `/live/${name}.m3u8`);
  expect(text).toContain(
    '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="audio",NAME="English",LANGUAGE="en",DEFAULT=YES,AUTOSELECT=YES,URI="/live/a-en.m3u8"',
  );
  expect(text).toContain(
    '#EXT-X-STREAM-INF:BANDWIDTH=459948,CODECS="avc1.4d401e,mp4a.40.2",RESOLUTION=640x360,FRAME-RATE=25.000,AUDIO="audio"\n/live/v360.m3u8',
  );
});

test('the DASH manifest names the same segments, and the key of an encrypted title', () => {
  const manifest = dashManifest([video, audio], 75, { kid: '6c616e7465726e612d636f6672652d31', key: '' });
  const every = (attribute: string) =>
    [...manifest.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))].map(([, value]) => value);
  expect(every('mediaPresentationDuration')).toEqual(['PT75S']);
  expect(every('media')).toEqual(['v360/$Number$.m4s', 'a-en/$Number$.m4s']);
  expect(every('cenc:default_KID')).toEqual(Array(2).fill('6c616e74-6572-6e61-2d63-6f6672652d31'));
  expect(dashManifest([video, audio], 75, undefined)).not.toContain('ContentProtection');
});
