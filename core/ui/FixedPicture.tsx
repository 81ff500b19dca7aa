/** An image of the same width in every layout: without a `srcset` to evaluate, it is cheap to render by the hundred. */
import { useContext, useState } from 'react';
import { MayBeHidden, useHostRender } from './hostRender';
import styles from './Picture.module.css';
import { SMALL_IMAGE_WIDTHS } from './pictureWidths';

export interface FixedPictureProps {
  readonly src: string | null | undefined;
  /** Shown when `src` is missing or fails (HOM-050). */
  readonly fallback?: string | undefined;
  /** Px. */
  readonly width: number;
  /** Aspect ratio of the box in CSS: `16 / 9`. */
  readonly ratio: string;
  /** Fetched at once, without lazy loading. */
  readonly eager?: boolean;
  readonly className?: string | undefined;
}

/** Device pixels per CSS pixel in the host's render: that of most devices. */
const HOSTED_DENSITY = 2;

/** Decorative: the text next to it has the same information. */
export function FixedPicture({ src, fallback, width, ratio, eager = false, className }: FixedPictureProps) {
  const isHosted = useHostRender() !== null;
  const isLazy = useContext(MayBeHidden) || !eager;
  // Kept after the host's render: another one would load the picture again.
  const [density] = useState(() => (isHosted ? HOSTED_DENSITY : devicePixelRatio));
  const [failed, setFailed] = useState<readonly string[]>([]);
  const shown = [src, fallback].find((address): address is string => !!address && !failed.includes(address));
  return (
    <span className={`${styles['box']} ${className ?? ''}`} style={{ aspectRatio: ratio }}>
      {shown !== undefined && (
        <img
          key={shown}
          alt=""
          src={fixedWidth(shown, width * density)}
          loading={isLazy ? 'lazy' : 'eager'}
          decoding="async"
          draggable={false}
          onError={() => setFailed([...failed, shown])}
        />
      )}
    </span>
  );
}

/** The address of the smallest image that is at least this wide; unchanged if the platform offers no other widths. */
export function fixedWidth(address: string, width: number): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  const widest = Number(url?.searchParams.get('width') ?? 0);
  if (url === null || !(widest > 0)) return address;
  url.searchParams.set(
    'width',
    String(SMALL_IMAGE_WIDTHS.find((each) => each >= width && each < widest) ?? widest),
  );
  return url.href;
}
