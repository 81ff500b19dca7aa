/** A small picture of a moment, cut out of the sheet it was printed on. */
import type { Thumbnail } from '../rules/annotations';
import styles from './SeekBar.module.css';

const WIDTH = 176;

/** Nothing without a thumbnail. */
export function ThumbnailPicture({ thumbnail }: { readonly thumbnail: Thumbnail | null }) {
  if (thumbnail === null) return null;
  const { url, part } = thumbnail;
  if (part === null || part.width === 0) return <img className={styles['thumbnail']} src={url} alt="" width={WIDTH} style={{ aspectRatio: '16 / 9' }} />;
  const scale = WIDTH / part.width;
  return (
    <span className={styles['thumbnail']} style={{ inlineSize: WIDTH, blockSize: part.height * scale }}>
      <img src={url} alt="" style={{ transformOrigin: '0 0', transform: `scale(${scale}) translate(${-part.x}px, ${-part.y}px)` }} />
    </span>
  );
}
