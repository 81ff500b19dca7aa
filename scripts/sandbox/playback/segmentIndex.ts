/** Locates the initialization and the segments of a fragmented MP4 by its segment index (`sidx`, ISO/IEC 14496-12). */
import { open } from 'node:fs/promises';

export interface ByteRange {
  readonly start: number;
  readonly length: number;
}

export interface Segment extends ByteRange {
  readonly seconds: number;
}

export interface SegmentIndex {
  /** The boxes before the index, which are needed to decode any segment. */
  readonly initialization: ByteRange;
  readonly segments: readonly Segment[];
  /** Units of media time per second. */
  readonly timescale: number;
}

/** The packager writes the index right after the initialization, within the first kilobytes. */
const HEAD_BYTES = 16_384;

/** Rejects when the file does not exist, or has no index at its start. */
export async function readSegmentIndex(file: string): Promise<SegmentIndex> {
  const handle = await open(file);
  try {
    const head = Buffer.alloc(HEAD_BYTES);
    const { bytesRead } = await handle.read(head, 0, HEAD_BYTES, 0);
    return segmentIndexOf(head.subarray(0, bytesRead));
  } finally {
    await handle.close();
  }
}

/** Parses the index from the first bytes of a file. Throws when it is not among them. */
export function segmentIndexOf(head: Buffer): SegmentIndex {
  let box = 0;
  while (box + 8 <= head.length && head.toString('latin1', box + 4, box + 8) !== 'sidx')
    box += Math.max(8, head.readUInt32BE(box));
  if (box + 8 > head.length || box + head.readUInt32BE(box) > head.length)
    throw new Error('The file does not begin with an initialization and a segment index.');

  // Version 1 has 64-bit times and offsets.
  const isLong = head.readUInt8(box + 8) === 1;
  const firstOffset = isLong ? Number(head.readBigUInt64BE(box + 28)) : head.readUInt32BE(box + 24);
  const timescale = head.readUInt32BE(box + 16);
  const countAt = box + (isLong ? 38 : 30);
  const segments: Segment[] = [];
  let start = box + head.readUInt32BE(box) + firstOffset;
  for (let entry = 0; entry < head.readUInt16BE(countAt); entry += 1) {
    const entryAt = countAt + 2 + entry * 12;
    const length = head.readUInt32BE(entryAt) & 0x7f_ff_ff_ff;
    segments.push({ start, length, seconds: head.readUInt32BE(entryAt + 4) / timescale });
    start += length;
  }
  return { initialization: { start: 0, length: box }, segments, timescale };
}
