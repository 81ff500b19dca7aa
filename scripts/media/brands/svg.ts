// SVG helpers of the brand drawings.

/** A whole SVG document. */
export const svg = (width: number, height: number, ...parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}" width="${String(width)}" height="${String(height)}">${parts.join('')}</svg>\n`;

const round = (value: number): string => String(Math.round(value * 100) / 100);

export const path = (notation: string, fill: string, more = ''): string =>
  `<path d="${notation}" fill="${fill}"${more && ` ${more}`}/>`;
export const stroke = (notation: string, color: string, weight: number, more = ''): string =>
  `<path d="${notation}" fill="none" stroke="${color}" stroke-width="${String(weight)}" stroke-linecap="round" stroke-linejoin="round"${more && ` ${more}`}/>`;
export const disc = (x: number, y: number, radius: number, fill: string, more = ''): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"${more && ` ${more}`}/>`;
export const box = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"${more && ` ${more}`}/>`;
export const group = (transform: string, ...parts: readonly string[]): string =>
  `<g transform="${transform}">${parts.join('')}</g>`;

/** A closed outline through points. */
export const outline = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;

/** A star whose points alternate between two radii. */
export const star = (x: number, y: number, points: number, outer: number, inner: number, turn = 0): string =>
  outline(
    Array.from({ length: points * 2 }, (_, index) => {
      const angle = turn + (index * Math.PI) / points;
      const radius = index % 2 ? inner : outer;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const;
    }),
  );
