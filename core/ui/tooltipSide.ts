/** Placement of a tooltip relative to its control. */

/** Minimum distance between tooltip and window edge, in pixels (RLM-082, RLM-092). */
export const TOOLTIP_EDGE_MARGIN = 10;

export type TooltipSide = 'above' | 'below' | 'left' | 'right';

export interface TooltipRoom {
  /** Bounds of the control, in pixels of the window. */
  readonly anchor: {
    readonly top: number;
    readonly bottom: number;
    readonly left: number;
    readonly right: number;
  };
  readonly tip: { readonly width: number; readonly height: number };
  readonly window: { readonly width: number; readonly height: number };
  readonly wanted: 'above' | 'below';
}

/** Pixels between control and tooltip. */
const GAP = 10;

/**
 * Centred above or below as wanted. If it would come nearer than 10 px to the left or right edge of the
 * window, it moves to the opposite side of the control; near the top or bottom edge it flips vertically
 * (RLM-092).
 */
export function tooltipSide({ anchor, tip, window, wanted }: TooltipRoom): TooltipSide {
  const start = (anchor.left + anchor.right - tip.width) / 2;
  if (start < TOOLTIP_EDGE_MARGIN) return 'right';
  if (start + tip.width > window.width - TOOLTIP_EDGE_MARGIN) return 'left';
  const fitsAbove = anchor.top - GAP - tip.height >= TOOLTIP_EDGE_MARGIN;
  const fitsBelow = anchor.bottom + GAP + tip.height <= window.height - TOOLTIP_EDGE_MARGIN;
  if (wanted === 'above') return fitsAbove || !fitsBelow ? 'above' : 'below';
  return fitsBelow || !fitsAbove ? 'below' : 'above';
}
