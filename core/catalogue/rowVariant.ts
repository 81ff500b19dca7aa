/** Which section plugin draws a bucket. */
import type { components } from '../generated/platform';

type Bucket = components['schemas']['Bucket'];

/** The row variants of HOM-006, tested in the order of HOM-007. */
export type RowVariant = 'content-highlight' | 'now-and-next' | 'programmes' | 'section-link' | 'playlist' | 'double-row' | 'poster' | 'default';

/** The variant a bucket asks for, whether or not the realm has a section for it (HOM-007). */
export function rowVariant({ type, rowTypeData }: Pick<Bucket, 'type' | 'rowTypeData'>): RowVariant {
  if (type === 'CONTENT_HIGHLIGHT') return 'content-highlight';
  if (type === 'EPG_NOW_NEXT') return 'now-and-next';
  // A realm without that section draws channels as plain cards.
  if (type === 'EPG') return 'programmes';
  if (type === 'SECTION_LINK') return 'section-link';
  if (type === 'VOD_PLAYLIST') return 'playlist';
  if (rowTypeData?.rowCount === 2) return 'double-row';
  return rowTypeData?.displayPosters === true ? 'poster' : 'default';
}

/** The variant that is drawn: what the bucket asks for, else the plain row; null when the realm has neither. */
export function drawnVariant(wanted: string, enabled: ReadonlySet<string>): string | null {
  if (enabled.has(wanted)) return wanted;
  return enabled.has('default') ? 'default' : null;
}
