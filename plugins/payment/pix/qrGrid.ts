/** QR code matrix: function patterns, data placement, masking. */

/** Rows of dark (true) and light modules. */
export type Grid = boolean[][];

export interface Drawn {
  readonly grid: Grid;
  /** Modules of function patterns, which carry no data. */
  readonly isFixed: Grid;
}

const square = (size: number): Grid =>
  Array.from({ length: size }, () => new Array<boolean>(size).fill(false));

/** Finder, timing, alignment and version patterns; reserves the format area. */
export function drawFunctionPatterns(version: number): Drawn {
  const size = version * 4 + 17;
  const [grid, isFixed] = [square(size), square(size)];
  const set = (row: number, column: number, dark: boolean) => {
    const [line, fixed] = [grid[row], isFixed[row]];
    if (line === undefined || fixed === undefined || column < 0 || column >= size) return;
    line[column] = dark;
    fixed[column] = true;
  };
  for (let place = 0; place < size; place++) {
    set(6, place, place % 2 === 0);
    set(place, 6, place % 2 === 0);
  }
  const ring = (row: number, column: number, reach: number, lights: readonly number[]) => {
    for (let down = -reach; down <= reach; down++)
      for (let across = -reach; across <= reach; across++)
        set(row + down, column + across, !lights.includes(Math.max(Math.abs(down), Math.abs(across))));
  };
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    ring(row, column, 4, [2, 4]);
  const centres = alignmentOf(version);
  const last = centres.at(-1);
  for (const row of centres)
    for (const column of centres)
      if (!((row === 6 && (column === 6 || column === last)) || (column === 6 && row === last)))
        ring(row, column, 2, [1]);
  drawFormat(set, size, 0);
  if (version >= 7) drawVersion(set, size, version);
  return { grid, isFixed };
}

function alignmentOf(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  return [
    6,
    ...Array.from({ length: count - 1 }, (_, index) => version * 4 + 10 - (count - 2 - index) * step),
  ];
}

type Setter = (row: number, column: number, dark: boolean) => void;

/** Format information (correction M and mask) with its BCH code, drawn twice. */
function drawFormat(set: Setter, size: number, mask: number): void {
  let rest = mask;
  for (let bit = 0; bit < 10; bit++) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
  const bits = ((mask << 10) | rest) ^ 0x5412;
  const dark = (bit: number) => ((bits >>> bit) & 1) === 1;
  for (let bit = 0; bit < 15; bit++) {
    if (bit < 6) set(bit, 8, dark(bit));
    else if (bit < 8) set(bit + 1, 8, dark(bit));
    else if (bit === 8) set(8, 7, dark(bit));
    else set(8, 14 - bit, dark(bit));
    if (bit < 8) set(8, size - 1 - bit, dark(bit));
    else set(size - 15 + bit, 8, dark(bit));
  }
  set(size - 8, 8, true);
}

function drawVersion(set: Setter, size: number, version: number): void {
  let rest = version;
  for (let bit = 0; bit < 12; bit++) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let bit = 0; bit < 18; bit++) {
    const dark = ((bits >>> bit) & 1) === 1;
    const [near, far] = [Math.floor(bit / 3), size - 11 + (bit % 3)];
    set(near, far, dark);
    set(far, near, dark);
  }
}

/** Data is placed in two-module columns, zigzag from the lower right corner. */
export function placeBits(grid: Grid, isFixed: Grid, words: readonly number[]): void {
  const size = grid.length;
  let bit = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++)
      for (const column of [right, right - 1]) {
        const row = ((right + 1) & 2) === 0 ? size - 1 - step : step;
        const line = grid[row];
        if (line === undefined || isFixed[row]?.[column] === true || bit >= words.length * 8) continue;
        line[column] = (((words[bit >>> 3] ?? 0) >>> (7 - (bit & 7))) & 1) === 1;
        bit++;
      }
  }
}

const masks: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** The grid under the mask with the lowest penalty score. */
export function bestMask(grid: Grid, isFixed: Grid): Grid {
  const masked = masks.map((flips, mask) => {
    const copy = grid.map((line, row) =>
      line.map((dark, column) => (isFixed[row]?.[column] === true ? dark : dark !== flips(row, column))),
    );
    drawFormat((row, column, dark) => copy[row]?.splice(column, 1, dark), copy.length, mask);
    return copy;
  });
  return masked.reduce((best, each) => (penalty(each) < penalty(best) ? each : best));
}

function penalty(grid: Grid): number {
  const size = grid.length;
  const columns = grid.map((_, column) => grid.map((line) => line[column] === true));
  const lines = [...grid, ...columns].map((line) => line.map(Number).join(''));
  const runs = lines.reduce(
    (sum, line) => sum + [...line.matchAll(/0{5,}|1{5,}/g)].reduce((all, [run]) => all + run.length - 2, 0),
    0,
  );
  const finders = lines.reduce(
    (sum, line) => sum + 40 * [...line.matchAll(/(?=10111010000|00001011101)/g)].length,
    0,
  );
  let blocks = 0;
  for (let row = 1; row < size; row++)
    for (let column = 1; column < size; column++) {
      const dark = grid[row]?.[column];
      if (
        dark === grid[row - 1]?.[column] &&
        dark === grid[row]?.[column - 1] &&
        dark === grid[row - 1]?.[column - 1]
      )
        blocks += 3;
    }
  const share = grid.flat().filter(Boolean).length / (size * size);
  return runs + finders + blocks + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}
