/**
 * QR codes of texts, by ISO/IEC 18004: byte mode, error correction M, the smallest version that fits, the
 * mask with the lowest penalty.
 */
import { bestMask, drawFunctionPatterns, type Grid, placeBits } from './qrGrid';

/** By version: error correction codewords per block, blocks, and total codewords. */
const sizes: readonly (readonly [perBlock: number, blocks: number, words: number])[] = [
  [10, 1, 26],
  [16, 1, 44],
  [26, 1, 70],
  [18, 2, 100],
  [24, 2, 134],
  [16, 4, 172],
  [18, 4, 196],
  [22, 4, 242],
  [22, 5, 292],
  [26, 5, 346],
  [30, 5, 404],
  [22, 8, 466],
  [22, 9, 532],
  [24, 9, 581],
  [24, 10, 655],
  [28, 10, 733],
  [28, 11, 815],
  [26, 13, 901],
  [26, 14, 991],
  [26, 16, 1085],
];

/**
 * Rows of dark (true) and light modules, without the quiet zone. Throws for a text of more than 666 bytes,
 * which cameras read badly.
 */
export function qrCode(text: string): Grid {
  const bytes = new TextEncoder().encode(text);
  const version =
    1 +
    sizes.findIndex(
      ([perBlock, blocks, words], index) => bytes.length + (index < 9 ? 2 : 3) <= words - perBlock * blocks,
    );
  const size = sizes[version - 1];
  if (size === undefined) throw new Error('The text is too long for a picture.');
  const [perBlock, blocks, words] = size;
  const data = dataWords(bytes, version, words - perBlock * blocks);
  const { grid, isFixed } = drawFunctionPatterns(version);
  placeBits(grid, isFixed, interleaved(data, perBlock, blocks));
  return bestMask(grid, isFixed);
}

/** Mode, length, text, and padding to capacity. */
function dataWords(bytes: Uint8Array, version: number, capacity: number): number[] {
  const bits: number[] = [];
  const push = (value: number, count: number) => {
    for (let bit = count - 1; bit >= 0; bit--) bits.push((value >>> bit) & 1);
  };
  push(4, 4);
  push(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) push(byte, 8);
  push(0, Math.min(4, capacity * 8 - bits.length));
  push(0, (8 - (bits.length % 8)) % 8);
  const words = Array.from({ length: bits.length / 8 }, (_, index) =>
    bits.slice(index * 8, index * 8 + 8).reduce((word, bit) => word * 2 + bit, 0),
  );
  for (let pad = 0xec; words.length < capacity; pad ^= 0xec ^ 0x11) words.push(pad);
  return words;
}

/** Data blocks and their error correction, interleaved by codeword. */
function interleaved(data: readonly number[], perBlock: number, blocks: number): number[] {
  const short = Math.floor(data.length / blocks);
  const long = data.length % blocks;
  let taken = 0;
  const parts = Array.from({ length: blocks }, (_, index) => {
    const length = short + (index >= blocks - long ? 1 : 0);
    taken += length;
    return data.slice(taken - length, taken);
  });
  const corrections = parts.map((part) => correctionOf(part, perBlock));
  const woven = (rows: readonly (readonly number[])[]) =>
    Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, column) =>
      rows.flatMap((row) => row[column] ?? []),
    ).flat();
  return [...woven(parts), ...woven(corrections)];
}

/** Error correction codewords of a data block: Reed-Solomon over GF(256), so that a partly covered code can be read. */
function correctionOf(data: readonly number[], count: number): number[] {
  const divisor = generator(count);
  const rest = new Array<number>(count).fill(0);
  for (const word of data) {
    const factor = word ^ (rest.shift() ?? 0);
    rest.push(0);
    divisor.forEach((term, index) => (rest[index] = (rest[index] ?? 0) ^ times(term, factor)));
  }
  return rest;
}

/** Generator polynomial: the product of (x - 2^i), without its leading term. */
function generator(count: number): number[] {
  let terms = [1];
  let root = 1;
  for (let index = 0; index < count; index++) {
    const next = [...terms, 0];
    terms.forEach((term, place) => (next[place + 1] = (next[place + 1] ?? 0) ^ times(term, root)));
    terms = next;
    root = times(root, 2);
  }
  return terms.slice(1);
}

/** Multiplication modulo x^8 + x^4 + x^3 + x^2 + 1. */
function times(left: number, right: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--)
    product = (product << 1) ^ ((product >>> 7) * 0x11d) ^ (((right >>> bit) & 1) * left);
  return product;
}
