/** The style sheet of a build in pages: whole, or divided around the content that the host rendered. */
import { LRUCache } from 'lru-cache';
import type { BuildRendering, HostBuild } from '../build/BuildManifest';
import { cssForStyle } from './escape';

const textOf = (parts: readonly { readonly css: string }[]): string =>
  cssForStyle(parts.map(({ css }) => css).join(''));

/** The whole sheet, as pages without content have it. */
export const sheetText = ({ sheet }: Pick<BuildRendering, 'sheet'>): string => textOf(sheet);

/** The styles of a page with content, in place of the sheet. */
export interface ContentStyles {
  readonly sheet: string;
  /** What the content needs, also from chunks that have not loaded. */
  readonly before: string;
  /** All other parts of the sheet, such as the styles of dialogs. */
  readonly after: string;
}

/** By the prefixes that the content has: most pages share their styles with others. */
const known = new WeakMap<BuildRendering, LRUCache<string, ContentStyles>>();

/**
 * The first packets of a page should contain visible content, and not the styles of dialogs. `html` is the content; its
 * classes tell which modules it needs. The order of the parts changes, which is without effect: a module styles no
 * element that another module of its cascade layer styles.
 */
export function contentStyles(html: string, { rendering }: HostBuild): ContentStyles {
  if (rendering === undefined) return { sheet: '', before: '', after: '' };
  const { sheet, styles } = rendering;
  const isNeeded = ({ prefix }: { readonly prefix: string | null }) =>
    prefix === null || html.includes(prefix);
  const needed = [...sheet, ...styles].filter(isNeeded);
  const ofBuild = known.get(rendering) ?? new LRUCache({ max: 64 });
  known.set(rendering, ofBuild);
  const key = needed.map(({ prefix }) => prefix).join(' ');
  const made = ofBuild.get(key) ?? {
    sheet: sheetText(rendering),
    before: textOf(needed),
    after: textOf(sheet.filter((part) => !isNeeded(part))),
  };
  ofBuild.set(key, made);
  return made;
}
