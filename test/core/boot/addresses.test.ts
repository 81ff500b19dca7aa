/** The addresses of the composed product: every page in every table */
import { routerNavigation, routingStore } from '../../../core/boot/tokens';
import { ledgerRoutes } from '../routing/ledgerRoutes';
import { compose, composedTests, type Composed } from './composed';

composedTests();

const tables = ['default', 'PT', 'ES', 'DEBUG'] as const;
const sites = new Map<string, Composed>();

beforeEach(async () => {
  for (const table of tables)
    sites.set(
      table,
      await compose({ change: (document) => void (document['routes'] = { language: table }) }),
    );
});

/** Every parameter of a pattern with a value, and the path with these values. */
function filled(pattern: string): {
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
} {
  const params = Object.fromEntries(
    [...pattern.matchAll(/\{(\w+)\??\}/g)].map(([, name = '']) => [
      name,
      name === 'authProvider' ? 'openid' : `${name.toLowerCase()}-1`,
    ]),
  );
  return { params, path: pattern.replace(/\{(\w+)\??\}/g, (_, name: string) => params[name] ?? '') };
}

test.each(ledgerRoutes)(
  '%s the page %s has its address in every language, and every address opens it',
  (_id, role, ...patterns) => {
    for (const [index, table] of tables.entries()) {
      const site = sites.get(table) as Composed;
      const { path, params } = filled(patterns[index] ?? '');
      expect(decodeURI(site.get(routerNavigation).hrefOf(role, params))).toBe(path);
      for (const [language, other] of sites) {
        // Only sites that use the debug table carry it; the host redirects its addresses at the others.
        if (table === 'DEBUG' && language !== 'DEBUG') continue;
        expect(other.get(routingStore).match(encodeURI(path))).toMatchObject({ role, params });
      }
    }
  },
);
