/** Checks the realm's route tables: complete, without collisions, every route reachable. */
import { checkRouteTables, type RouteProblem } from '../../../core/routing/checkRouteTables';
import { allRouteTables } from '../../../core/routing/allRouteTables';
import {
  type PluginRoute,
  type RouteTables,
  tableForLanguage,
  type TableName,
  tableNames,
} from '../../../core/routing/routeTables';
import type { InstalledPlugin } from '../../plugins/installedPlugins';
import { pointerOf } from '../jsonPointer';
import { nearestName } from '../nearestName';
import type { PartialRealm } from '../partialRealm';
import type { Finding } from '../schemaFindings';
import { atKey, atValue, type CheckContext } from './checkContext';

/** The four route tables of a realm: the built-in ones with the realm's overrides and its route plugins applied. */
export function realmRouteTables(realm: PartialRealm, enabled: Iterable<InstalledPlugin>): RouteTables {
  return checkedTables(realm, enabled).tables;
}

interface CheckedTables {
  readonly tables: RouteTables;
  readonly problems: readonly RouteProblem[];
}

/**
 * Most realms change little in the tables, so recent results are cached: this check takes longer than all the
 * others together.
 */
const latest = new Map<string, CheckedTables>();
const cachedTables = 50;

function checkedTables(realm: PartialRealm, enabled: Iterable<InstalledPlugin>): CheckedTables {
  const pluginRoutes = routesOf(enabled);
  const roles = rolesOf(pluginRoutes);
  // Unknown roles are sorted out first, because each path of the tables is compared with all others.
  const overrides = Object.fromEntries(
    tableNames.map((name) => [
      name,
      Object.fromEntries(
        Object.entries(definedOnly(realm.routes?.overrides?.[name])).filter(([role]) => roles.has(role)),
      ),
    ]),
  );
  const settings = { memberAreaPath: realm.routes?.memberAreaPath, overrides, pluginRoutes };
  const key = JSON.stringify(settings);
  const known = latest.get(key);
  if (known !== undefined) return known;
  const tables = allRouteTables(settings);
  const problems = checkRouteTables(
    tables,
    settings.pluginRoutes.map((route) => route.role),
  );
  const [oldest] = latest.keys();
  if (latest.size >= cachedTables && oldest !== undefined) latest.delete(oldest);
  latest.set(key, { tables, problems });
  return { tables, problems };
}

function rolesOf(pluginRoutes: readonly PluginRoute[]): ReadonlySet<string> {
  return new Set([...Object.keys(allRouteTables().default), ...pluginRoutes.map(({ role }) => role)]);
}

/** The routes contributed by plugins, in the order of their ids. */
export function routesOf(plugins: Iterable<InstalledPlugin>): PluginRoute[] {
  return [...plugins].flatMap((plugin) => plugin.manifest.contributes.route ?? []);
}

export function* checkRoutes({ realm, enabled }: CheckContext): Generator<Finding> {
  const { tables, problems } = checkedTables(realm, enabled.values());
  const used = new Set([
    ...(realm.locales?.offered ?? []).map((locale) =>
      tableForLanguage(locale?.code ?? '', realm.routes?.language),
    ),
    'default',
  ]);
  const roles = rolesOf(routesOf(enabled.values()));
  for (const table of tableNames) {
    for (const role of Object.keys(definedOnly(realm.routes?.overrides?.[table]))) {
      if (!roles.has(role))
        yield atKey(
          pointerOf(['routes', 'overrides', table, role]),
          'unknown-role',
          `No route has the role ${role}.`,
          nearestName(role, roles),
        );
    }
  }
  const reported = new Set<string>();
  for (const problem of problems) {
    const finding = findingOf(problem, tables, realm, enabled, used);
    // A renamed login page that collides also makes everything below it collide: report one finding per mistake.
    if (reported.has(finding.pointer)) continue;
    reported.add(finding.pointer);
    yield finding;
  }
}

function findingOf(
  problem: RouteProblem,
  tables: RouteTables,
  realm: PartialRealm,
  enabled: CheckContext['enabled'],
  used: ReadonlySet<string>,
): Finding {
  const { table, role, path = '', other = '' } = problem;
  const pointer = causeOf(problem, tables, realm, enabled);
  const otherPath = tables[problem.otherTable ?? table][other] ?? '';
  switch (problem.code) {
    case 'missingRole':
      return atValue(
        pointer,
        'route-table-incomplete',
        `The table ${table} has no path for ${role}.`,
        `Give ${role} a path.`,
      );
    case 'unknownRole':
      return atKey(pointer, 'unknown-role', `No route has the role ${role}.`);
    case 'malformedPattern':
      return atValue(
        pointer,
        'bad-format',
        `"${path}" is not a path: it begins with /, and a parameter such as {eventId} fills a whole segment.`,
        null,
      );
    case 'parametersDiffer':
      return atValue(
        pointer,
        'route-table-incomplete',
        `"${path}" must have the parameters of ${role}: ${tables.default[role] === path ? 'none are missing elsewhere' : parametersIn(role)}.`,
        null,
      );
    case 'unreachable':
      return path === otherPath
        ? atValue(
            pointer,
            'route-collision',
            `${role} and ${other} both have the path ${path} in the table ${table}.`,
            'Give one of them another path.',
          )
        : atValue(
            pointer,
            'route-unreachable',
            `${path} (${role}) can never be reached in the table ${table}: ${otherPath} (${other}) answers it.`,
            'Give one of them another path.',
          );
    case 'collision':
      return atValue(
        pointer,
        'route-collision',
        `Some addresses of ${path} (${role}) open ${otherPath} (${other}) in the table ${table}.`,
        'Give one of them another path.',
      );
    case 'ambiguousBetweenTables': {
      const bothUsed = used.has(table) && used.has(problem.otherTable ?? table);
      const message = `${path} is ${role} in the table ${table} and ${other} in the table ${problem.otherTable ?? ''}: a link shared between the languages opens the wrong page.`;
      return atValue(
        pointer,
        'route-collision',
        message,
        'Give one of them another path.',
        bothUsed ? 'error' : 'warning',
      );
    }
  }
}

/** The pointer that caused the problem: an override of one of the roles, or of the role that they are nested below. */
function causeOf(
  { table, otherTable, role, other }: RouteProblem,
  tables: RouteTables,
  realm: PartialRealm,
  enabled: CheckContext['enabled'],
): string {
  const sides: readonly (readonly [TableName, string | undefined])[] = [
    [table, role],
    [otherTable ?? table, other],
  ];
  for (const [name, side] of sides) {
    if (side === undefined) continue;
    const overrides = definedOnly(realm.routes?.overrides?.[name]);
    if (Object.hasOwn(overrides, side)) return pointerOf(['routes', 'overrides', name, side]);
    const path = tables[name][side] ?? '';
    const above = Object.keys(overrides).find((each) => path.startsWith(`${overrides[each] ?? ''}/`));
    if (above !== undefined) return pointerOf(['routes', 'overrides', name, above]);
    if (side === 'MEMBER_AREA' && realm.routes?.memberAreaPath !== undefined) return '/routes/memberAreaPath';
    const plugin = [...enabled].find(([, { manifest }]) =>
      manifest.contributes.route?.some((route) => route.role === side && route.paths !== undefined),
    );
    if (plugin !== undefined) return pointerOf(['plugins', plugin[0]]);
  }
  return '/routes';
}

function definedOnly(
  overrides: Readonly<Record<string, string | undefined>> | undefined,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(overrides ?? {}).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

function parametersIn(role: string): string {
  const names = [...(allRouteTables().default[role] ?? '').matchAll(/\{[^{}]+\}/g)].map(([name]) => name);
  return names.length === 0 ? 'it takes none' : names.join(', ');
}
