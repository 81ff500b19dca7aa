/** The mark an operator draws over a picture (PLY-071). */
import type { components } from '../../generated/platform';
import styles from './Watermark.module.css';

export type WatermarkFacts = components['schemas']['Watermark'];

/** Nothing without one; never takes a press. Corners are those of the picture, not of the line of text. */
export function Watermark({ watermark }: { readonly watermark: WatermarkFacts | null | undefined }) {
  if (!watermark) return null;
  return <img className={styles['watermark']} data-corner={watermark.position} src={watermark.imageUrl} alt="" dir="ltr" />;
}
