/** Subresource Integrity: the hashes that a realm declares for third-party scripts and style sheets. Pure. */
import type { CheckedSettings } from './checkedRealm';

type Integrity = Pick<CheckedSettings, 'subresourceIntegrity'>;

/** The hashes for a URL; undefined if the realm declares none. */
export function integrityOf({ subresourceIntegrity }: Integrity, url: string): string | undefined {
  const asked = hrefOf(url);
  return subresourceIntegrity.find((entry) => hrefOf(entry.url) === asked)?.integrity;
}

const hrefOf = (url: string): string => (URL.canParse(url) ? new URL(url).href : url);
