/** Builds the requests of a probe: which calls are harmless, and their query and body. Pure. */
import type { CheckedOperation } from '../contractChecker';
import type { ContractDocument, ContractParameter } from '../contractDocument';
import { PROBE_CHALLENGE } from './lacks';
import { PROBE_EXTRA } from './linkParameters';
import type { PathValues, SeenAnswer } from './targets';

/** Calls other than GET that change nothing, or only the session that the probe itself has begun. */
const harmless: ReadonlySet<string> = new Set(['readTexts', 'requestEventManifest', 'requestVideoManifest']);

/** Calls that write back what was read before: operation to the one that reads it. */
const writtenBack: Readonly<Record<string, string>> = {
  writePreferences: 'readPreferences',
  writeUserDetails: 'readUserDetails',
};

export interface ProbeRequest {
  readonly query: URLSearchParams;
  readonly body?: unknown;
}

/** Returns the request, or a sentence that says why the call is skipped. `now` is in epoch milliseconds. */
export function probeRequest(
  contract: ContractDocument,
  { id, method, operation }: CheckedOperation,
  seen: readonly SeenAnswer[],
  { write, given, now }: { readonly write: boolean; readonly given: PathValues; readonly now: number },
): ProbeRequest | string {
  if (
    Object.values(operation.responses).some(
      (response) => 'content' in response && response.content?.['text/event-stream'] !== undefined,
    )
  )
    return 'its answer is a stream that does not end';
  if (operation['x-acts'] !== undefined) return operation['x-acts'];
  const query = new URLSearchParams();
  for (const parameter of operation.parameters.map((item) => named(contract, item))) {
    if (parameter.in !== 'query') continue;
    const value = given[`${id}.${parameter.name}`] ?? given[parameter.name] ?? queryValue(parameter, now);
    if (value !== undefined) query.set(parameter.name, value);
    else if (parameter.required === true)
      return `no earlier answer provides ${parameter.name}; pass it with --with`;
  }
  if (method === 'get') return { query };
  if (harmless.has(id))
    return operation.requestBody === undefined ? { query } : { query, body: { keys: ['home'] } };
  if (id === 'login') return 'it wants --email and --password';
  const read = writtenBack[id];
  if (read === undefined) return 'it would change something at the platform';
  if (!write) return 'it writes; --write puts back what was read';
  const before = seen.find((answer) => answer.operation === read);
  return before === undefined
    ? `${read} has not returned the value to write back`
    : { query, body: before.body };
}

function named(
  contract: ContractDocument,
  parameter: ContractParameter | { readonly $ref: string },
): ContractParameter {
  if (!('$ref' in parameter)) return parameter;
  const found = contract.components.parameters[parameter.$ref.slice(parameter.$ref.lastIndexOf('/') + 1)];
  if (!found) throw new Error(`The contract has no ${parameter.$ref}.`);
  return found;
}

/** A search term that matches anything. */
const ANY_WORD = 'a';
const SIX_HOURS = 6 * 3_600_000;

/**
 * A value that satisfies the parameter's schema, for required parameters, time ranges and code challenges;
 * undefined when it cannot be guessed.
 */
function queryValue({ name, schema, required }: ContractParameter, now: number): string | undefined {
  if (schema['format'] === 'date-time') return new Date(name === 'to' ? now + SIX_HOURS : now).toISOString();
  if (name === 'codeChallenge') return PROBE_CHALLENGE;
  if (name === 'codeChallengeMethod') return 'S256';
  if (name === 'extraParams') return PROBE_EXTRA;
  if (required !== true) return undefined;
  const choices = schema['enum'];
  if (Array.isArray(choices)) return String(choices[0]);
  if (schema['default'] !== undefined) return JSON.stringify(schema['default']).replaceAll('"', '');
  if (schema['type'] === 'integer') return JSON.stringify(schema['minimum'] ?? 1);
  if (schema['type'] === 'boolean') return 'true';
  return name === 'query' ? ANY_WORD : undefined;
}
