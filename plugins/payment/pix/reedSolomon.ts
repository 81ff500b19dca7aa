/** Reed-Solomon over GF(256) as used by QR codes: allows reading a partly covered code. */

/** Error correction codewords of a data block. */
export function correctionOf(data: readonly number[], count: number): number[] {
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
