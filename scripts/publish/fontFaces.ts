/** The @font-face rules and preloads of one realm in one language. */
import { languageOf } from '../../core/i18n/locale';
import type { CheckedRealm, Font } from '../../core/realm/checkedRealm';
import type { FontCatalogue, FontFace } from '../build/fonts';
import { fallbackFonts } from './fallbackFonts';

export interface PageFonts {
  /** The faces of the page's own script, and their fallback fonts. */
  readonly css: string;
  /** The faces of every other script, which are deferred: a browser would fetch one for a single letter of a name. */
  readonly others: string;
  /** Addresses of the files needed by headings on the first screen. */
  readonly preload: readonly string[];
}

/**
 * Faces of both families for every script. Heading faces in the page's own script are preloaded: they set the
 * largest text of the first screen. Unknown families have no faces.
 */
export function pageFonts(theme: CheckedRealm['theme'], locale: string, catalogue: FontCatalogue): PageFonts {
  const script = languageOf(locale) === 'ar' ? 'arabic' : 'latin';
  const heading = theme.typography.heading.style;
  const display = facesOf(theme.fonts.display, catalogue, script === 'arabic' ? 'normal' : heading);
  const faces = byAddress([...display, ...facesOf(theme.fonts.body, catalogue, 'normal')]);
  const isOwn = ({ subset }: Face) => subset === script || subset === null;
  return {
    css:
      faces
        .filter(isOwn)
        .map((face) => rule(script === 'arabic' ? withSpaces(face) : face))
        .join('') + fallbackFonts(theme, catalogue),
    others: faces
      .filter((face) => !isOwn(face))
      .map(rule)
      .join(''),
    preload: byAddress(display.filter((face) => face.first && isOwn(face))).map(({ url }) => url),
  };
}

/**
 * Arabic files contain the space, but their unicode-range leaves it to the Latin file, which would be fetched
 * for the space alone.
 */
function withSpaces(face: Face): Face {
  return face.subset === 'arabic' ? { ...face, unicodeRange: `U+20,U+A0,${face.unicodeRange}` } : face;
}

interface Face extends Omit<FontFace, 'file' | 'subset' | 'unicodeRange' | 'metrics'> {
  readonly family: string;
  readonly subset: string | null;
  readonly unicodeRange: string | undefined;
  readonly url: string;
  /** Whether the first screen uses this style. */
  readonly first: boolean;
}

function facesOf(font: Font, catalogue: FontCatalogue, firstStyle: 'normal' | 'italic'): Face[] {
  if (font.files !== undefined)
    return font.files.map(({ src, weight = '400', style = 'normal', unicodeRange }) => ({
      family: font.family,
      subset: null,
      style,
      weight,
      unicodeRange,
      url: src,
      first: style === firstStyle,
    }));
  return [font.family, font.arabic]
    .filter((family) => family !== undefined)
    .flatMap((family) =>
      (Object.hasOwn(catalogue, family) ? (catalogue[family] ?? []) : [])
        .filter(({ style }) => style === 'normal' || font.italic === true)
        .map(({ file, ...face }) => ({
          ...face,
          family,
          url: `/assets/${file}`,
          first: face.style === firstStyle,
        })),
    );
}

/** Both fonts may use the same family. */
const byAddress = (faces: readonly Face[]): Face[] => [
  ...new Map(faces.map((face) => [face.url, face])).values(),
];

function rule({ family, style, weight, unicodeRange, url }: Face): string {
  const range = unicodeRange === undefined ? '' : `unicode-range:${unicodeRange};`;
  return `@font-face{font-family:${JSON.stringify(family)};font-style:${style};font-weight:${weight};font-display:swap;${range}src:url(${JSON.stringify(url)})format("woff2")}`;
}
