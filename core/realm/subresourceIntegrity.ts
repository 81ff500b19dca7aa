/** What a third party's script or style sheet must be, byte for byte, where the realm says (Subresource Integrity). Pure. */
import type { CheckedSettings } from './checkedRealm';

type Integrity = Pick<CheckedSettings, 'subresourceIntegrity'>;

/** The hashes of the file at an address; undefined where the realm names none. */
export function integrityOf({ subresourceIntegrity }: Integrity, url: string): string | undefined {
  const asked = hrefOf(url);
  return subresourceIntegrity.find((entry) => hrefOf(entry.url) === asked)?.integrity;
}

const hrefOf = (url: string): string => (URL.canParse(url) ? new URL(url).href : url);
