/** The address of a sign-in background at a picture service. */
import { SIGN_IN_RESIZE } from '../../sdk/constants';

/**
 * An address that names its `width` in the query gets the width needed, and the resize mode AUTO where it names none (RLM-100,
 * SGN-110). The realm's own files, and addresses that may be signed, are left as they are.
 */
export function backgroundAddress(address: string, width: number): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  if (!url.searchParams.has('width')) return address;
  url.searchParams.set('width', String(width));
  if (!url.searchParams.has('resize')) url.searchParams.set('resize', SIGN_IN_RESIZE);
  return url.href;
}
