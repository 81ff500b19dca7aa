/** Holds the platform's answers about money against the contract: pages never show or pay what they cannot read. */
import { answers, shapes } from '../generated/moneyShapes';
import type { operations } from '../generated/platform';
import { faultOf, readAs } from '../platform/reading/readAs';
import { CallError, type CallInput, type Endpoint, type PlatformClient } from '../sdk/platform';

/**
 * The same client, whose calls lose the parts of an answer that the contract does not describe. An answer without
 * what it needs rejects like a call without a response. Both are reported with the places at fault.
 */
export function soundClient(client: PlatformClient, report: (error: unknown) => void): PlatformClient {
  return {
    call: async <Id extends keyof operations>(endpoint: Endpoint<Id>, input: CallInput<Id>) =>
      soundAnswer(endpoint.id, await client.call(endpoint, input), report),
  };
}

/** As {@link soundClient} does, for an answer that another client has received. */
export function soundAnswer<Answer>(
  call: keyof operations,
  answer: Answer,
  report: (error: unknown) => void,
): Answer {
  const shape = answers[call];
  if (shape === undefined) return answer;
  const places: string[] = [];
  const [sound] = readAs({ list: shape }, shapes, [answer], (place) =>
    places.push(place.replace(/^\[0\]\.?/, '')),
  ) as readonly Answer[];
  if (places.length > 0) report(new Error(faultOf(call, places.filter(Boolean))));
  // An unreadable answer was left out.
  if (sound === undefined) throw new CallError(call, 200, undefined, []);
  return sound;
}
