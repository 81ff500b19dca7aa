/** A platform to trade with, spoken to over the network as the house does. */
import nock from 'nock';
import { createPlatformClient, noTokens } from '../../../core/platform';
import { FakeClock } from '../../kit/fakes';

export const platformUrl = 'https://platform.test';

export const tradingClient = () =>
  createPlatformClient({
    url: platformUrl,
    apiKey: 'k',
    locale: () => 'en',
    tokens: noTokens,
    fetch: (address, init) => fetch(address, init),
    clock: new FakeClock(),
  });

/** The platform, with answers to give; whatever is asked beyond them fails the call. */
export const platform = () => nock(platformUrl);

/** For a suite that talks to the platform: nothing else is reached, and every prepared answer must have been asked for. */
export function tradesOverTheNetwork(): void {
  beforeAll(() => nock.disableNetConnect());
  afterEach(() => {
    const unasked = nock.pendingMocks();
    nock.cleanAll();
    expect(unasked).toEqual([]);
  });
  afterAll(() => nock.enableNetConnect());
}

export const refusal = (status: number, code: string, more: object = {}) => ({ status, code, messages: [`${code}!`], ...more });
