/** An image in a reserved box that fades in, with a fallback image on error. */
import { type CSSProperties, useContext, useState } from 'react';
import { MayBeHidden } from './hostRender';
import styles from './Picture.module.css';
import { pictureSizes } from './pictureWidths';

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

/** Props of {@link Picture}. */
export interface PictureProps {
  readonly src: string | null | undefined;
  /** Shown when `src` is missing or fails (HOM-050). */
  readonly fallback?: string | undefined;
  readonly alt: string;
  /** Aspect ratio of the box in CSS: `16 / 9`. */
  readonly ratio: string;
  /** Above the fold: fetched at once, without lazy loading. */
  readonly eager?: boolean;
  /** Fills the page's width; otherwise it is as wide as a card. */
  readonly wide?: boolean;
  /** Any other width in CSS: `50vw`. */
  readonly size?: string;
  /** Fetched before other images, like a wide eager one. */
  readonly urgent?: boolean;
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
  /** Called when `src` or its fallback failed to load. */
  readonly onFailed?: () => void;
}

/**
 * Causes no layout shift: the box has its size before the image loads. The browser selects the width from
 * `srcset`, where the platform offers several.
 */
export function Picture({
  src,
  fallback,
  alt,
  ratio,
  eager: wantsEager = false,
  wide = false,
  size,
  urgent: wantsUrgent = wantsEager && wide,
  className,
  style,
  onFailed,
}: PictureProps) {
  const mayBeHidden = useContext(MayBeHidden);
  const eager = wantsEager && !mayBeHidden;
  const urgent = wantsUrgent && !mayBeHidden;
  const [failed, setFailed] = useState<readonly string[]>([]);
  const shown = [src, fallback].find((address): address is string => !!address && !failed.includes(address));
  return (
    <span className={`${styles['box']} ${className ?? ''}`} style={{ aspectRatio: ratio, ...style }}>
      {shown !== undefined && (
        <img
          key={shown}
          ref={releaseImage}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          {...pictureSizes(shown, { wide, size, eager: eager || urgent })}
          src={shown}
          fetchPriority={urgent ? 'high' : 'auto'}
          decoding="async"
          draggable={false}
          onError={() => {
            setFailed([...failed, shown]);
            onFailed?.();
          }}
        />
      )}
    </span>
  );
}
