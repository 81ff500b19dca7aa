/** An image in a reserved box that fades in, and falls back to another when it fails. */
import { useState, type CSSProperties } from 'react';
import styles from './Picture.module.css';

export interface PictureProps {
  readonly src: string | null | undefined;
  /** Shown when `src` is missing or fails (HOM-050). */
  readonly fallback?: string | undefined;
  readonly alt: string;
  /** The box, as CSS writes it: `16 / 9`. */
  readonly ratio: string;
  /** In the first screen: fetched at once, at high priority. */
  readonly eager?: boolean;
  readonly sizes?: string;
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
}

/** Never moves what stands around it: the box is there before the image. */
export function Picture({ src, fallback, alt, ratio, eager = false, sizes, className, style }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const wanted = src !== null && src !== undefined && failed !== src ? src : fallback;
  const shown = wanted !== failed || wanted === src ? wanted : undefined;
  return (
    <span className={`${styles['box']} ${className ?? ''}`} style={{ aspectRatio: ratio, ...style }}>
      {shown !== undefined && shown !== '' && (
        <img
          key={shown}
          src={shown}
          alt={alt}
          sizes={sizes}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          draggable={false}
          onError={() => setFailed(shown)}
        />
      )}
    </span>
  );
}
