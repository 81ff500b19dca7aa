/** Layout constants of this screen, in pixels (RLM-096, MUL-008, MUL-009). */
import type { CSSProperties } from 'react';

/** Narrower windows show one video at a time. */
export const NARROWEST_WINDOW = 1024;
/** From this width three videos are laid out as one with two next to it; below, as one with two under it. */
export const WIDE_WALL = 1000;
/** Maximum width of a picture in picture. */
export const WIDEST_PIP = 600;
/** Minimum height of a picture in picture. */
export const LOWEST_PIP = 100;
/** Gap between and around videos. */
export const GAP = 20;
export const CONTROL_BAR = 56;
export const THUMBNAIL = { width: 200, height: 112 } as const;

/** Query parameter of the videos beyond the first, repeated (MUL-005). */
export const VIDEO_KEY = 'eventId';
/** Page size of the lineup (MUL-010). */
export const PAGE_SIZE = 15;

/** The same constants as custom properties. */
export const sizeProperties = {
  '--gap': `${GAP}px`,
  '--control-bar': `${CONTROL_BAR}px`,
  '--thumbnail-width': `${THUMBNAIL.width}px`,
  '--thumbnail-height': `${THUMBNAIL.height}px`,
} as CSSProperties;
