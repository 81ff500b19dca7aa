/** In which widths a picture is asked for. A platform that can resize says so in the address: `…/still.webp?width=960` names the widest it has. */

/** Widths of pictures that fill a page (RLM-090). */
export const IMAGE_WIDTHS = [240, 320, 480, 640, 828, 1080, 1200, 1920, 2048, 3840] as const;
/** Widths of cards and portraits (RLM-090). */
export const SMALL_IMAGE_WIDTHS = [200, 320, 400, 600, 800] as const;

/** The `srcset` of an address: each of `widths` below the widest it names, then that one. Undefined when it names none: it may be signed, so it is left alone. */
export function srcSetOf(address: string, widths: readonly number[]): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : null;
  const widest = Number(url?.searchParams.get('width') ?? 0);
  if (url === null || !(widest > 0)) return undefined;
  return [...widths.filter((width) => width < widest), widest]
    .map((width) => {
      url.searchParams.set('width', String(width));
      return `${url.href} ${width}w`;
    })
    .join(', ');
}

/** What the browser goes by until layout tells it more, and for images that it fetches before layout. */
const CARD_SIZE = '(max-width: 600px) 75vw, 320px';

export interface PictureSizing {
  readonly wide?: boolean | undefined;
  readonly size?: string | undefined;
  /** It is fetched before layout, so layout has no say in its width. */
  readonly eager?: boolean | undefined;
}

/** How wide a picture is shown, and in which widths it can be had: the two by which a browser picks its address. */
export function pictureSizes(address: string, { wide = false, size = wide ? '100vw' : CARD_SIZE, eager = false }: PictureSizing): { readonly sizes: string; readonly srcSet: string | undefined } {
  return { sizes: eager ? size : `auto, ${size}`, srcSet: srcSetOf(address, wide ? IMAGE_WIDTHS : SMALL_IMAGE_WIDTHS) };
}
