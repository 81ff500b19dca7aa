/** Payment method logos, drawn by ourselves in the brand's colours at 40 × 26. */
import type { ComponentType } from 'react';

export interface MarkDrawing {
  readonly ground: string;
  /** SVG paths, each with its colour. */
  readonly strokes: readonly { readonly path: string; readonly colour: string }[];
}

/** Decorative: the method's name is next to it. */
export function paymentMark({ ground, strokes }: MarkDrawing): ComponentType {
  return function PaymentMark() {
    return (
      <svg viewBox="0 0 40 26" width="40" height="26" aria-hidden="true">
        <rect width="40" height="26" rx="4" fill={ground} />
        {strokes.map(({ path, colour }) => (
          <path key={path} d={path} fill={colour} />
        ))}
      </svg>
    );
  };
}
