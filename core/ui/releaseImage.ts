/** An image on its way out of the page: nothing more is fetched for it, and nothing holds it. */

const choice = ['srcset', 'sizes', 'src'] as const;
const taken = new WeakMap<HTMLImageElement, readonly (readonly [name: string, value: string])[]>();

/**
 * The ref of an image with several widths. Once it has no box of its own, Chromium picks from them anew and fetches the widest there
 * is; and it keeps every such image, with the whole page around it, for the day that the window changes. So it leaves without
 * a choice, with what it shows. One that comes back, as behind a loading part of a page, has its choice again.
 */
export function releaseImage(image: HTMLImageElement): () => void {
  for (const [name, value] of taken.get(image) ?? []) image.setAttribute(name, value);
  taken.delete(image);
  return () => {
    if (!image.hasAttribute('srcset')) return;
    taken.set(image, choice.flatMap((name) => (image.hasAttribute(name) ? [[name, image.getAttribute(name) ?? ''] as const] : [])));
    const { currentSrc } = image;
    // In this order: at every step what it may show is what it shows, and some of these steps fetch at once.
    if (currentSrc) image.src = currentSrc;
    else image.removeAttribute('src');
    image.removeAttribute('srcset');
    image.removeAttribute('sizes');
  };
}
