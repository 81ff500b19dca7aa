/** Draws the icons of the installed site from the realm's icon. */
import { Resvg } from '@resvg/resvg-js';
import type { CheckedRealm } from '../../core/realm/checkedRealm';
import { appIcons, touchIcon } from './appIconNames';
import { pictureType } from './pictures';

/** The width of the realm's icon within a maskable one: of an icon on a ground of its own, and of another one. */
const TILE_SHARE = 0.9;
const FIGURE_SHARE = 0.68;

/** By the icon's bytes, which realms that extend another one share, then by the color behind it. */
const drawn = new WeakMap<Uint8Array, Map<string, ReadonlyMap<string, Uint8Array<ArrayBuffer>>>>();

/**
 * The icons by name, as PNG; none when the realm's icon is not a file of its images folder, or cannot be drawn: then
 * browsers use the icon itself.
 */
export function drawAppIcons(
  { logos, theme }: Pick<CheckedRealm, 'logos' | 'theme'>,
  pictures: ReadonlyMap<string, Uint8Array<ArrayBuffer>>,
): ReadonlyMap<string, Uint8Array<ArrayBuffer>> {
  const content = pictures.get(logos.favicon);
  const type = pictureType(logos.favicon);
  if (content === undefined || type === null) return new Map();
  const { ground } = theme.colors;
  const known = drawn.get(content) ?? new Map<string, ReadonlyMap<string, Uint8Array<ArrayBuffer>>>();
  drawn.set(content, known);
  const icons = known.get(ground) ?? drawAll(content, type, ground);
  known.set(ground, icons);
  return icons;
}

function drawAll(
  content: Uint8Array<ArrayBuffer>,
  type: string,
  ground: string,
): ReadonlyMap<string, Uint8Array<ArrayBuffer>> {
  const bytes = Buffer.from(content);
  const address = `data:${type};base64,${bytes.toString('base64')}`;
  const render = renderer({ hasText: bytes.includes('<text') });
  const sample = render(iconOn(address, null, 1), SAMPLE_SIZE)?.pixels;
  // A picture that cannot be read is drawn as nothing.
  if (sample === undefined || sample.every((value) => value === 0)) return new Map();
  const tile = edgeColor(sample);
  return new Map(
    [...appIcons, touchIcon].flatMap(({ name, size, purpose }) => {
      const png = render(
        purpose === 'any'
          ? iconOn(address, null, 1)
          : iconOn(address, tile ?? ground, tile === null ? FIGURE_SHARE : TILE_SHARE),
        size,
      )?.asPng();
      return png === undefined ? [] : [[name, new Uint8Array(png)] as const];
    }),
  );
}

/** The icon, centered; on a color, unless that is null. */
function iconOn(address: string, color: string | null, share: number): string {
  const margin = (100 * (1 - share)) / 2;
  const ground = color === null ? '' : `<rect width="100" height="100" fill="${color}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${ground}<image href="${address}" x="${margin}" y="${margin}" width="${100 * share}" height="${100 * share}"/></svg>`;
}

/** Points of the edges, in shares of the width and height; corners are often rounded. */
const EDGES = [
  [0.5, 0.02],
  [0.98, 0.5],
  [0.5, 0.98],
  [0.02, 0.5],
] as const;
const SAMPLE_SIZE = 100;

/**
 * The color of an icon that fills its square with one, so that the square is not visible; null for another icon. `pixels`
 * are red, green, blue and alpha of each, by rows.
 */
function edgeColor(pixels: Uint8Array): string | null {
  const colors = EDGES.map(([x, y]) => {
    const at = 4 * (Math.floor(y * SAMPLE_SIZE) * SAMPLE_SIZE + Math.floor(x * SAMPLE_SIZE));
    return [...pixels.subarray(at, at + 4)].join();
  });
  const [red, green, blue, alpha] = (colors[0] ?? '').split(',');
  return new Set(colors).size === 1 && alpha === '255' ? `rgb(${red},${green},${blue})` : null;
}

/** Returns null for a drawing that cannot be read. Fonts are searched only for drawings with text: that is slow. */
const renderer =
  ({ hasText }: { readonly hasText: boolean }) =>
  (drawing: string, size: number) => {
    try {
      return new Resvg(drawing, {
        fitTo: { mode: 'width', value: size },
        font: { loadSystemFonts: hasText },
      }).render();
    } catch {
      return null;
    }
  };
