/**
 * Pix codes as specified by the Brazilian central bank: fields of EMV's merchant-presented mode, with a
 * checksum at the end.
 */

export interface PixFacts {
  /** Where a bank reads amount and receiver; without a scheme. */
  readonly location: string;
  readonly title: string;
  readonly city: string;
}

/** The text of a dynamic code: pasted into a bank's app, or drawn as a QR code. */
export function pixCode({ location, title, city }: PixFacts): string {
  const text =
    field('00', '01') +
    field('01', '12') +
    field('26', field('00', 'br.gov.bcb.pix') + field('25', location)) +
    field('52', '0000') +
    field('53', '986') +
    field('58', 'BR') +
    field('59', title.slice(0, 25)) +
    field('60', city.slice(0, 15)) +
    field('62', field('05', '***')) +
    '6304';
  return text + checksum(text);
}

/** The payment id in a code of this sandbox; null for any other text. */
export function paymentOfCode(code: string): string | null {
  const text = code.trim();
  if (!/6304[0-9A-F]{4}$/.test(text) || checksum(text.slice(0, -4)) !== text.slice(-4)) return null;
  return /\/__fake\/pix\/([A-Za-z0-9_]+?)5204/.exec(text)?.[1] ?? null;
}

const field = (id: string, value: string): string => `${id}${String(value.length).padStart(2, '0')}${value}`;

/** CRC-16/CCITT-FALSE, four hexadecimal digits. */
function checksum(text: string): string {
  let sum = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    sum ^= byte << 8;
    for (let bit = 0; bit < 8; bit++)
      sum = (sum & 0x8000) === 0 ? (sum << 1) & 0xffff : ((sum << 1) ^ 0x1021) & 0xffff;
  }
  return sum.toString(16).toUpperCase().padStart(4, '0');
}
