/** Account endpoints. */
import type { MarketingPreferences, PaymentHistory, UserDetails } from '../generated/platform';
import type { DetailsApi } from '../details/detailsApi';
import type { PlatformClient } from '../sdk/platform';
import {
  endSessions,
  readAddress,
  readMarketingPreferences,
  readPayments,
  writeAddress,
  writeMarketingPreferences,
} from '../sdk/endpoints/account';
import { readCountries } from '../sdk/endpoints/realm';

export interface MarketingAnswer {
  readonly fieldName: string;
  readonly answer: boolean;
}

export interface AccountApi {
  /** One page of payments, newest first; pages start at 1 (ACC-018). */
  payments(page: number): Promise<PaymentHistory>;
  marketing(): Promise<MarketingPreferences>;
  /** Returns the resulting preferences. */
  answerMarketing(answers: readonly MarketingAnswer[]): Promise<MarketingPreferences>;
  /** Ends every session of the viewer, including this one. */
  endSessions(): Promise<void>;
}

/** Page size of the payment history. */
const PAYMENTS_PER_PAGE = 20;

export function createAccountApi(client: PlatformClient): AccountApi {
  return {
    payments: (page) => client.call(readPayments, { query: { p: page, rpp: PAYMENTS_PER_PAGE } }),
    marketing: () => client.call(readMarketingPreferences, {}),
    answerMarketing: (answers) => client.call(writeMarketingPreferences, { body: { answers: [...answers] } }),
    endSessions: async () => void (await client.call(endSessions, {})),
  };
}

/** Address only, in the shape of the details form; a write replaces the whole address (FRM-038). */
export function createAddressApi(client: PlatformClient): DetailsApi {
  const asDetails = (address: UserDetails['address']): UserDetails => ({ address: address ?? {} });
  return {
    countries: () => client.call(readCountries, {}),
    read: async () => asDetails(await client.call(readAddress, {})),
    write: async ({ address }) => asDetails(await client.call(writeAddress, { body: address ?? {} })),
  };
}
