/** PLY-064 The streams of titles: as long as each, of its own pictures. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { programmesBetween } from '../../../scripts/sandbox/catalogue/schedule';
import { readSegmentIndex } from '../../../scripts/sandbox/playback/segmentIndex';
import { seeds } from '../../../scripts/sandbox/seed/index';
import { runSandbox, type SandboxProcess } from './sandboxProcess';

const MEDIA = 'scripts/sandbox/media';

let sandbox: SandboxProcess;
beforeAll(async () => {
  sandbox = await runSandbox({});
}, 120_000);
afterAll(() => sandbox.stop());

const fetchFrom = (file: string) => fetch(sandbox.url + file);
const textOf = async (file: string): Promise<string> => {
  const answer = await fetchFrom(file);
  expect([file, answer.status]).toEqual([file, 200]);
  return answer.text();
};
const segmentOf = async (file: string): Promise<Buffer> =>
  Buffer.from(await (await fetchFrom(file)).arrayBuffer());
/** Of version 1 from the first number that 32 bits cannot hold. */
const decodeTimeOf = (segment: Buffer): number => {
  const at = segment.indexOf('tfdt') + 4;
  return segment.readUInt8(at) === 1 ? Number(segment.readBigUInt64BE(at + 4)) : segment.readUInt32BE(at + 4);
};
/** The samples, without the times. */
const mediaOf = (segment: Buffer): Buffer => segment.subarray(segment.indexOf('mdat') + 4);
const cuesOf = async (file: string) =>
  [...(await textOf(file)).matchAll(/^(\S+) --> (\S+)\n([\s\S]*?)\n\n/gm)].map(([, start, end, cue]) => [
    start,
    end,
    cue,
  ]);
// Free, with 33 minutes.
const bout = '/media/ringside/streams/rs-103';

test.each(['v360', 'v720', 'a-en', 'a-es'])('%s is as long as the title', async (rendition) => {
  const playlist = await textOf(`${bout}/${rendition}.m3u8`);
  const lengths = [...playlist.matchAll(/^#EXTINF:(.+),$/gm)];
  const total = lengths.reduce((sum, [, length]) => sum + Math.round(Number(length) * 1e6), 0);
  expect(total / 1e6).toBeCloseTo(1980, 1);
  expect(await textOf(`${bout}/master.m3u8`)).toContain(`${rendition}.m3u8`);
  expect((await segmentOf(`${bout}/${rendition}/init.mp4`)).toString('latin1', 4, 8)).toBe('ftyp');
  expect((await fetchFrom(`${bout}/${rendition}/330.m4s`)).status).toBe(200);
  expect((await fetchFrom(`${bout}/${rendition}/331.m4s`)).status).toBe(404);
});

test('shows the title’s own painting, and scenes of other bouts of its fighters', async () => {
  const shots = [...(await textOf(`${bout}/thumbnails.vtt`)).matchAll(/stills\/(.+)\.webp/g)].map(
    ([, shot]) => shot,
  );
  expect(shots).toHaveLength(330);
  const fightersOf = (id: string | undefined): readonly (string | undefined)[] => {
    const found = seeds[0]!.videos.find((video) => video.id === id)?.bout;
    return [found?.red, found?.blue];
  };
  expect(shots.filter((_, place) => place % 2 === 0)).toEqual(Array(165).fill('rs-103'));
  for (const scene of new Set(shots.filter((_, place) => place % 2 === 1)))
    expect(fightersOf(scene).some((fighter) => fightersOf('rs-103').includes(fighter))).toBe(true);
  const [own, scene, again] = [
    await segmentOf(`${bout}/v360/1.m4s`),
    await segmentOf(`${bout}/v360/2.m4s`),
    await segmentOf(`${bout}/v360/3.m4s`),
  ];
  expect(mediaOf(again).equals(mediaOf(own))).toBe(true);
  expect(mediaOf(scene).equals(mediaOf(own))).toBe(false);
  const other = await segmentOf('/media/ringside/streams/rs-101/v360/1.m4s');
  expect(mediaOf(other).equals(mediaOf(own))).toBe(false);
});

test.each([
  ['v360', 12_800],
  ['a-en', 48_000],
])('every segment of %s has its own time', async (rendition, timescale) => {
  const secondsOf = async (number: number): Promise<number> =>
    decodeTimeOf(await segmentOf(`${bout}/${rendition}/${number}.m4s`)) / timescale;
  expect(await secondsOf(1)).toBe(0);
  expect(await secondsOf(5)).toBe(24);
  expect(await secondsOf(2)).toBeCloseTo(6, 1);
  expect(await secondsOf(9)).toBe(48);
});

test('its subtitles are the description, its chapters equal parts', async () => {
  const { description } = seeds[0]!.videos.find(({ id }) => id === 'rs-103')!;
  const spoken = (await cuesOf(`${bout}/subtitles.es.vtt`)).map(([, , cue]) => cue!.replaceAll('\n', ' '));
  expect(spoken.join(' ').startsWith(`${description['es']!} `)).toBe(true);
  expect((await cuesOf(`${bout}/chapters.en.vtt`)).map(([start, end]) => [start, end])).toEqual([
    ['00:00:00.000', '00:08:15.000'],
    ['00:08:15.000', '00:16:30.000'],
    ['00:16:30.000', '00:24:45.000'],
  ]);
});

test('a channel shows what its plan says for the time', async () => {
  const channel = seeds[2]!.channels.find(({ programmes }) => programmes.length > 3)!;
  const day = Date.UTC(2026, 0, 5);
  const shots: string[] = JSON.parse(
    await readFile(path.join(MEDIA, 'noor/streams/shots.json'), 'utf8'),
  ) as string[];
  const { segments } = await readSegmentIndex(path.join(MEDIA, 'noor/streams/v360.mp4'));
  const shown = programmesBetween(channel, day, day + 12 * 3_600_000).slice(1, 4);
  expect(shown).toHaveLength(3);
  for (const { programme, startDate } of shown) {
    const number = startDate / 6000 + 1;
    const segment = await segmentOf(`/media/noor/streams/${channel.videoId}/v360/${number}.m4s`);
    expect(decodeTimeOf(segment) / 12_800).toBe(startDate / 1000);
    const shot = shots.indexOf(programme.still.replace(/^stills\/|\.webp$/g, ''));
    // Its header is longer by the four bytes of a long time.
    expect(segment.length).toBe(segments[shot]!.length + 4);
  }
});

test.each([
  'rs-103/v999.m3u8',
  'rs-103/none.vtt',
  'rs-103/subtitles.vtt',
  'rs-103/subtitles.pt.vtt',
  'rs-103/v360.mp4',
  'rs-103/v999/1.m4s',
  'rs-103/v360/0.m4s',
  'rs-103/v360/x.m4s',
  'rs-103/v360/..%2f1.m4s',
  'rs-203/master.m3u8',
  'nowhere/master.m3u8',
  'nowhere/v360/1.m4s',
])('%s does not exist', async (file) => {
  expect((await fetchFrom(`/media/ringside/streams/${file}`)).status).toBe(404);
  expect((await fetchFrom(`/media/nowhere/streams/${file}`)).status).toBe(404);
});
