/**
 * Checks the head of a route's page beyond its schema: whether its call exists and the route's path supplies
 * the call's parameters.
 */
import { parametersOf } from '../../core/routing/routePattern';
import { defaultTable } from '../../core/routing/tables/defaultTable';
import { nearestName } from '../compile/nearestName';
import type { Problem } from '../compile/problem';
import { readCalls } from '../contract/readCalls.generated';
import type { PageHead } from '../../core/generated/manifest';

/**
 * Findings by their pointer below the head. `path` is the route's own; the path of a built-in role is in the
 * route tables.
 */
export function headFindings(
  role: string,
  path: string | undefined,
  head: PageHead | undefined,
): readonly Pick<Problem, 'pointer' | 'code' | 'message' | 'suggestion'>[] {
  if (head?.call === undefined) return [];
  const { call, parameters = {} } = head;
  const address = Object.hasOwn(readCalls, call) ? readCalls[call] : undefined;
  if (address === undefined)
    return [
      {
        pointer: '/call',
        code: 'unknown-value',
        message: `The contract has no call "${call}" that reads.`,
        suggestion: nearestName(call, Object.keys(readCalls)),
      },
    ];
  const builtInTable: Readonly<Record<string, string>> = defaultTable;
  const given = parametersOf(path ?? builtInTable[role] ?? '').map((name) => name.replace('?', ''));
  const asked = parametersOf(address);
  const strangers = Object.keys(parameters).filter((name) => !asked.includes(name));
  return [
    ...strangers.map((name) => ({
      pointer: `/parameters/${name}`,
      code: 'unknown-key' as const,
      message: `${call} takes no parameter "${name}".`,
      suggestion: nearestName(name, asked),
    })),
    ...asked.flatMap((name) => {
      const source = parameters[name] ?? name;
      if (given.includes(source)) return [];
      return [
        {
          pointer: parameters[name] === undefined ? '' : `/parameters/${name}`,
          code: 'unknown-value' as const,
          message: `${call} needs "${name}", and the path of ${role} has no {${source}}.`,
          suggestion: nearestName(source, given),
        },
      ];
    }),
  ];
}
