/** Prepares an image for removal from the page, so that it causes no more requests and no memory leak. */

const choice = ['srcset', 'sizes', 'src'] as const;
const taken = new WeakMap<HTMLImageElement, readonly (readonly [name: string, value: string])[]>();

/**
 * Ref callback of an image with `srcset`. When such an image loses its box, Chromium selects from `srcset`
 * again and fetches the widest one; it also retains every such image, with the whole page around it, in case
 * the window is resized. So `srcset` is removed on unmount and `src` set to the current image. An image that
 * is mounted again, as after a Suspense fallback, gets its attributes back.
 */
export function releaseImage(image: HTMLImageElement): () => void {
  for (const [name, value] of taken.get(image) ?? []) image.setAttribute(name, value);
  taken.delete(image);
  return () => {
    if (!image.hasAttribute('srcset')) return;
    taken.set(
      image,
      choice.flatMap((name) =>
        image.hasAttribute(name) ? [[name, image.getAttribute(name) ?? ''] as const] : [],
      ),
    );
    const { currentSrc } = image;
    // Order matters: at every step the selectable image is the current one, and some of these steps start a fetch.
    if (currentSrc) image.src = currentSrc;
    else image.removeAttribute('src');
    image.removeAttribute('srcset');
    image.removeAttribute('sizes');
  };
}
