/**
 * Image widths to request. A platform that resizes images names the largest width in the address:
 * `…/still.webp?width=960`.
 */

/** Widths of full-page images (RLM-090). */
export const IMAGE_WIDTHS = [240, 320, 480, 640, 828, 1080, 1200, 1920, 2048, 3840] as const;
/** Widths of cards and portraits (RLM-090). */
export const SMALL_IMAGE_WIDTHS = [200, 320, 400, 600, 800] as const;

/**
 * The `srcset` of an address: each of `widths` below the largest width it names, then that one. Undefined if
 * it names none: the address may be signed and must not be changed.
 */
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

/** Used before layout, and for images that are fetched before layout. */
const CARD_SIZE = '(max-width: 600px) 75vw, 320px';

export interface PictureSizing {
  readonly wide?: boolean | undefined;
  readonly size?: string | undefined;
  /** Fetched before layout, so `sizes` cannot be `auto`. */
  readonly eager?: boolean | undefined;
}

/** `sizes` and `srcset`, from which the browser selects an image. */
export function pictureSizes(
  address: string,
  { wide = false, size = wide ? '100vw' : CARD_SIZE, eager = false }: PictureSizing,
): { readonly sizes: string; readonly srcSet: string | undefined } {
  return {
    sizes: eager ? size : `auto, ${size}`,
    srcSet: srcSetOf(address, wide ? IMAGE_WIDTHS : SMALL_IMAGE_WIDTHS),
  };
}
