/** The start of a site in an admin page's frame: its realm, its surroundings and its looks, changed as the staging says. */
import { keyValuesOver } from '../../platform';
import { storageKeys } from '../../session/storedTokens';
import type { CheckedRealm, EnabledPlugin } from '../../realm/checkedRealm';
import { themeAttributes } from '../../realm/themeProperties';
import type { Staging } from '../../sdk';
import type { PageData } from '../pageData';
import type { Surroundings } from '../surroundings';
import { stagedFetch } from './stagedFetch';

export interface Start {
  readonly page: PageData;
  readonly surroundings: Surroundings;
}

/** Never throws on account of what the staging says: at worst the site shows what it shows for a bad document. */
export function stagedSite(given: Staging, { page, surroundings }: Start): Start {
  // Data of another window is data of another world: made anew, its lists are lists here.
  const staging = JSON.parse(JSON.stringify(given)) as Staging;
  const realm = stagedRealm(staging, page.realm);
  dress(staging, realm, surroundings.document);
  globalThis.prosceniumEarly = undefined;
  const lasting = forgetful();
  lasting.write(storageKeys.selectedLanguage, staging.locale ?? realm.locales.default);
  return {
    page: { ...page, realm },
    surroundings: {
      ...surroundings,
      lasting,
      visit: forgetful(),
      tabs: { listen: () => () => undefined },
      rememberLanguage: () => undefined,
      fetch: stagedFetch(staging.answers ?? {}, realm.platform, surroundings.fetch),
    },
  };
}

/** The realm with what the staging changes. Analytics are left out: nobody is watching. */
export function stagedRealm({ draft, layout, menuItems, pages, staffPages = false }: Staging, live: CheckedRealm): CheckedRealm {
  const realm = (draft?.realm as CheckedRealm | undefined) ?? live;
  const changed = (menu: CheckedRealm['menus']['WEB']) => ({ layout: layout ?? menu.layout, items: (menuItems as typeof menu.items | undefined) ?? menu.items });
  return {
    ...realm,
    menus: { WEB: changed(realm.menus.WEB), 'MOBILE-WEB': changed(realm.menus['MOBILE-WEB']) },
    pages: { ...realm.pages, ...(pages as CheckedRealm['pages'] | undefined) },
    plugins: realm.plugins.filter(({ contributes }) => contributes['analytics-sink'] === undefined).map((plugin) => (staffPages ? openToAll(plugin) : plugin)),
  };
}

function openToAll(plugin: EnabledPlugin): EnabledPlugin {
  const { route } = plugin.contributes;
  return route === undefined ? plugin : { ...plugin, contributes: { ...plugin.contributes, route: route.map((facts) => ({ ...facts, access: 'anyone' })) } };
}

function dress({ draft, direction }: Staging, realm: CheckedRealm, document: Document): void {
  const root = document.documentElement;
  for (const [name, value] of Object.entries(themeAttributes(realm))) root.setAttribute(name, value);
  if (draft !== undefined) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(draft.style);
    document.adoptedStyleSheets.push(sheet);
  }
  if (direction === undefined) return;
  // The house sets the direction of each language; here it is held to the one that was asked for.
  const hold = (): void => {
    if (root.dir !== direction) root.dir = direction;
  };
  hold();
  new MutationObserver(hold).observe(root, { attributes: true, attributeFilter: ['dir'] });
}

/** Keeps everything in memory: the viewer's own session and language are none of this site's business. */
function forgetful() {
  return keyValuesOver(() => {
    throw new Error('A staged site keeps nothing.');
  });
}
