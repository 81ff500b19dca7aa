/** The lines that `npm start` prints about one realm: its address, its platform and demo accounts. */
import colors from 'picocolors';
import { demoAccounts } from '../sandbox/startSandbox';
import type { RunningSite } from './startSite';

/** The sandbox's accounts are printed only for realms that use the sandbox; another platform does not know them. */
export function realmLines(
  site: Pick<RunningSite, 'address' | 'platformOf' | 'sandboxUrl'>,
  realm: string,
): string[] {
  const platform = site.platformOf(realm);
  const isSandbox = platform === site.sandboxUrl;
  return [
    `  ${colors.bold(site.address(realm))}`,
    `    platform: ${isSandbox ? `the sandbox, ${platform}` : `${platform}, from the realm's document`}`,
    ...(isSandbox
      ? demoAccounts(realm).map(
          ({ email, password, what }) => `    ${email}  ${password}  ${colors.dim(what)}`,
        )
      : []),
  ];
}
