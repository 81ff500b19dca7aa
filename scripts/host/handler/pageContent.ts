/** Puts the content that the host rendered into a published page. */
import { splitPageData } from '../../publish/pageDataElement';
import type { GuestPage } from './GuestPages';

const styleElement = (css: string): string => (css === '' ? '' : `<style>${css}</style>`);

/** The two halves of a published page. */
interface Halves {
  readonly before: string;
  readonly after: string;
}

const VIEWPORT = /<meta name="viewport"[^>]*>/;
/** React puts the preloads of the largest pictures before all else. In the head, they come before the scripts. */
const PRELOADS = /^(?:<link rel="preload" as="image"[^>]*>)+/;
const ROOT = '<div id="root">';
const MODULE = /<link rel="modulepreload" href=("[^"]*")(?: integrity=("[^"]*"))?>/g;
/** What the page has for its content or its skeleton: the inlined script, and the first module. */
const SCRIPTS = /^(<script>.*?<\/script>)<script type="module" src="[^"]*"><\/script>/s;

/**
 * Puts the content into the page, before the page's data, so that the first packets contain visible content. The
 * addresses of its scripts become data: `core/boot/scriptStart` requests them after the first picture. What the content
 * does not need of the style sheet of the build comes after it. The skeleton remains beside the content:
 * for viewers to whom the content does not apply, `core/boot/early.ts` shows it until their own page is drawn.
 */
export function withContent(
  { before, after }: Halves,
  { html: rendered, styles, carried }: GuestPage,
): string {
  const [preloads = ''] = PRELOADS.exec(rendered) ?? [];
  const html = rendered.slice(preloads.length);
  const { element: data, rest } = splitPageData(before);
  const marked = rest
    .replaceAll(MODULE, (_link, address: string, integrity?: string) =>
      integrity === undefined
        ? `<meta name="module" content=${address}>`
        : `<meta name="module" content=${address} data-integrity=${integrity}>`,
    )
    .replace(/^[^>]*><html[^>]*/, (start) => `${start} data-rendered`)
    .replace(VIEWPORT, (viewport) => viewport + preloads)
    .replace(styleElement(styles.sheet), () => styleElement(styles.before));
  const [scripts = '', script = ''] = SCRIPTS.exec(after) ?? [];
  const content = `${ROOT}${html}</div>${script}${styleElement(styles.after)}<script type="application/json" id="rendered">${carried}</script>${data}<div id="skeleton">`;
  return marked + after.slice(scripts.length).replace(ROOT, () => content);
}
