/** Everything a run of the journeys needs: the site in memory, a workshop beside it, and a browser; all on free ports. */
import { startSite } from '../../../scripts/start/startSite';
import { launchBrowserServer } from '../../kit/browser';
import { startWorkshop } from './startWorkshop';

/** What the journeys read from their environment. */
export interface StageEnvironment {
  readonly JOURNEY_PORT: string;
  readonly JOURNEY_SANDBOX: string;
  readonly JOURNEY_BROWSER: string;
  readonly JOURNEY_WORKSHOP_PORT: string;
  readonly JOURNEY_WORKSHOP_SANDBOX: string;
  /** The folder whose realms the workshop shows. */
  readonly JOURNEY_WORKSHOP_ROOT: string;
}

export interface Stage {
  readonly environment: StageEnvironment;
  stop(): Promise<void>;
}

/** Rejects when the code does not build or no browser can be found. */
export async function startStage(root: string): Promise<Stage> {
  const site = await startSite({
    root,
    port: 0,
    sandboxPort: 0,
    dataFolder: 'memory',
    onProblems: (realm, problems) => console.error(realm, problems),
  });
  const workshop = await startWorkshop(root, site.build);
  const browser = await launchBrowserServer(root);
  return {
    environment: {
      JOURNEY_PORT: String(site.port),
      JOURNEY_SANDBOX: site.sandboxUrl,
      JOURNEY_BROWSER: browser.wsEndpoint(),
      JOURNEY_WORKSHOP_PORT: String(workshop.port),
      JOURNEY_WORKSHOP_SANDBOX: workshop.sandboxUrl,
      JOURNEY_WORKSHOP_ROOT: workshop.root,
    },
    async stop() {
      await browser.close();
      await workshop.stop();
      await site.stop();
    },
  };
}
