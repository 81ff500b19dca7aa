/** The sizes that this screen is drawn by, in pixels (RLM-096, MUL-008, MUL-009). */
import type { CSSProperties } from 'react';

/** A narrower window shows one video at a time. */
export const NARROWEST_WINDOW = 1024;
/** From here on three videos stand as one and two beside it; on a narrower stage as one and two beneath. */
export const WIDE_STAGE = 1000;
/** A picture in the picture is never wider… */
export const WIDEST_PIP = 600;
/** …and never lower. */
export const LOWEST_PIP = 100;
/** Between two videos, and around them. */
export const GAP = 20;
export const CONTROL_BAR = 56;
export const THUMBNAIL = { width: 200, height: 112 } as const;

/** The query key of the videos beyond the first, repeated (MUL-005). */
export const VIDEO_KEY = 'eventId';
/** How many videos a page of the lineup holds (MUL-010). */
export const PAGE_SIZE = 15;

/** The same sizes for the style sheets of the page. */
export const sizeProperties = {
  '--gap': `${GAP}px`,
  '--control-bar': `${CONTROL_BAR}px`,
  '--thumbnail-width': `${THUMBNAIL.width}px`,
  '--thumbnail-height': `${THUMBNAIL.height}px`,
} as CSSProperties;
