// Seeded random numbers and noise, so that pictures are identical on every machine.

/** Returns numbers in [0, 1) determined by the seed. */
export type Chance = () => number;

export const chanceOf = (seed: string): Chance => {
  let state = 2166136261;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

const lattice = (index: number, seed: number): number => {
  const mixed = Math.sin(index * 127.1 + seed * 311.7) * 43758.5453;
  return mixed - Math.floor(mixed);
};

/** Smooth noise along a line, in [0, 1]. */
export const noise = (position: number, seed: number): number => {
  const cell = Math.floor(position);
  const inside = position - cell;
  const eased = inside * inside * (3 - 2 * inside);
  return lattice(cell, seed) * (1 - eased) + lattice(cell + 1, seed) * eased;
};

/** Several octaves of noise along a line, in [0, 1]. */
export const ridgeNoise = (position: number, seed: number, octaves = 5): number => {
  let sum = 0;
  let weight = 0.5;
  let frequency = 1;
  let total = 0;
  for (let octave = 0; octave < octaves; octave++) {
    sum += weight * noise(position * frequency, seed + octave * 17);
    total += weight;
    weight /= 2;
    frequency *= 2.03;
  }
  return sum / total;
};
