/** An image that is as wide wherever it stands: the browser has nothing to choose from, which makes it cheap to draw by the hundred. */
import { useState } from 'react';
import styles from './Picture.module.css';
import { SMALL_IMAGE_WIDTHS } from './pictureWidths';

export interface FixedPictureProps {
  readonly src: string | null | undefined;
  /** Shown when `src` is missing or fails (HOM-050). */
  readonly fallback?: string | undefined;
  /** Px. */
  readonly width: number;
  /** The box, as CSS writes it: `16 / 9`. */
  readonly ratio: string;
  /** Fetched at once, wherever it is. */
  readonly eager?: boolean;
  readonly className?: string | undefined;
}

/** It says nothing that the text beside it does not. */
export function FixedPicture({ src, fallback, width, ratio, eager = false, className }: FixedPictureProps) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const shown = [src, fallback].find((address): address is string => !!address && !failed.includes(address));
  return (
    <span className={`${styles['box']} ${className ?? ''}`} style={{ aspectRatio: ratio }}>
      {shown !== undefined && (
        <img key={shown} alt="" src={fixedWidth(shown, width * devicePixelRatio)} loading={eager ? 'eager' : 'lazy'} decoding="async" draggable={false} onError={() => setFailed([...failed, shown])} />
      )}
    </span>
  );
}

/** The address of the least picture that is this wide; the address itself where the platform offers no other. */
export function fixedWidth(address: string, width: number): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  const widest = Number(url?.searchParams.get('width') ?? 0);
  if (url === null || !(widest > 0)) return address;
  url.searchParams.set('width', String(SMALL_IMAGE_WIDTHS.find((each) => each >= width && each < widest) ?? widest));
  return url.href;
}
