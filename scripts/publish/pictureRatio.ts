/** Reads the aspect ratio of a picture from its file header, to reserve its box before it loads. */

/** Such as `202 / 40`; null for an unsupported format or a file without dimensions. */
export function pictureRatio(content: Uint8Array): string | null {
  const bytes = new DataView(content.buffer, content.byteOffset, content.byteLength);
  const size = drawingSize(content) ?? pngSize(bytes) ?? webpSize(bytes) ?? jpegSize(bytes);
  return size !== null && size.every((side) => Number.isFinite(side) && side > 0) ? size.join(' / ') : null;
}

type Size = readonly [width: number, height: number];

/** Bytes of a header as ASCII text. */
const lettersAt = ({ buffer, byteOffset, byteLength }: DataView, from: number, count: number): string =>
  String.fromCharCode(
    ...new Uint8Array(
      buffer,
      byteOffset + Math.min(from, byteLength),
      Math.max(0, Math.min(count, byteLength - from)),
    ),
  );

/** By its width and height, else by its viewBox, as browsers do. */
function drawingSize(content: Uint8Array): Size | null {
  const tag = /<svg\b[^<>]*>/i.exec(new TextDecoder().decode(content.subarray(0, 4096)))?.[0];
  if (tag === undefined) return null;
  const side = (name: string) => new RegExp(`\\s${name}=["']\\s*([\\d.]+)(px)?\\s*["']`, 'i').exec(tag)?.[1];
  const [width, height] = [side('width'), side('height')];
  if (width !== undefined && height !== undefined) return [Number(width), Number(height)];
  const shown = /\sviewBox=["']([^"']+)["']/i
    .exec(tag)?.[1]
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  return shown?.length === 4 ? [shown[2] ?? 0, shown[3] ?? 0] : null;
}

function pngSize(bytes: DataView): Size | null {
  return bytes.byteLength >= 24 && lettersAt(bytes, 1, 3) === 'PNG'
    ? [bytes.getUint32(16), bytes.getUint32(20)]
    : null;
}

/** The three WebP formats: lossy, lossless, extended. */
function webpSize(bytes: DataView): Size | null {
  if (bytes.byteLength < 30 || lettersAt(bytes, 0, 4) !== 'RIFF' || lettersAt(bytes, 8, 4) !== 'WEBP')
    return null;
  switch (lettersAt(bytes, 12, 4)) {
    case 'VP8 ':
      return [bytes.getUint16(26, true) & 0x3fff, bytes.getUint16(28, true) & 0x3fff];
    case 'VP8L': {
      const packed = bytes.getUint32(21, true);
      return [(packed & 0x3fff) + 1, ((packed >> 14) & 0x3fff) + 1];
    }
    default:
      return [(bytes.getUint32(24, true) & 0xffffff) + 1, (bytes.getUint32(26, true) >>> 8) + 1];
  }
}

/** The first frame header (SOF) among the segments. */
function jpegSize(bytes: DataView): Size | null {
  if (bytes.byteLength < 4 || bytes.getUint16(0) !== 0xffd8) return null;
  for (let at = 2; at + 9 <= bytes.byteLength;) {
    const marker = bytes.getUint16(at);
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return [bytes.getUint16(at + 7), bytes.getUint16(at + 5)];
    if (marker < 0xff00) return null;
    at += 2 + bytes.getUint16(at + 2);
  }
  return null;
}
