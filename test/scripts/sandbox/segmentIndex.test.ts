import { segmentIndexOf } from '../../../scripts/sandbox/playback/segmentIndex';

const TIMESCALE = 12_800;

/** A `sidx` of `version` with segments of these lengths, two seconds each, `gap` bytes after it. */
const sidx = (version: 0 | 1, gap: number, lengths: readonly number[]): Buffer => {
  const times = Buffer.alloc(version === 0 ? 8 : 16);
  times.writeUInt32BE(gap, times.length - 4);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(TIMESCALE, 4);
  const count = Buffer.from([0, 0, 0, lengths.length]);
  return box(
    'sidx',
    Buffer.concat([Buffer.from([version, 0, 0, 0]), head, times, count, ...lengths.map(entry)]),
  );
};
const entry = (length: number): Buffer => {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt32BE(length);
  bytes.writeUInt32BE(2 * TIMESCALE, 4);
  // It starts with a keyframe.
  bytes.writeUInt32BE(0x90_00_00_00, 8);
  return bytes;
};
const box = (type: string, content: Buffer): Buffer => {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(8 + content.length);
  return Buffer.concat([size, Buffer.from(type), content]);
};
/** A hundred bytes. */
const beginning = [box('ftyp', Buffer.alloc(12)), box('moov', Buffer.alloc(72))];

test.each([
  [0, 0],
  [0, 16],
  [1, 0],
  [1, 16],
] as const)('an index of version %d whose segments start %d bytes after it', (version, gap) => {
  const boxes = sidx(version, gap, [40, 50]);
  const start = 100 + boxes.length + gap;
  expect(segmentIndexOf(Buffer.concat([...beginning, boxes, Buffer.alloc(200)]))).toEqual({
    timescale: 12_800,
    initialization: { start: 0, length: 100 },
    segments: [
      { start, length: 40, seconds: 2 },
      { start: start + 40, length: 50, seconds: 2 },
    ],
  });
});

test.each([
  ['an empty file', Buffer.alloc(0)],
  ['no index', Buffer.concat(beginning)],
  ['an index cut short', Buffer.concat([...beginning, sidx(0, 0, [40, 50]).subarray(0, 40)])],
  ['something else', Buffer.from('#EXTM3U\nnothing that a box could be made of')],
])('%s is no film that can be played in parts', (_, head) => {
  expect(() => segmentIndexOf(head)).toThrow('does not begin with');
});
