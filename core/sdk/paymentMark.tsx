/** Payment method logos, drawn by ourselves in the brand's colors at 40 × 26. */
import type { ComponentType } from 'react';

/** A logo as SVG paths. */
export interface MarkDrawing {
  readonly ground: string;
  /** SVG paths, each with its color. */
  readonly strokes: readonly { readonly path: string; readonly color: string }[];
}

/** Decorative: the method's name is next to it. */
export function paymentMark({ ground, strokes }: MarkDrawing): ComponentType {
  return function PaymentMark() {
    return (
      <svg viewBox="0 0 40 26" width="40" height="26" aria-hidden="true">
        <rect width="40" height="26" rx="4" fill={ground} />
        {strokes.map(({ path, color }) => (
          <path key={path} d={path} fill={color} />
        ))}
      </svg>
    );
  };
}
