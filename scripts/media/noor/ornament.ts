// Shared by noor's painters: star lattices, arches, dunes, cities of domes, lanterns, and lamplight behind glass.
import type { Easel, Ink, Point } from '../studio/Easel';
import { shade } from '../studio/shade';

const starPoints = (
  x: number,
  y: number,
  outer: number,
  inner: number,
  points = 8,
  turn = Math.PI / 8,
): Point[] =>
  Array.from({ length: points * 2 }, (_, index): Point => {
    const angle = turn + (index * Math.PI) / points;
    const radius = index % 2 ? inner : outer;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });

export const star = (
  easel: Easel,
  x: number,
  y: number,
  radius: number,
  ink: Ink,
  inner = 0.62,
  points = 8,
): void => {
  easel.shape(starPoints(x, y, radius, radius * inner, points), ink);
};

/** Eight-pointed stars joined by crosses, as lines. */
export const lattice = (
  easel: Easel,
  left: number,
  top: number,
  columns: number,
  rows: number,
  size: number,
  ink: string,
  weight: number,
): void => {
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const x = left + (column + 0.5) * size;
      const y = top + (row + 0.5) * size;
      const outline = starPoints(x, y, size * 0.5, size * 0.385);
      easel.line([...outline, outline[0] ?? [x, y]], ink, weight);
      const inside = starPoints(x, y, size * 0.25, size * 0.16, 8, 0);
      easel.line([...inside, inside[0] ?? [x, y]], ink, weight * 0.7);
      for (let spoke = 0; spoke < 4; spoke++) {
        const angle = (spoke * Math.PI) / 2 + Math.PI / 4;
        easel.line(
          [
            [x + size * 0.42 * Math.cos(angle), y + size * 0.42 * Math.sin(angle)],
            [x + size * 0.707 * Math.cos(angle), y + size * 0.707 * Math.sin(angle)],
          ],
          ink,
          weight,
        );
      }
    }
};

/** A pointed arch as a path; `bottom` is the y coordinate of its base. */
export const archPath = (x: number, bottom: number, width: number, height: number): Path2D => {
  const half = width / 2;
  const spring = bottom - height + width * 0.72;
  const path = new Path2D();
  path.moveTo(x - half, bottom);
  path.lineTo(x - half, spring);
  path.bezierCurveTo(
    x - half,
    spring - width * 0.42,
    x - half * 0.42,
    bottom - height + width * 0.1,
    x,
    bottom - height,
  );
  path.bezierCurveTo(
    x + half * 0.42,
    bottom - height + width * 0.1,
    x + half,
    spring - width * 0.42,
    x + half,
    spring,
  );
  path.lineTo(x + half, bottom);
  path.closePath();
  return path;
};

export const arch = (
  easel: Easel,
  x: number,
  bottom: number,
  width: number,
  height: number,
  ink: Ink,
): void => {
  easel.pen.fillStyle = ink;
  easel.pen.fill(archPath(x, bottom, width, height));
};

/** Clips drawing to an arch. */
export const throughArch = (
  easel: Easel,
  x: number,
  bottom: number,
  width: number,
  height: number,
  work: () => void,
): void => {
  easel.keep(() => {
    easel.pen.clip(archPath(x, bottom, width, height));
    work();
  });
};

/** A dune with a lit and a shaded flank; the crest runs from left to right through `peak`. */
export const dune = (
  easel: Easel,
  level: number,
  peak: number,
  height: number,
  light: Ink,
  dark: Ink,
  lean = 12,
): void => {
  const { pen, width } = easel;
  pen.fillStyle = light;
  pen.beginPath();
  pen.moveTo(-5, 101);
  pen.lineTo(-5, level);
  pen.bezierCurveTo(peak * 0.4, level + 3, peak * 0.72, level - height * 0.9, peak, level - height);
  pen.bezierCurveTo(peak + lean, level - height * 0.5, width * 0.86, level - 2, width + 5, level);
  pen.lineTo(width + 5, 101);
  pen.fill();
  pen.fillStyle = dark;
  pen.beginPath();
  pen.moveTo(peak, level - height);
  pen.bezierCurveTo(peak + lean, level - height * 0.5, width * 0.86, level - 2, width + 5, level);
  pen.lineTo(width + 5, 101);
  pen.lineTo(peak + lean * 2.2, 101);
  pen.bezierCurveTo(peak + lean * 2.4, level + 18, peak - lean * 1.2, level + 4, peak, level - height);
  pen.fill();
};

/** A row of buildings, domes and minarets, seeded by the easel. */
export const city = (easel: Easel, base: number, scale: number, ink: Ink, lamp?: string): void => {
  let x = -6;
  while (x < easel.width + 6) {
    const width = easel.between(6, 13) * scale;
    const height = easel.between(7, 20) * scale;
    easel.box(x, base - height, width, height + 40, ink);
    const kind = easel.chance();
    if (kind < 0.26) {
      easel.disc(x + width / 2, base - height, width * 0.42, ink);
      easel.line(
        [
          [x + width / 2, base - height - width * 0.4],
          [x + width / 2, base - height - width * 0.66],
        ],
        ink,
        0.35,
      );
    } else if (kind < 0.42) {
      const tower = x + width * 0.5;
      easel.box(tower - 0.9 * scale, base - height - 14 * scale, 1.8 * scale, 15 * scale, ink);
      easel.box(tower - 1.5 * scale, base - height - 9 * scale, 3 * scale, 1.1 * scale, ink);
      easel.shape(
        [
          [tower - 1.2 * scale, base - height - 14 * scale],
          [tower, base - height - 19 * scale],
          [tower + 1.2 * scale, base - height - 14 * scale],
        ],
        ink,
      );
    } else if (kind < 0.7)
      for (let tooth = 0; tooth < 3; tooth++)
        easel.box(x + (tooth * width) / 3, base - height - 1.2 * scale, width / 6, 1.4 * scale, ink);
    if (lamp)
      for (let window = 0; window < 4; window++)
        if (easel.chance() > 0.5)
          easel.box(
            x + easel.between(0.12, 0.75) * width,
            base - easel.between(0.2, 0.86) * height,
            0.9 * scale,
            1.4 * scale,
            lamp,
          );
    x += width + easel.between(-0.5, 1) * scale;
  }
};

export const stars = (easel: Easel, count: number, bottom: number, color = '#f2f8f4'): void => {
  for (let index = 0; index < count; index++) {
    const size = easel.chance() ** 4;
    easel.disc(easel.between(0, easel.width), easel.between(0, bottom), 0.1 + size * 0.5, color);
  }
};

/** A hanging lantern of colored glass. */
export const lantern = (
  easel: Easel,
  x: number,
  top: number,
  y: number,
  size: number,
  glass: string,
  metal = '#3a2a1c',
): void => {
  easel.line(
    [
      [x, top],
      [x, y],
    ],
    metal,
    0.3,
  );
  easel.glow(x, y + size * 0.7, size * 3.4, glass, 0.75);
  easel.shape(
    [
      [x - size * 0.3, y],
      [x + size * 0.3, y],
      [x + size * 0.52, y + size * 0.42],
      [x + size * 0.34, y + size * 1.3],
      [x - size * 0.34, y + size * 1.3],
      [x - size * 0.52, y + size * 0.42],
    ],
    easel.round(x, y + size * 0.7, size * 0.9, ['#fffbe2', glass]),
  );
  easel.line(
    [
      [x - size * 0.3, y],
      [x + size * 0.3, y],
      [x + size * 0.52, y + size * 0.42],
      [x + size * 0.34, y + size * 1.3],
      [x - size * 0.34, y + size * 1.3],
      [x - size * 0.52, y + size * 0.42],
      [x - size * 0.3, y],
    ],
    metal,
    size * 0.07,
  );
  easel.line(
    [
      [x - size * 0.52, y + size * 0.42],
      [x + size * 0.52, y + size * 0.42],
    ],
    metal,
    size * 0.06,
  );
  easel.line(
    [
      [x, y],
      [x, y + size * 1.3],
    ],
    metal,
    size * 0.05,
  );
  easel.disc(x, y, size * 0.18, metal);
};

/** A crescent, cut out with the sky's color. */
export const crescent = (easel: Easel, x: number, y: number, radius: number, color: string): void => {
  easel.glow(x, y, radius * 4, color, 0.5);
  easel.pen.fillStyle = color;
  easel.pen.beginPath();
  easel.pen.arc(x, y, radius, 0.5, 4.4);
  easel.pen.arc(x + radius * 0.36, y - radius * 0.2, radius * 0.82, 4.2, 0.72, true);
  easel.pen.fill();
};

const GLASS = `
vec4 shade(vec2 uv, vec2 px){ vec2 a=vec2(size.x/size.y,1.);
  vec2 w=vec2(fbm(uv*a*5.+seed),fbm(uv*a*5.+seed+7.))-.5; vec3 c=texture(source,uv+w*.0016).rgb, bloom=vec3(0);
  for(int i=0;i<28;i++){ float t=float(i)*2.4, r=.006+.0034*float(i); vec3 s=texture(source,uv+r*vec2(cos(t)/a.x,sin(t))).rgb; bloom+=s*smoothstep(.62,1.1,max(s.r,max(s.g,s.b))*dot(s,vec3(.34,.5,.16))*1.4); }
  c=clamp(c,0.,1.); float room=1.-dot(c,vec3(.3,.55,.15)); c=1.-(1.-c)*(1.-clamp(bloom/28.*vec3(.5,.38,.24)*(.25+.9*room),0.,1.));
  float l=dot(c,vec3(.3,.55,.15)); c=mix(c*vec3(.86,1.02,1.04),c*vec3(1.05,1.,.94),smoothstep(.1,.7,l));
  c+=(hash(px+seed)-.5)*.022; float v=length((uv-.5)*vec2(1.,.9)); c*=1.-.34*smoothstep(.35,.85,v);
  c=clamp(c,0.,1.); c=mix(c,c*c*(3.-2.*c),.28); return vec4(c,1.); }`;

/** Lamplight behind glass: bloom, warm lights, cool shadows. */
export const lit = (easel: Easel): void => {
  easel.pen.drawImage(
    shade({
      width: easel.canvas.width,
      height: easel.canvas.height,
      code: GLASS,
      source: easel.canvas,
      uniforms: { seed: easel.between(1, 9) },
    }),
    0,
    0,
    easel.width,
    100,
  );
};
