/** The inline styles of a page: the realm's theme and fonts, and the style sheet of the build. */
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { layoutCss } from '../../core/realm/layoutCss';
import { themeRule } from '../../core/realm/themeProperties';
import type { CheckedRealm } from '../../core/realm/checkedRealm';
import type { BuildManifest } from '../build/BuildManifest';
import { sheetText } from './buildSheet';
import { cssForStyle } from './escape';
import { pageFonts } from './fontFaces';
import { skeletonCss } from './skeleton';

/** By text: realms share the script. */
const sourceHashes = new LRUCache<string, string>({ max: 32 });

/** The `'sha256-…'` source of an inline style or script. */
export function sourceHash(text: string): string {
  const hash = sourceHashes.get(text) ?? `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  sourceHashes.set(text, hash);
  return hash;
}

export interface PageStyle {
  /** The fonts and the theme. */
  readonly theme: string;
  /** The style sheet of the build. */
  readonly sheet: string;
  /** The font faces of other scripts than that of the page; may be empty. */
  readonly others: string;
  /** The sources of all of them for the page's policy. */
  readonly sources: readonly string[];
  /** Addresses of the fonts to preload. */
  readonly preload: readonly string[];
}

/** By everything that they are made from: realms with the same theme share their style. */
const pageStyles = new WeakMap<BuildManifest, LRUCache<string, PageStyle>>();

/** `ratios` are custom properties for the aspect ratios of the logos. */
export function pageStyle(
  build: BuildManifest,
  theme: CheckedRealm['theme'],
  locale: string,
  ratios: Readonly<Record<string, string>>,
): PageStyle {
  const known = pageStyles.get(build) ?? new LRUCache<string, PageStyle>({ max: 32 });
  pageStyles.set(build, known);
  const key = JSON.stringify([theme, locale, ratios]);
  const found = known.get(key);
  if (found !== undefined) return found;
  const fonts = pageFonts(theme, locale, build.fonts);
  const own = cssForStyle(`${fonts.css}${themeRule(theme, ratios)}${layoutCss}${skeletonCss}`);
  const sheet = sheetText(build.rendering);
  const others = cssForStyle(fonts.others);
  const sources = [own, sheet, others].filter((style) => style !== '').map(sourceHash);
  const made = { theme: own, sheet, others, sources, preload: fonts.preload };
  known.set(key, made);
  return made;
}
