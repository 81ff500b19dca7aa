/** The data that the host embeds in a demo realm's page, compiled once from its document. */
import path from 'node:path';
import type { PageData } from '../../core/boot/pageData';
import { compileRealm } from '../../scripts/compile/compileRealm';
import { readRealmSources } from '../../scripts/compile/realmSources';
import { readInstalledPlugins } from '../../scripts/plugins/installedPlugins';
import type { RealmId } from './boxOffice';

const root = path.resolve(import.meta.dirname, '../..');
const compiled = new Map<RealmId, PageData>();

export function pageOf(id: RealmId): PageData {
  const known = compiled.get(id);
  if (known !== undefined) return known;
  const { realm } = compileRealm(
    { sources: readRealmSources(root), file: `realms/${id}/realm.json` },
    readInstalledPlugins(root),
  );
  if (realm == null) throw new Error(`The realm ${id} does not compile.`);
  const page: PageData = {
    realm: { ...realm, platform: { ...realm.platform, url: 'http://localhost' } },
    locale: 'en',
    messages: { bundles: {}, realm: {} },
    messageFiles: {},
    firstCalls: {},
  };
  compiled.set(id, page);
  return page;
}
