/** QR code image. */
import { useMemo } from 'react';
import { qrCode } from './qrCode';

/** Quiet zone around a QR code, in modules. */
const QUIET = 4;

/**
 * Dark on white regardless of the theme, since many cameras read nothing else. Renders nothing for a code too
 * long for an image.
 */
export function PixPicture({ code, label }: { readonly code: string; readonly label: string }) {
  const drawn = useMemo(() => picture(code), [code]);
  if (drawn === null) return null;
  const side = drawn.size + 2 * QUIET;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <rect x={-QUIET} y={-QUIET} width={side} height={side} fill="#ffffff" />
      <path d={drawn.path} fill="#000000" />
    </svg>
  );
}

function picture(code: string): { readonly size: number; readonly path: string } | null {
  try {
    const grid = qrCode(code);
    const path = grid
      .flatMap((line, row) => line.flatMap((dark, column) => (dark ? [`M${column} ${row}h1v1h-1z`] : [])))
      .join('');
    return { size: grid.length, path };
  } catch {
    return null;
  }
}
