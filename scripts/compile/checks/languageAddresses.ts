/** Checks the prefixes of languages: each is the beginning of no other address of the site. */
import { literalKey, segmentsOf } from '../../../core/routing/routePattern';
import { tableNames } from '../../../core/routing/routeTables';
import type { Finding } from '../schemaFindings';
import { atValue, type CheckContext } from './checkContext';
import { realmRouteTables } from './routes';

/** The first segments of files of the host. */
const files: ReadonlySet<string> = new Set(['assets', 'images', 'realm-data', 'realm-messages', 'sitemaps']);

export function* checkLanguageAddresses({ realm, enabled }: CheckContext): Generator<Finding> {
  const prefixes = (realm.locales?.offered ?? []).map((locale) => locale?.address?.prefix);
  if (prefixes.every((prefix) => prefix === undefined)) return;
  const tables = realmRouteTables(realm, enabled.values());
  const patterns = tableNames.flatMap((table) =>
    Object.entries(tables[table]).map(([role, pattern]) => ({
      role,
      pattern,
      first: segmentsOf(pattern)[0],
    })),
  );
  for (const [index, prefix] of prefixes.entries()) {
    if (prefix === undefined) continue;
    const pointer = `/locales/offered/${index}/address/prefix`;
    if (prefixes.indexOf(prefix) < index)
      yield atValue(pointer, 'duplicate-item', `Another language has the prefix "${prefix}" too.`);
    const page = patterns.find(({ first }) =>
      first?.kind === 'literal' ? first.key === literalKey(prefix) : first !== undefined,
    );
    const other = files.has(prefix) ? 'files of the site' : page && `${page.pattern} (${page.role})`;
    if (other !== undefined)
      yield atValue(
        pointer,
        'route-collision',
        `Addresses that begin with /${prefix} are those of ${other}.`,
        'Choose another prefix, such as the code of the language.',
      );
  }
}
