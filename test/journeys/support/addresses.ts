/** The stack that `startStack` has started for a journey's worker. */

export interface StackAddresses {
  /** Playwright's connection URL. */
  readonly browser: string;
  readonly port: number;
  readonly sandbox: string;
  readonly workshopPort: number;
  readonly workshopSandbox: string;
  /** The folder with the workshop's realms. */
  readonly workshopRoot: string;
}

const STACKS = 'JOURNEY_STACKS';

/**
 * The query of a page that a browser draws by itself, from answers that a journey changes on their way: the host renders
 * pages without a query of their own only.
 */
export const drawnByBrowser = '?drawn=browser';

/** One stack per worker, as environment variables. */
export const stacksInEnvironment = (stacks: readonly StackAddresses[]): Readonly<Record<string, string>> => ({
  [STACKS]: JSON.stringify(stacks),
});

/** Jest counts its workers from 1. */
function ofThisWorker(): StackAddresses {
  const { [STACKS]: given, JEST_WORKER_ID: worker = '1' } = process.env;
  if (given === undefined) throw new Error('Journeys are started with npm run test:journeys.');
  const mine = (JSON.parse(given) as readonly StackAddresses[])[Number(worker) - 1];
  if (mine === undefined) throw new Error(`There is no stack for worker ${worker}.`);
  return mine;
}

/** This worker's stack, read lazily: files are also loaded outside of journeys. */
export const stack: StackAddresses = {
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
  return `http://${realm}.localhost:${site === 'site' ? stack.port : stack.workshopPort}${path}`;
}

/** The platform of a site. */
export function platformOf(site: SiteName): string {
  return site === 'site' ? stack.sandbox : stack.workshopSandbox;
}
