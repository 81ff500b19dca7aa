/** The address of a sign-in background at an image service. */
import { SIGN_IN_RESIZE } from '../../sdk/constants';

/**
 * Addresses with a `width` parameter get the width needed, and the resize mode AUTO unless they name one
 * (RLM-100, SGN-110). The realm's own files, and addresses that may be signed, are unchanged.
 */
export function backgroundAddress(address: string, width: number): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  if (!url.searchParams.has('width')) return address;
  url.searchParams.set('width', String(width));
  if (!url.searchParams.has('resize')) url.searchParams.set('resize', SIGN_IN_RESIZE);
  return url.href;
}
