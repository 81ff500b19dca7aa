/** A platform for commerce tests, called over HTTP as core does. */
import { PaymentIntentions } from '../../../core/commerce/PaymentIntentions';
import { CheckoutPersistence } from '../../../core/commerce/CheckoutPersistence';
import { createPlatformClient } from '../../../core/platform/transport/createPlatformClient';
import { noTokens } from '../../../core/platform/transport/TokenSource';
import type { KeyValueStore } from '../../../core/sdk';
import { FakeClock } from '../../kit/fakes';
import nock from '../../nock';

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

/** The platform, with answers to prepare; a call without one fails. */
export const platform = () => nock(platformUrl);

/** For a suite that calls the platform: no other host is reachable, and every prepared answer must have been used. */
export function tradesOverTheNetwork(): void {
  afterEach(() => {
    const unasked = nock.pendingMocks();
    nock.cleanAll();
    expect(unasked).toEqual([]);
  });
}

export const refusal = (status: number, code: string, more: object = {}) => ({
  status,
  code,
  messages: [`${code}!`],
  ...more,
});

/** Session storage of one tab; the same one for a reloaded page. */
export function tabValues(): KeyValueStore & { readonly stored: Map<string, string> } {
  const stored = new Map<string, string>();
  return {
    stored,
    read: (key) => stored.get(key) ?? null,
    write: (key, value) => void stored.set(key, value),
    remove: (key) => void stored.delete(key),
  };
}

let moments = 0;
/**
 * The session of the viewer with id 7, and what they have pending: in a tab, and in its browser, whose storage is the
 * tab's own unless another one is given.
 */
export const remembered = (tab = tabValues(), browser = tab) => ({
  memory: new CheckoutPersistence(tab, () => '7'),
  session: () => 'session of 7',
  intentions: new PaymentIntentions({ values: browser, viewer: () => '7', now: () => ++moments }),
});
