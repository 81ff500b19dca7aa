/** Contract of every menu item of a plugin: static facts that suffice to draw the menu before any code is loaded. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { shippedLocales } from '../../../core/i18n/shippedLocales';
import { buildRouteTables } from '../../../core/routing/routeTables';
import { schemaChecker } from '../../../scripts/compile/schemaChecker';
import { productFolder } from '../projectFiles';
import { factsOf, pluginMessages, type ContractSubject } from './subject';

/** A menu item under test; it has no module. */
export type MenuItemSubject = Pick<ContractSubject<never, never>, 'manifest' | 'contribution'>;

/** Visibility of an item and access to its page: the first must not be wider than the second. */
const breadth = new Map<unknown, number>([
  [undefined, 3],
  ['anyone', 3],
  ['guest', 3],
  ['viewer', 2],
  ['admin', 1],
]);

/** Runs the suite under the given title. */
export function describeMenuItem(title: string, subject: MenuItemSubject): void {
  const facts = factsOf(subject, 'menu-item');
  const to = String(facts['to']);
  const routes = (subject.manifest.contributes['route'] ?? []) as readonly Readonly<
    Record<string, unknown>
  >[];
  const own = routes.find(({ role }) => role === to);

  describe(`the contract of a menu item: ${title}`, () => {
    test('its facts match the point’s schema; it has no module', () => {
      const schema = JSON.parse(
        readFileSync(path.join(productFolder(), 'schemas/points/menu-item.schema.json'), 'utf8'),
      ) as object;
      const validate = schemaChecker([]).compile(schema);
      validate(facts);
      expect(validate.errors ?? []).toEqual([]);
    });

    test('its label is a message of the plugin, in every shipped language', () => {
      const messages = pluginMessages(subject.manifest.id);
      for (const locale of shippedLocales)
        expect(Object.keys(messages[locale] ?? {})).toContain(facts['labelKey']);
    });

    test('it links to a path of the site, or to a role without parameters', () => {
      const tables = buildRouteTables({
        pluginRoutes: routes.filter(({ paths }) => paths !== undefined) as never,
      });
      const pattern = to.startsWith('/') ? to : tables.default[to];
      expect(pattern).toBeDefined();
      expect(
        [...(pattern ?? '').matchAll(/\{([^}]+)\}/g)].filter(([, name]) => name?.endsWith('?') !== true),
      ).toEqual([]);
    });

    test('every viewer who sees it may open the plugin’s page it links to', () => {
      expect(breadth.get(facts['audience'])).toBeLessThanOrEqual(breadth.get(own?.['access']) ?? 0);
    });
  });
}
