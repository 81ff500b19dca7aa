/** The calls that ask for a viewer's details. */
import type { Countries, UserDetails } from '../generated/platform';
import type { PlatformClient } from '../sdk';
import { readUserDetails, writeUserDetails } from '../sdk/endpoints/account';
import { readCountries } from '../sdk/endpoints/realm';

export interface DetailsApi {
  /** The countries of the world, and the one the caller is in (API-030). */
  countries(): Promise<Countries>;
  read(): Promise<UserDetails>;
  /** What is left out stays as it is. Rejects with what the platform finds wrong. */
  write(details: UserDetails): Promise<UserDetails>;
}

export function createDetailsApi(client: PlatformClient): DetailsApi {
  return {
    countries: () => client.call(readCountries, {}),
    read: () => client.call(readUserDetails, {}),
    write: (details) => client.call(writeUserDetails, { body: details }),
  };
}
