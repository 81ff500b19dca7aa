/**
 * Segments of streams without end: the files of a stream are short, and each of its segments is one of a file's, moved
 * to its time. Positions count from 0.
 */
import { open } from 'node:fs/promises';
import { readSegmentIndex, type ByteRange, type SegmentIndex } from './segmentIndex';

/** The name of a rendition's initialization segment. */
export const INITIALIZATION = 'init.mp4';

/** Seconds at which `position` starts in a stream of segments as long as the file's, over and over. */
export function startOf({ segments }: Pick<SegmentIndex, 'segments'>, position: number): number {
  const secondsOf = (count: number): number =>
    segments.slice(0, count).reduce((sum, { seconds }) => sum + seconds, 0);
  const { length } = segments;
  return Math.floor(position / length) * secondsOf(length) + secondsOf(position % length);
}

/** The initialization of a file. Rejects when the file is missing. */
export async function initializationOf(file: string): Promise<Buffer<ArrayBuffer>> {
  const { initialization } = await readSegmentIndex(file);
  return readRange(file, initialization);
}

/** Segment `source` of a file, for `position` of a stream. Rejects when the file or the segment is missing. */
export async function segmentAt(
  file: string,
  position: number,
  source: number,
): Promise<Buffer<ArrayBuffer>> {
  const index = await readSegmentIndex(file);
  const range = index.segments[source];
  if (!range) throw new Error(`${file} has no segment ${source}.`);
  const seconds = startOf(index, position) - startOf(index, source);
  return laterBy(await readRange(file, range), Math.round(seconds * index.timescale));
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

const WORD = 4;
const LARGEST_WORD = 0xff_ff_ff_ff;

/** Adds `units` of the media's timescale to the decode time of a segment (`tfdt`, ISO/IEC 14496-12). */
function laterBy(segment: Buffer<ArrayBuffer>, units: number): Buffer<ArrayBuffer> {
  const fragment = boxIn(segment, 0, 'moof');
  const track = boxIn(segment, fragment + 8, 'traf');
  const box = boxIn(segment, track + 8, 'tfdt');
  const time = box + 12;
  if (segment.readUInt8(box + 8) === 1) {
    segment.writeBigUInt64BE(segment.readBigUInt64BE(time) + BigInt(units), time);
    return segment;
  }
  const moved = segment.readUInt32BE(time) + units;
  if (moved <= LARGEST_WORD) {
    segment.writeUInt32BE(moved, time);
    return segment;
  }
  // Version 1 has a time of 64 bits, which moves all that follows.
  const run = boxIn(segment, track + 8, 'trun');
  for (const larger of [fragment, track, box])
    segment.writeUInt32BE(segment.readUInt32BE(larger) + WORD, larger);
  const dataOffset = run + 16;
  segment.writeInt32BE(segment.readInt32BE(dataOffset) + WORD, dataOffset);
  segment.writeUInt8(1, box + 8);
  const long = Buffer.alloc(2 * WORD);
  long.writeBigUInt64BE(BigInt(moved));
  return Buffer.concat([segment.subarray(0, time), long, segment.subarray(time + WORD)]);
}

/** Where the first box of a type begins, at or after the box at `from`. */
function boxIn(segment: Buffer, from: number, type: string): number {
  let box = from;
  while (segment.toString('latin1', box + 4, box + 8) !== type) box += segment.readUInt32BE(box);
  return box;
}
