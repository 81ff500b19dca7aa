/** Converts minor units to the decimal string that Braintree expects. */

/** Moves digits only, so that no float rounds: 1299 at scale 2 is `12.99`, 5 is `0.05`. */
export function decimalAmount(minor: number, scale: number): string {
  const digits = String(minor).padStart(scale + 1, '0');
  return scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}
