/** Endpoints for the viewer's details. */
import type { Countries, UserDetails } from '../generated/platform';
import type { PlatformClient } from '../sdk/platform';
import { readUserDetails, writeUserDetails } from '../sdk/endpoints/account';
import { readCountries } from '../sdk/endpoints/realm';

export interface DetailsApi {
  /** All countries, and the caller's (API-030). */
  countries(): Promise<Countries>;
  read(): Promise<UserDetails>;
  /** Partial update. Rejects with the platform's validation errors. */
  write(details: UserDetails): Promise<UserDetails>;
}

export function createDetailsApi(client: PlatformClient): DetailsApi {
  return {
    countries: () => client.call(readCountries, {}),
    read: () => client.call(readUserDetails, {}),
    write: (details) => client.call(writeUserDetails, { body: details }),
  };
}
