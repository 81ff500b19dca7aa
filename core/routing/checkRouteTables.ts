/** Validates a realm's route tables, by table and role; used by the compiler and by tests. */
import { recognisedPatterns } from './providerSubPaths';
import { isWellFormed, parametersOf, segmentsOf, variantsOf, type Segment } from './routePattern';
import { isRouteRole } from './routeRoles';
import { tableNames, type RouteTables, type TableName } from './routeTables';
import { defaultTable } from './tables/defaultTable';

/** One problem. `other` is the conflicting role. */
export interface RouteProblem {
  readonly code:
    | 'missingRole'
    | 'unknownRole'
    /** Not a path pattern: relative, an empty or broken segment, a parameter twice, a query or a hash. */
    | 'malformedPattern'
    /** The parameters are not the role's own (ROU-004). */
    | 'parametersDiffer'
    /** Every path of it opens the other role. */
    | 'unreachable'
    /** Some of its paths, those without an optional parameter, open the other role. */
    | 'collision'
    /**
     * The other role has that path in another table, so a link shared between languages opens the wrong page
     * (ROU-005).
     */
    | 'ambiguousBetweenTables';
  readonly table: TableName;
  readonly role: string;
  readonly path?: string;
  readonly other?: string;
  readonly otherTable?: TableName;
}

/** All problems, in table order; `pluginRoles` are the roles that route plugins contribute. */
export function checkRouteTables(
  tables: RouteTables,
  pluginRoles: Iterable<string> = [],
): readonly RouteProblem[] {
  const known = new Set<string>([...Object.keys(defaultTable), ...pluginRoles]);
  const shapes = Object.fromEntries(tableNames.map((name) => [name, shapesOf(tables[name])])) as Record<
    TableName,
    Shapes
  >;
  return tableNames.flatMap((table) => [
    ...roleProblems(tables, table, known),
    ...crossings(tables, table, shapes[table]),
    ...ambiguities(tables, table, shapes),
  ]);
}

/** Shape, such as `/gift/{}/pay`, to the role that a path of this shape opens. */
type Shapes = ReadonlyMap<string, string>;

function roleProblems(tables: RouteTables, table: TableName, known: ReadonlySet<string>): RouteProblem[] {
  const missing = [...known].filter((role) => !Object.hasOwn(tables[table], role));
  const wrong = Object.entries(tables[table]).flatMap(([role, path]): RouteProblem[] => {
    if (!known.has(role)) return [{ code: 'unknownRole', table, role, path }];
    if (!isWellFormed(path)) return [{ code: 'malformedPattern', table, role, path }];
    return sameNames(parametersOf(path), expectedParameters(tables, role))
      ? []
      : [{ code: 'parametersDiffer', table, role, path }];
  });
  return [...missing.map((role): RouteProblem => ({ code: 'missingRole', table, role })), ...wrong];
}

const expectedParameters = (tables: RouteTables, role: string): readonly string[] =>
  parametersOf(isRouteRole(role) ? defaultTable[role] : (tables.default[role] ?? ''));

const sameNames = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((name) => other.includes(name));

function crossings(tables: RouteTables, table: TableName, shapes: Shapes): RouteProblem[] {
  return Object.entries(tables[table]).flatMap(([role, path]): RouteProblem[] => {
    const winners = shapesIn(path).map((shape) => shapes.get(shape) ?? role);
    const other = winners.find((winner) => winner !== role);
    if (other === undefined) return [];
    return [{ code: winners.includes(role) ? 'collision' : 'unreachable', table, role, path, other }];
  });
}

function ambiguities(
  tables: RouteTables,
  table: TableName,
  shapes: Readonly<Record<TableName, Shapes>>,
): RouteProblem[] {
  const earlier = tableNames.slice(0, tableNames.indexOf(table));
  return earlier.flatMap((otherTable) =>
    Object.entries(tables[table]).flatMap(([role, path]): RouteProblem[] => {
      const other = shapesIn(path)
        .map((shape) => (shapes[table].get(shape) === role ? shapes[otherTable].get(shape) : undefined))
        .find((name) => name !== undefined && name !== role);
      return other === undefined
        ? []
        : [{ code: 'ambiguousBetweenTables', table, role, path, other, otherTable }];
    }),
  );
}

function shapesOf(table: Readonly<Record<string, string>>): Shapes {
  const shapes = new Map<string, string>();
  for (const [role, pattern] of recognisedPatterns(table)) {
    for (const shape of shapesIn(pattern)) if (!shapes.has(shape)) shapes.set(shape, role);
  }
  return shapes;
}

const shapesIn = (path: string): readonly string[] => variantsOf(segmentsOf(path)).map(shapeOf);

const shapeOf = (segments: readonly Segment[]): string =>
  `/${segments.map((segment) => (segment.kind === 'literal' ? segment.key : '{}')).join('/')}`;
