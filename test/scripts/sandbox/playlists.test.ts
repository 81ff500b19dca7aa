import {
  masterPlaylist,
  renditionPlaylist,
  windowMinutes,
} from '../../../scripts/sandbox/playback/playlists';
import type { SegmentIndex } from '../../../scripts/sandbox/playback/segmentIndex';
import type { LiveRendition, LiveStream } from '../../../scripts/sandbox/seed/streams';

const video: LiveRendition = {
  name: 'v',
  type: 'video',
  bandwidth: 400_000,
  codecs: 'avc1.4d401e',
  width: 640,
  height: 360,
  url: 'v.mp4',
};
const audio: LiveRendition = {
  name: 'a-en',
  type: 'audio',
  bandwidth: 60_000,
  codecs: 'mp4a.40.2',
  language: 'en',
  label: 'English',
  url: 'a.mp4',
};
const stream: LiveStream = {
  key: 'k',
  realm: 'r',
  kind: 'live',
  audioLanguages: ['en'],
  live: { segmentSeconds: 2, segmentCount: 6, frameRate: 25, renditions: [video, audio] },
};
const addresses = {
  media: (file: string) => `/media/${file}`,
  rendition: (name: string) => `/live/${name}.m3u8`,
};

/** Six segments of a hundred bytes each, which begin at 1000. */
const index: SegmentIndex = {
  timescale: 12_800,
  initialization: { start: 0, length: 900 },
  segments: Array.from({ length: 6 }, (_, segment) => ({
    start: 1000 + segment * 100,
    length: 100,
    seconds: 2,
  })),
};

const read = (now: number, minutes = 1, rendition = video) => {
  const lines = renditionPlaylist(stream, rendition, { index, minutes, now }, addresses).split('\n');
  const tag = (name: string): string | undefined =>
    lines.find((line) => line.startsWith(`#${name}:`))?.slice(name.length + 2);
  return {
    lines,
    sequence: Number(tag('EXT-X-MEDIA-SEQUENCE')),
    discontinuity: Number(tag('EXT-X-DISCONTINUITY-SEQUENCE')),
    segments: lines.filter((line) => line.startsWith('#EXT-X-BYTERANGE:')),
  };
};

const at = (seconds: number): number => (1_000_000_000 + seconds) * 1000;
// 1 000 000 000 s is segment 500 000 000: number 2 (from 0) of its loop, which is loop 83 333 333.

test('the window is as long as requested and ends with the last complete segment', () => {
  const { sequence, segments } = read(at(1.9));
  expect(segments).toHaveLength(30);
  expect(sequence).toBe(500_000_000 - 30);
  expect(segments.at(-1)).toBe('#EXT-X-BYTERANGE:100@1100');
});

test('it rolls: each segment’s length later one more at the end and one fewer at the start', () => {
  const [before, after] = [read(at(0)), read(at(2))];
  expect(after.sequence).toBe(before.sequence + 1);
  expect(after.segments.slice(0, -1)).toEqual(before.segments.slice(1));
  expect(read(at(1.999)).lines).toEqual(before.lines);
});

test('a file with fewer segments than the loop is reported, not played with gaps', () => {
  const short = { ...index, segments: index.segments.slice(0, 5) };
  expect(() => renditionPlaylist(stream, video, { index: short, minutes: 1, now: at(0) }, addresses)).toThrow(
    'v.mp4 has no segment 6.',
  );
});

test('where the loop starts again there is a discontinuity and the initialisation segment', () => {
  const { lines } = read(at(0));
  const starts = lines.flatMap((line, index) => (line.endsWith(':100@1000') ? [index] : []));
  expect(starts).toHaveLength(5);
  for (const start of starts) {
    const head = lines.slice(start - 4, start);
    expect(head[0]).toBe('#EXT-X-DISCONTINUITY');
    expect(head[1]).toBe('#EXT-X-MAP:URI="/media/v.mp4",BYTERANGE="900@0"');
    expect(head[2]).toMatch(/^#EXT-X-PROGRAM-DATE-TIME:/);
    expect(lines[start + 1]).toBe('/media/v.mp4');
  }
});

test('every segment keeps its discontinuity number while the window moves over it', () => {
  const numbers = new Map<string, number>();
  for (let second = 0; second < 60; second += 2) {
    const { lines, sequence, discontinuity } = read(at(second));
    let [media, loop] = [sequence, discontinuity];
    for (const line of lines) {
      if (line === '#EXT-X-DISCONTINUITY') loop += 1;
      if (!line.startsWith('#EXTINF')) continue;
      expect(numbers.get(String(media)) ?? loop).toBe(loop);
      numbers.set(String(media), loop);
      media += 1;
    }
  }
  expect(new Set(numbers.values()).size).toBeGreaterThan(5);
});

test('the first date is the first segment’s time', () => {
  const { lines, sequence } = read(at(0));
  expect(lines).toContain(`#EXT-X-PROGRAM-DATE-TIME:${new Date(sequence * 2000).toISOString()}`);
});

test('audio and video agree on numbers', () => {
  const [picture, sound] = [read(at(7)), read(at(7), 1, audio)];
  expect([sound.sequence, sound.discontinuity, sound.segments.length]).toEqual([
    picture.sequence,
    picture.discontinuity,
    picture.segments.length,
  ]);
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

test('the master names every rendition with its codecs', () => {
  const text = masterPlaylist(stream, addresses);
  expect(text).toContain(
    '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="audio",NAME="English",LANGUAGE="en",DEFAULT=YES,AUTOSELECT=YES,URI="/live/a-en.m3u8"',
  );
  expect(text).toContain(
    '#EXT-X-STREAM-INF:BANDWIDTH=460000,CODECS="avc1.4d401e,mp4a.40.2",RESOLUTION=640x360,FRAME-RATE=25.000,AUDIO="audio"\n/live/v.m3u8',
  );
});
