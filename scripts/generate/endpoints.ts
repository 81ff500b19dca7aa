/** Generates the platform's endpoints as constants, one module per tag of the contract. */
import {
  HTTP_METHODS,
  readContract,
  type ContractDocument,
  type ContractOperation,
} from '../contract/contractDocument';

interface Call {
  readonly method: string;
  readonly path: string;
  readonly operation: ContractOperation;
}

/** Tag to the text of core/sdk/endpoints/<tag>.ts. `folder` contains the contract. */
export function endpointModules(folder: string): ReadonlyMap<string, string> {
  const byTag = new Map<string, Call[]>();
  for (const call of calls(readContract(folder))) {
    const tag = call.operation.tags[0] ?? 'other';
    byTag.set(tag, [...(byTag.get(tag) ?? []), call]);
  }
  return new Map([...byTag].map(([tag, list]) => [tag, endpointModule(tag, list)]));
}

/**
 * The text of scripts/contract/readCalls.generated.ts: the paths of read calls by operation id, for tools
 * that only have the id.
 */
export function readCallsModule(folder: string): string {
  const entries = [...calls(readContract(folder))].flatMap(({ method, path, operation }) =>
    method === 'GET' ? [`  ${operation.operationId}: '${path}',\n`] : [],
  );
  return `/** The paths of the platform's GET calls by operation id, from schemas/platform. Written by \`npm run generate\`; not edited by hand. */
export const readCalls: Readonly<Record<string, string>> = {
${entries.join('')}};
`;
}

function* calls(contract: ContractDocument): Generator<Call> {
  for (const [path, item] of Object.entries(contract.paths)) {
    for (const method of HTTP_METHODS) {
      const operation = item[method];
      if (operation !== undefined) yield { method: method.toUpperCase(), path, operation };
    }
  }
}

function endpointModule(tag: string, list: readonly Call[]): string {
  const constants = list.map(({ method, path, operation }) => {
    const id = operation.operationId;
    // Where the token is optional, the call carries one if there is one (API-002).
    const auth = operation.security.some((scheme) => 'bearer' in scheme);
    const onBehalf = operation['x-on-behalf'] === 'refused' ? ', onBehalf: false' : '';
    const acts = operation['x-acts'] === undefined ? '' : ', acts: true';
    const ledger = operation['x-ledger'].length > 0 ? ` (${operation['x-ledger'].join(', ')})` : '';
    return `/** ${operation.summary}${ledger}. */\nexport const ${id}: Endpoint<'${id}'> = { id: '${id}', method: '${method}', path: '${path}', auth: ${String(auth)}${onBehalf}${acts} };\n`;
  });
  return `/** The calls of the platform's "${tag}", from schemas/platform. Written by \`npm run generate\`; not edited by hand. */
import type { Endpoint } from '../platform';

${constants.join('\n')}`;
}
