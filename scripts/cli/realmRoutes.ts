/** `realm routes`: the route tables used by a realm's viewers. */
import colors from 'picocolors';
import { builtInPage } from '../../core/pageKit/builtInPages';
import { tableForLanguage, type TableName, tableNames } from '../../core/routing/routeTables';
import type { PartialRealm } from '../compile/partialRealm';
import { realmRouteTables } from '../compile/checks/routes';
import { openRealm } from './openRealm';
import { done, type Outcome, problemsText, refused } from './outcome';

export function realmRoutes(root: string, target: string, { json }: { readonly json: boolean }): Outcome {
  const opened = openRealm(root, target);
  if (typeof opened === 'string') return refused(opened);
  if (!opened.compilation.readable) return refused(problemsText(opened.compilation.problems));
  const { effective, enabled } = opened.compilation;
  const tables = realmRouteTables(effective, enabled.values());
  if (json) return done(JSON.stringify(tables, null, 2));

  const ofPlugins = new Set(
    [...enabled.values()].flatMap(({ manifest }) =>
      (manifest.contributes.route ?? []).map((route) => route.role),
    ),
  );
  const roles = Object.keys(tables.default);
  const shown = shownTables(effective);
  const rows = roles.map((role) => [role, ...shown.map((table) => tables[table][role] ?? '')]);
  const widths = ['ROLE', ...shown].map((head, column) =>
    Math.max(head.length, ...rows.map((row) => [...(row[column] ?? '')].length)),
  );
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => cell + ' '.repeat(Math.max(0, (widths[column] ?? 0) - [...cell].length)))
      .join('  ');
  const body = rows.map((row) => {
    const role = row[0] ?? '';
    const hasPage = builtInPage(role) !== undefined || ofPlugins.has(role);
    return hasPage ? `  ${line(row)}` : colors.dim(`· ${line(row)}`);
  });
  const without = roles.filter((role) => builtInPage(role) === undefined && !ofPlugins.has(role)).length;
  return done(
    [
      colors.bold(`  ${line(['ROLE', ...shown])}`),
      ...body,
      '',
      `· ${without} of ${roles.length} roles have no page in this realm; viewers who go there see a message instead.`,
    ].join('\n'),
  );
}

/** The tables of the offered languages, or the one that the realm sets. */
function shownTables({ locales, routes }: PartialRealm): readonly TableName[] {
  const used = new Set(
    (locales?.offered ?? []).flatMap((locale) =>
      locale?.code === undefined ? [] : [tableForLanguage(locale.code, routes?.language)],
    ),
  );
  const shown = tableNames.filter((name) => used.has(name));
  return shown.length === 0 ? ['default'] : shown;
}
