/** Where the journeys find the stage that `startStage` has set. */

function given(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is missing: journeys are started with npm run test:journeys.`);
  return value;
}

export const stage = {
  get sandbox() {
    return given('JOURNEY_SANDBOX');
  },
  get browser() {
    return given('JOURNEY_BROWSER');
  },
  get workshopSandbox() {
    return given('JOURNEY_WORKSHOP_SANDBOX');
  },
  get workshopRoot() {
    return given('JOURNEY_WORKSHOP_ROOT');
  },
} as const;

export type SiteName = 'site' | 'workshop';

/** The address of a path of a realm, on the site or in the workshop. */
export function addressOf(realm: string, path = '/', site: SiteName = 'site'): string {
  return `http://${realm}.localhost:${given(site === 'site' ? 'JOURNEY_PORT' : 'JOURNEY_WORKSHOP_PORT')}${path}`;
}

/** The platform behind a site. */
export function platformOf(site: SiteName): string {
  return site === 'site' ? stage.sandbox : stage.workshopSandbox;
}
