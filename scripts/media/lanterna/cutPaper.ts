// The posters of lanterna: layered cut paper with drop shadows, and azulejo grids.
import type { Easel, Ink, Painter, Point } from '../studio/Easel';
import { shade } from '../studio/shade';

export const PAPER = {
  cream: '#f5efe3',
  white: '#fffcf5',
  cobalt: '#1d3c94',
  sky: '#8fb4d9',
  brick: '#a6321f',
  coral: '#e2694a',
  ink: '#1b1815',
  mustard: '#dba13a',
  sage: '#8a9a78',
  moss: '#3f5a43',
  blush: '#edc4ae',
  plum: '#4a2545',
  sand: '#d8c3a0',
  slate: '#55616b',
} as const;

/** The points of an arc, for the outline of a shape; angles in radians. */
export const fan = (x: number, y: number, radius: number, from: number, to: number, steps = 24): Point[] =>
  Array.from({ length: steps + 1 }, (_, step): Point => [
    x + radius * Math.cos(from + ((to - from) * step) / steps),
    y + radius * Math.sin(from + ((to - from) * step) / steps),
  ]);

/** Each cut casts a shadow on the layer below. */
export class Scissors {
  private readonly easel: Easel;

  constructor(easel: Easel) {
    this.easel = easel;
  }

  private lift(work: () => void, height = 1): void {
    const { pen, pixelsPerUnit } = this.easel;
    pen.save();
    pen.shadowColor = 'rgba(24,14,6,.38)';
    pen.shadowBlur = 1.5 * height * pixelsPerUnit;
    pen.shadowOffsetX = 0.35 * height * pixelsPerUnit;
    pen.shadowOffsetY = 0.75 * height * pixelsPerUnit;
    work();
    pen.restore();
  }

  sheet(color: string): void {
    this.easel.ground(color);
  }
  disc(x: number, y: number, radius: number, ink: Ink, flatten = 1): void {
    this.lift(() => {
      this.easel.disc(x, y, radius, ink, flatten);
    });
  }
  box(x: number, y: number, width: number, height: number, ink: Ink): void {
    this.lift(() => {
      this.easel.box(x, y, width, height, ink);
    });
  }
  shape(points: readonly Point[], ink: Ink): void {
    this.lift(() => {
      this.easel.shape(points, ink);
    });
  }
  path(
    notation: string,
    ink: Ink,
    place: { x?: number; y?: number; scale?: number; flip?: boolean; angle?: number } = {},
  ): void {
    this.lift(() => {
      this.easel.path(notation, ink, place);
    });
  }
  line(points: readonly Point[], ink: Ink, weight: number): void {
    this.lift(() => {
      this.easel.line(points, ink, weight);
    }, 0.6);
  }
  arch(x: number, bottom: number, width: number, height: number, ink: Ink): void {
    this.path(
      `M${String(-width / 2)} 0V${String(-(height - width / 2))}A${String(width / 2)} ${String(width / 2)} 0 0 1 ${String(width / 2)} ${String(-(height - width / 2))}V0Z`,
      ink,
      { x, y: bottom },
    );
  }

  /** A torn or wavy edge that fills everything below it. */
  land(level: number, height: number, ink: Ink, seed: number, roughness = 1.4): void {
    this.lift(() => {
      this.easel.ridge(level, height, ink, seed, roughness, 2);
    });
  }

  /** A tile pattern: quarter circles, diamonds or leaves. */
  azulejo(
    x: number,
    y: number,
    columns: number,
    rows: number,
    size: number,
    kind: 'arcs' | 'diamonds' | 'leaves' | 'stars',
    ink: string,
    second: string,
  ): void {
    const { easel } = this;
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const left = x + column * size;
        const top = y + row * size;
        const middle: Point = [left + size / 2, top + size / 2];
        if (kind === 'arcs') {
          easel.ring(left, top, size * 0.5, ink, size * 0.13, 0, Math.PI / 2);
          easel.ring(left + size, top + size, size * 0.5, ink, size * 0.13, Math.PI, Math.PI * 1.5);
          easel.disc(middle[0], middle[1], size * 0.1, second);
        }
        if (kind === 'diamonds') {
          easel.shape(
            [
              [middle[0], top + size * 0.08],
              [left + size * 0.92, middle[1]],
              [middle[0], top + size * 0.92],
              [left + size * 0.08, middle[1]],
            ],
            (row + column) % 2 ? ink : second,
          );
          easel.disc(middle[0], middle[1], size * 0.14, PAPER.white);
        }
        if (kind === 'leaves')
          for (let leaf = 0; leaf < 4; leaf++)
            easel.path('M0 0Q2.6-1.4 4.4 0Q2.6 1.4 0 0Z', leaf % 2 ? ink : second, {
              x: middle[0],
              y: middle[1],
              scale: size / 10,
              angle: leaf * 1.5708 + 0.7854,
            });
        if (kind === 'stars') {
          for (let point = 0; point < 8; point++)
            easel.path('M0-.8L4.4 0 0 .8Z', point % 2 ? ink : second, {
              x: middle[0],
              y: middle[1],
              scale: size / 10,
              angle: point * 0.7854,
            });
          easel.disc(left, top, size * 0.07, ink);
        }
      }
  }
}

const TEXTURE = `vec4 shade(vec2 uv, vec2 px){ vec2 a=vec2(size.x/size.y,1.); vec2 w=vec2(fbm(uv*a*70.+seed),fbm(uv*a*70.+seed+7.))-.5;
  vec3 c=texture(source,uv+w*.0022).rgb; float fibre=fbm(uv*a*vec2(160.,90.)+seed)-.5, tooth=hash(px)-.5, cloud=fbm(uv*a*3.+seed)-.5;
  c*=1.+fibre*.13+tooth*.05+cloud*.06; return vec4(c,1.); }`;

/** Makes a painter from a composition and adds paper grain. */
export const cutOut =
  (compose: (cut: Scissors, easel: Easel) => void): Painter =>
  (easel) => {
    compose(new Scissors(easel), easel);
    const grained = shade({
      width: easel.canvas.width,
      height: easel.canvas.height,
      code: TEXTURE,
      source: easel.canvas,
      uniforms: { seed: easel.chance() * 20 },
    });
    easel.pen.drawImage(grained, 0, 0, easel.width, 100);
  };
