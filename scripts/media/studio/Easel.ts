// A painter's canvas, 100 units high, with shared drawing operations.

/** Returns numbers in [0, 1) determined by the seed, so that pictures are identical on every machine. */
type Chance = () => number;

const chanceOf = (seed: string): Chance => {
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
const noise = (position: number, seed: number): number => {
  const cell = Math.floor(position);
  const inside = position - cell;
  const eased = inside * inside * (3 - 2 * inside);
  return lattice(cell, seed) * (1 - eased) + lattice(cell + 1, seed) * eased;
};

/** Several octaves of noise along a line, in [0, 1]. */
const ridgeNoise = (position: number, seed: number, octaves = 5): number => {
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

export type Point = readonly [x: number, y: number];
export type Ink = string | CanvasGradient;

/** Draws one picture; the easel determines size and ratio. */
export type Painter = (easel: Easel) => void;

export class Easel {
  readonly canvas: HTMLCanvasElement;
  readonly pen: CanvasRenderingContext2D;
  /** Width in units; the height is always 100. */
  readonly width: number;
  readonly chance: Chance;
  readonly pixelsPerUnit: number;

  constructor(pixelWidth: number, pixelHeight: number, seed: string) {
    this.canvas = document.createElement('canvas');
    this.canvas.width = pixelWidth;
    this.canvas.height = pixelHeight;
    const pen = this.canvas.getContext('2d');
    if (!pen) throw new Error('This browser has no canvas.');
    this.pen = pen;
    this.pixelsPerUnit = pixelHeight / 100;
    this.width = pixelWidth / this.pixelsPerUnit;
    this.chance = chanceOf(seed);
    pen.scale(this.pixelsPerUnit, this.pixelsPerUnit);
    pen.lineCap = 'round';
    pen.lineJoin = 'round';
  }

  /** A random number in a range. */
  between(low: number, high: number): number {
    return low + (high - low) * this.chance();
  }

  /** A vertical gradient with evenly spaced stops. */
  fall(colors: readonly string[], top = 0, bottom = 100): CanvasGradient {
    return this.stops(this.pen.createLinearGradient(0, top, 0, bottom), colors);
  }

  across(colors: readonly string[], left = 0, right = this.width): CanvasGradient {
    return this.stops(this.pen.createLinearGradient(left, 0, right, 0), colors);
  }

  round(x: number, y: number, radius: number, colors: readonly string[]): CanvasGradient {
    return this.stops(this.pen.createRadialGradient(x, y, 0, x, y, radius), colors);
  }

  ground(ink: Ink): void {
    this.box(0, 0, this.width, 100, ink);
  }

  box(x: number, y: number, width: number, height: number, ink: Ink): void {
    this.pen.fillStyle = ink;
    this.pen.fillRect(x, y, width, height);
  }

  disc(x: number, y: number, radius: number, ink: Ink, flatten = 1): void {
    this.pen.fillStyle = ink;
    this.pen.beginPath();
    this.pen.ellipse(x, y, radius, radius * flatten, 0, 0, Math.PI * 2);
    this.pen.fill();
  }

  shape(points: readonly Point[], ink: Ink): void {
    this.trace(points);
    this.pen.closePath();
    this.pen.fillStyle = ink;
    this.pen.fill();
  }

  /** Fills a path in SVG notation, placed and scaled. */
  path(notation: string, ink: Ink, { x = 0, y = 0, scale = 1, flip = false, angle = 0 } = {}): void {
    this.keep(() => {
      this.pen.translate(x, y);
      this.pen.rotate(angle);
      this.pen.scale(flip ? -scale : scale, scale);
      this.pen.fillStyle = ink;
      this.pen.fill(new Path2D(notation));
    });
  }

  line(points: readonly Point[], ink: Ink, weight: number): void {
    this.trace(points);
    this.pen.strokeStyle = ink;
    this.pen.lineWidth = weight;
    this.pen.stroke();
  }

  curve(from: Point, bend: Point, to: Point, ink: Ink, weight: number): void {
    this.pen.beginPath();
    this.pen.moveTo(from[0], from[1]);
    this.pen.quadraticCurveTo(bend[0], bend[1], to[0], to[1]);
    this.pen.strokeStyle = ink;
    this.pen.lineWidth = weight;
    this.pen.stroke();
  }

  ring(x: number, y: number, radius: number, ink: Ink, weight: number, from = 0, to = Math.PI * 2): void {
    this.pen.beginPath();
    this.pen.arc(x, y, radius, from, to);
    this.pen.strokeStyle = ink;
    this.pen.lineWidth = weight;
    this.pen.stroke();
  }

  /** Land with a rough upper edge from `level` upwards by at most `height`. */
  ridge(level: number, height: number, ink: Ink, seed: number, roughness = 3, octaves = 5): void {
    const points: Point[] = [[0, 101]];
    const steps = 240;
    for (let step = 0; step <= steps; step++) {
      const along = step / steps;
      points.push([
        along * this.width,
        level - height * ridgeNoise(along * roughness * (this.width / 100), seed, octaves),
      ]);
    }
    points.push([this.width, 101]);
    this.shape(points, ink);
  }

  /** Runs `work` with a blur, an opacity or a blend mode and restores the state. */
  keep(
    work: () => void,
    {
      blur = 0,
      alpha = 1,
      blend = 'source-over',
    }: { blur?: number; alpha?: number; blend?: GlobalCompositeOperation } = {},
  ): void {
    this.pen.save();
    if (blur > 0) this.pen.filter = `blur(${String(blur * this.pixelsPerUnit)}px)`;
    this.pen.globalAlpha *= alpha;
    this.pen.globalCompositeOperation = blend;
    work();
    this.pen.restore();
  }

  /** Light that falls off from a point. */
  glow(x: number, y: number, radius: number, color: string, alpha = 1): void {
    this.keep(
      () => {
        this.disc(x, y, radius, this.round(x, y, radius, [color, `${color}55`, `${color}00`]));
      },
      { alpha, blend: 'screen' },
    );
  }

  /** Uneven haze across the full width. */
  haze(level: number, thickness: number, color: string, alpha: number): void {
    this.keep(
      () => {
        for (let puff = 0; puff < 14; puff++) {
          this.disc(
            this.between(-10, this.width + 10),
            level + this.between(-0.5, 0.5) * thickness,
            this.between(0.5, 1.2) * thickness,
            color,
            0.3,
          );
        }
      },
      { blur: thickness * 0.35, alpha },
    );
  }

  private trace(points: readonly Point[]): void {
    this.pen.beginPath();
    points.forEach(([x, y], index) => {
      if (index === 0) this.pen.moveTo(x, y);
      else this.pen.lineTo(x, y);
    });
  }

  private stops(gradient: CanvasGradient, colors: readonly string[]): CanvasGradient {
    colors.forEach((color, index) => {
      gradient.addColorStop(index / Math.max(1, colors.length - 1), color);
    });
    return gradient;
  }
}
