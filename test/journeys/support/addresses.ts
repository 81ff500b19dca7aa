/** Where a journey finds the stage that `startStage` has set for its worker. */

export interface StageAddresses {
  /** What playwright connects to. */
  readonly browser: string;
  readonly port: number;
  readonly sandbox: string;
  readonly workshopPort: number;
  readonly workshopSandbox: string;
  /** The folder whose realms the workshop shows. */
  readonly workshopRoot: string;
}

const STAGES = 'JOURNEY_STAGES';

/** One stage for each worker, as the workers find them. */
export const stagesInEnvironment = (stages: readonly StageAddresses[]): Readonly<Record<string, string>> => ({ [STAGES]: JSON.stringify(stages) });

/** Jest counts its workers from 1. */
function ofThisWorker(): StageAddresses {
  const { [STAGES]: given, JEST_WORKER_ID: worker = '1' } = process.env;
  if (given === undefined) throw new Error('Journeys are started with npm run test:journeys.');
  const mine = (JSON.parse(given) as readonly StageAddresses[])[Number(worker) - 1];
  if (mine === undefined) throw new Error(`There is no stage for worker ${worker}.`);
  return mine;
}

/** This worker's stage, read when it is asked for: files are also loaded where no journey is walked. */
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

/** The address of a path of a realm, on the site or in the workshop. */
export function addressOf(realm: string, path = '/', site: SiteName = 'site'): string {
  return `http://${realm}.localhost:${site === 'site' ? stage.port : stage.workshopPort}${path}`;
}

/** The platform behind a site. */
export function platformOf(site: SiteName): string {
  return site === 'site' ? stage.sandbox : stage.workshopSandbox;
}
