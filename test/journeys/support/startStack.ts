/** One worker's stack: the site in memory and a workshop, on free ports. */
import { startSite } from '../../../scripts/start/startSite';
import type { StackAddresses } from './addresses';
import { PATIENCE } from './eventually';
import { startWorkshop } from './startWorkshop';

export interface Stack {
  readonly addresses: StackAddresses;
  stop(): Promise<void>;
}

/** Rejects when the code does not build. */
export async function startStack(root: string, browser: string): Promise<Stack> {
  const site = await startSite({
    root,
    port: 0,
    sandboxPort: 0,
    dataFolder: 'memory',
    isSharing: true,
    // Titles and statuses of pages must not depend on how busy the machine is.
    contentTimeout: PATIENCE,
    onProblems: (realm, problems) => console.error(realm, problems),
  });
  const workshop = await startWorkshop(root, site.build);
  return {
    addresses: {
      browser,
      port: site.port,
      sandbox: site.sandboxUrl,
      workshopPort: workshop.port,
      workshopSandbox: workshop.sandboxUrl,
      workshopRoot: workshop.root,
    },
    async stop() {
      await workshop.stop();
      await site.stop();
    },
  };
}
