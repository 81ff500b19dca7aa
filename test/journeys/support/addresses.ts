/** The stage that `startStage` has started for a journey's worker. */

export interface StageAddresses {
  /** Playwright's connection URL. */
  readonly browser: string;
  readonly port: number;
  readonly sandbox: string;
  readonly workshopPort: number;
  readonly workshopSandbox: string;
  /** The folder with the workshop's realms. */
  readonly workshopRoot: string;
}

const STAGES = 'JOURNEY_STAGES';

/** One stage per worker, as environment variables. */
export const stagesInEnvironment = (stages: readonly StageAddresses[]): Readonly<Record<string, string>> => ({
  [STAGES]: JSON.stringify(stages),
});

/** Jest counts its workers from 1. */
function ofThisWorker(): StageAddresses {
  const { [STAGES]: given, JEST_WORKER_ID: worker = '1' } = process.env;
  if (given === undefined) throw new Error('Journeys are started with npm run test:journeys.');
  const mine = (JSON.parse(given) as readonly StageAddresses[])[Number(worker) - 1];
  if (mine === undefined) throw new Error(`There is no stage for worker ${worker}.`);
  return mine;
}

/** This worker's stage, read lazily: files are also loaded outside of journeys. */
export const stage: StageAddresses = {
  get browser() {
    return ofThisWorker().browser;
  },
  get port() {
    return ofThisWorker().port;
  },
  get sandbox() {
    return ofThisWorker().sandbox;
  },
  get workshopPort() {
    return ofThisWorker().workshopPort;
  },
  get workshopSandbox() {
    return ofThisWorker().workshopSandbox;
  },
  get workshopRoot() {
    return ofThisWorker().workshopRoot;
  },
};

export type SiteName = 'site' | 'workshop';

/** The URL of a path of a realm, on the site or in the workshop. */
export function addressOf(realm: string, path = '/', site: SiteName = 'site'): string {
  return `http://${realm}.localhost:${site === 'site' ? stage.port : stage.workshopPort}${path}`;
}

/** The platform of a site. */
export function platformOf(site: SiteName): string {
  return site === 'site' ? stage.sandbox : stage.workshopSandbox;
}
