/** An image in a reserved box that fades in, and falls back to another when it fails. */
import { useState, type CSSProperties } from 'react';
import { releaseImage } from './releaseImage';
import styles from './Picture.module.css';
import { pictureSizes } from './pictureWidths';

export interface PictureProps {
  readonly src: string | null | undefined;
  /** Shown when `src` is missing or fails (HOM-050). */
  readonly fallback?: string | undefined;
  readonly alt: string;
  /** The box, as CSS writes it: `16 / 9`. */
  readonly ratio: string;
  /** In the first screen: fetched at once. */
  readonly eager?: boolean;
  /** It fills the page's width; else it is as wide as a card. */
  readonly wide?: boolean;
  /** Another width than either, as CSS writes it: `50vw`. */
  readonly size?: string;
  /** Fetched before other pictures, like a wide one that is eager. */
  readonly urgent?: boolean;
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
  /** Told when `src` or its fallback could not be shown. */
  readonly onFailed?: () => void;
}

/** Never moves what stands around it: the box is there before the image. The browser picks the width it needs, where the platform offers several. */
export function Picture({ src, fallback, alt, ratio, eager = false, wide = false, size, urgent = eager && wide, className, style, onFailed }: PictureProps) {
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
