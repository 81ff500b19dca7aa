/**
 * Streams as long as the running times of their titles: the demo media of a stream is a short clip, which its manifests
 * repeat. Segments are numbered from 1 over the whole stream; each is one of the clip's, moved to its time.
 */
import { open } from 'node:fs/promises';
import { CLIP_SECONDS, SEGMENT_SECONDS } from '../seed/streams';
import { readSegmentIndex, type ByteRange, type SegmentIndex } from './segmentIndex';

/** The name of a stream's initialization segment. */
export const INITIALIZATION = 'init.mp4';

/** The HLS playlist of the rendition `name`, for a stream of `seconds`. */
export function vodPlaylist(name: string, { segments }: SegmentIndex, seconds: number): string {
  const count = Math.ceil(seconds / SEGMENT_SECONDS);
  // Rounded ends instead of rounded lengths, whose sum would differ from the running time.
  const ends = segments.map((_, index) =>
    Math.round(1e6 * segments.slice(0, index + 1).reduce((sum, segment) => sum + segment.seconds, 0)),
  );
  const lengths = ends.map((end, index) => end - (ends[index - 1] ?? 0));
  return `${[
    '#EXTM3U',
    '#EXT-X-VERSION:6',
    `#EXT-X-TARGETDURATION:${Math.floor(Math.max(...segments.map((segment) => segment.seconds))) + 1}`,
    '#EXT-X-PLAYLIST-TYPE:VOD',
    `#EXT-X-MAP:URI="../${name}/${INITIALIZATION}"`,
    ...Array.from({ length: count }, (_, index) => [
      `#EXTINF:${((lengths[index % lengths.length] ?? 0) / 1e6).toFixed(6)},`,
      `../${name}/${index + 1}.m4s`,
    ]).flat(),
    '#EXT-X-ENDLIST',
  ].join('\n')}\n`;
}

/** The DASH manifest of a stream of `seconds`, made from the packager's `manifest` of the clip. */
export const dashManifest = (manifest: string, seconds: number): string =>
  manifest
    .replace('isoff-on-demand', 'isoff-live')
    .replace(/mediaPresentationDuration="[^"]*"/, `mediaPresentationDuration="PT${seconds}S"`)
    .replaceAll(
      /<BaseURL>([\w-]+)\.mp4<\/BaseURL>\s*<SegmentBase[\s\S]*?<\/SegmentBase>/g,
      `<SegmentTemplate media="../$1/$$Number$$.m4s" initialization="../$1/${INITIALIZATION}" duration="${SEGMENT_SECONDS}" startNumber="1"/>`,
    );

/** Segment `number` of the rendition in `file`, or its initialization. Undefined when the file is missing. */
export async function streamSegment(
  file: string,
  number: number | typeof INITIALIZATION,
): Promise<Buffer<ArrayBuffer> | undefined> {
  const index = await readSegmentIndex(file).catch(() => undefined);
  if (index === undefined) return undefined;
  const { initialization, segments, timescale } = index;
  if (number === INITIALIZATION) return readRange(file, initialization);
  const repeats = Math.floor((number - 1) / segments.length);
  const segment = await readRange(file, segments[(number - 1) % segments.length]!);
  return laterBy(segment, repeats * CLIP_SECONDS * timescale);
}

async function readRange(file: string, { start, length }: ByteRange): Promise<Buffer<ArrayBuffer>> {
  const handle = await open(file);
  try {
    const bytes = Buffer.alloc(length);
    await handle.read(bytes, 0, length, start);
    return bytes;
  } finally {
    await handle.close();
  }
}

/** Adds `units` of the media's timescale to the decode time of a segment (`tfdt`, ISO/IEC 14496-12). */
function laterBy(segment: Buffer<ArrayBuffer>, units: number): Buffer<ArrayBuffer> {
  const time = contentOf(segment, ['moof', 'traf', 'tfdt']) + 4;
  if (segment.readUInt8(time - 4) === 1)
    segment.writeBigUInt64BE(segment.readBigUInt64BE(time) + BigInt(units), time);
  else segment.writeUInt32BE(segment.readUInt32BE(time) + units, time);
  return segment;
}

/** Where the content of a box begins, `path` being its type after those of the boxes around it. */
function contentOf(segment: Buffer, path: readonly string[]): number {
  let box = 0;
  for (const type of path) {
    while (segment.toString('latin1', box + 4, box + 8) !== type) box += segment.readUInt32BE(box);
    box += 8;
  }
  return box;
}

interface Cue {
  /** Seconds. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The clip's subtitles, again in every repetition. */
export const repeatedCues = (webVtt: string, seconds: number): string =>
  writeCues(
    Array.from({ length: Math.ceil(seconds / CLIP_SECONDS) }, (_, repeat) => repeat * CLIP_SECONDS).flatMap(
      (from) =>
        readCues(webVtt).map(({ start, end, text }) => ({ start: start + from, end: end + from, text })),
    ),
    seconds,
  );

/** The clip's chapters, as parts of the whole stream. */
export const stretchedCues = (webVtt: string, seconds: number): string =>
  writeCues(
    readCues(webVtt).map(({ start, end, text }) => ({
      start: (start / CLIP_SECONDS) * seconds,
      end: (end / CLIP_SECONDS) * seconds,
      text,
    })),
    seconds,
  );

/** Seconds between the thumbnails of a stream longer than its clip. */
const THUMBNAIL_SECONDS = 10;

/** The thumbnail cues of the whole stream: each refers to the tile of the clip's frame at its start. */
export function thumbnailCues(webVtt: string, seconds: number): string {
  const ofClip = readCues(webVtt).map((cue) => ({ ...cue, text: `../${cue.text}` }));
  if (seconds <= CLIP_SECONDS) return writeCues(ofClip, seconds);
  const times = Array.from(
    { length: Math.ceil(seconds / THUMBNAIL_SECONDS) },
    (_, index) => index * THUMBNAIL_SECONDS,
  );
  return writeCues(
    times.map((start) => {
      const shown = ofClip.findLast((cue) => cue.start <= start % CLIP_SECONDS);
      return { start, end: start + THUMBNAIL_SECONDS, text: shown?.text ?? '' };
    }),
    seconds,
  );
}

const readCues = (webVtt: string): readonly Cue[] =>
  [...webVtt.matchAll(/^(\S+) --> (\S+).*\n([\s\S]*?)(?:\n\n|\n?$(?![\s\S]))/gm)].map(
    ([, start = '', end = '', text = '']) => ({ start: secondsOf(start), end: secondsOf(end), text }),
  );

const writeCues = (cues: readonly Cue[], seconds: number): string =>
  `${[
    'WEBVTT',
    ...cues
      .filter(({ start }) => start < seconds)
      .map(
        ({ start, end, text }) => `${timestampOf(start)} --> ${timestampOf(Math.min(end, seconds))}\n${text}`,
      ),
  ].join('\n\n')}\n`;

const secondsOf = (timestamp: string): number =>
  timestamp.split(':').reduce((total, part) => total * 60 + Number(part), 0);

const timestampOf = (seconds: number): string =>
  new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);
