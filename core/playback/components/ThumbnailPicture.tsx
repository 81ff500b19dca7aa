/** A preview picture, cut out of its sprite sheet. */
import type { Thumbnail } from '../rules/annotations';
import styles from './SeekBar.module.css';

const WIDTH_PX = 176;

export interface ThumbnailPictureProps {
  readonly thumbnail: Thumbnail | null;
  /** Pixels. */
  readonly width?: number;
}

/** Renders nothing without a thumbnail. */
export function ThumbnailPicture({ thumbnail, width = WIDTH_PX }: ThumbnailPictureProps) {
  if (thumbnail === null) return null;
  const { url, part } = thumbnail;
  if (part === null || part.width === 0)
    return (
      <img className={styles['thumbnail']} src={url} alt="" width={width} style={{ aspectRatio: '16 / 9' }} />
    );
  const scale = width / part.width;
  return (
    // Offsets within a sprite sheet count from the left in every language.
    <span
      dir="ltr"
      className={styles['thumbnail']}
      style={{ inlineSize: width, blockSize: part.height * scale }}
    >
      <img
        src={url}
        alt=""
        style={{ transformOrigin: '0 0', transform: `scale(${scale}) translate(${-part.x}px, ${-part.y}px)` }}
      />
    </span>
  );
}
