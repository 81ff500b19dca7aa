/** Starts a preview in an admin page's frame: realm, environment and theme changed by the preview setup. */
import { keyValueStoreOver } from '../../platform/browser/browserStorage';
import { storageKeys } from '../../session/storedTokens';
import type { CheckedRealm, EnabledPlugin } from '../../realm/checkedRealm';
import { themeAttributes } from '../../realm/themeProperties';
import type { PreviewSetup } from '../../sdk/previewFrames';
import type { PageData } from '../pageData';
import type { BrowserEnvironment } from '../browserEnvironment';
import { previewFetch } from './previewFetch';

export interface Start {
  readonly page: PageData;
  readonly environment: BrowserEnvironment;
}

/** Never throws because of the preview setup: at worst the site shows what it shows for an invalid document. */
export function previewSite(given: PreviewSetup, { page, environment }: Start): Start {
  // Objects of another window have another global's prototypes: copied, its arrays are arrays here.
  const previewSetup = JSON.parse(JSON.stringify(given)) as PreviewSetup;
  const realm = previewRealm(previewSetup, page.realm);
  dress(previewSetup, realm, environment.document);
  globalThis.prosceniumEarly = undefined;
  const localValues = forgetful();
  localValues.write(storageKeys.selectedLanguage, previewSetup.locale ?? realm.locales.default);
  const { hasConsentTerms: _liveTerms, ...others } = page;
  return {
    page: { ...(previewSetup.draft === undefined ? page : others), realm },
    environment: {
      ...environment,
      localValues,
      sessionValues: forgetful(),
      tabs: { listen: () => () => undefined },
      rememberLanguage: () => undefined,
      isPreview: true,
      fetch: previewFetch(previewSetup.answers ?? {}, realm.platform, environment.fetch),
    },
  };
}

/** The realm with the preview setup applied. Analytics are removed: no viewer is watching. */
export function previewRealm(
  { draft, layout, menuItems, pages, staffPages = false }: PreviewSetup,
  live: CheckedRealm,
): CheckedRealm {
  const realm = (draft?.realm as CheckedRealm | undefined) ?? live;
  const changed = (menu: CheckedRealm['menus']['WEB']) => ({
    layout: layout ?? menu.layout,
    items: (menuItems as typeof menu.items | undefined) ?? menu.items,
  });
  return {
    ...realm,
    menus: { WEB: changed(realm.menus.WEB), 'MOBILE-WEB': changed(realm.menus['MOBILE-WEB']) },
    pages: { ...realm.pages, ...(pages as CheckedRealm['pages'] | undefined) },
    plugins: realm.plugins
      .filter(({ contributes }) => contributes['analytics-sink'] === undefined)
      .map((plugin) => (staffPages ? openToAll(plugin) : plugin)),
  };
}

function openToAll(plugin: EnabledPlugin): EnabledPlugin {
  const { route } = plugin.contributes;
  return route === undefined
    ? plugin
    : {
        ...plugin,
        contributes: { ...plugin.contributes, route: route.map((facts) => ({ ...facts, access: 'anyone' })) },
      };
}

function dress({ draft, direction }: PreviewSetup, realm: CheckedRealm, document: Document): void {
  const root = document.documentElement;
  for (const [name, value] of Object.entries(themeAttributes(realm))) root.setAttribute(name, value);
  if (draft !== undefined) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(draft.style);
    document.adoptedStyleSheets.push(sheet);
  }
  if (direction === undefined) return;
  // Core sets the direction of each language; here it is fixed to the requested one.
  const hold = (): void => {
    if (root.dir !== direction) root.dir = direction;
  };
  hold();
  new MutationObserver(hold).observe(root, { attributes: true, attributeFilter: ['dir'] });
}

/** In-memory storage: a preview must not touch the viewer's own session and language. */
function forgetful() {
  return keyValueStoreOver(() => {
    throw new Error('A staged site keeps nothing.');
  });
}
