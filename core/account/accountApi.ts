/** The calls of the account. */
import type { MarketingPreferences, PaymentHistory, UserDetails } from '../generated/platform';
import type { DetailsApi } from '../details';
import type { PlatformClient } from '../sdk';
import { endSessions, readAddress, readMarketingPreferences, readPayments, writeAddress, writeMarketingPreferences } from '../sdk/endpoints/account';
import { readCountries } from '../sdk/endpoints/realm';

export interface MarketingAnswer {
  readonly fieldName: string;
  readonly answer: boolean;
}

export interface AccountApi {
  /** One page of what was paid, newest first; the first is 1 (ACC-018). */
  payments(page: number): Promise<PaymentHistory>;
  marketing(): Promise<MarketingPreferences>;
  /** Gives the answers as the platform has them now. */
  answerMarketing(answers: readonly MarketingAnswer[]): Promise<MarketingPreferences>;
  /** Ends every session of the viewer, this one included. */
  endSessions(): Promise<void>;
}

/** Payments on a page. */
const PAYMENTS = 20;

export function createAccountApi(client: PlatformClient): AccountApi {
  return {
    payments: (page) => client.call(readPayments, { query: { p: page, rpp: PAYMENTS } }),
    marketing: () => client.call(readMarketingPreferences, {}),
    answerMarketing: (answers) => client.call(writeMarketingPreferences, { body: { answers: [...answers] } }),
    endSessions: async () => void (await client.call(endSessions, {})),
  };
}

/** The address alone, as the form for details reads and writes it: it is replaced as a whole (FRM-038). */
export function createAddressApi(client: PlatformClient): DetailsApi {
  const asDetails = (address: UserDetails['address']): UserDetails => ({ address: address ?? {} });
  return {
    countries: () => client.call(readCountries, {}),
    read: async () => asDetails(await client.call(readAddress, {})),
    write: async ({ address }) => asDetails(await client.call(writeAddress, { body: address ?? {} })),
  };
}
