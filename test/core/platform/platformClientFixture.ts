/** A platform client over the network of a test. */
import {
  createPlatformClient,
  type PlatformClientOptions,
} from '../../../core/platform/transport/createPlatformClient';
import type { Renewal, TokenSource } from '../../../core/platform/transport/TokenSource';
import { CallError, type PlatformClient } from '../../../core/sdk';
import { FakeClock } from '../../kit/fakes';

export const url = 'https://platform.test';
export const user = { id: '7', role: 'USER', isGuest: false };

interface ClientFixture {
  readonly client: PlatformClient;
  readonly clock: FakeClock;
  readonly renewals: (string | null)[];
  token: string | null;
}

export function runtime(
  options: Partial<PlatformClientOptions> = {},
  renewal: () => Promise<Renewal> = async () => 'lost',
): ClientFixture {
  const clock = new FakeClock();
  const made = { clock, renewals: [] as (string | null)[], token: 'token-1' as string | null };
  const tokens: TokenSource = {
    current: () => made.token,
    renew: (refused) => {
      made.renewals.push(refused);
      return renewal();
    },
  };
  const client = createPlatformClient({
    url,
    apiKey: 'ringside-key',
    locale: () => 'pt',
    tokens,
    fetch: (address, init) => fetch(address, init),
    clock,
    ...options,
  });
  return Object.assign(made, { client });
}

/** What a call rejects with. */
export async function failure(call: Promise<unknown>): Promise<CallError> {
  const error: unknown = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof CallError))
    throw new Error(`It did not reject with a CallError but gave ${String(error)}.`);
  return error;
}
