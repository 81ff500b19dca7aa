/**
 * Runs in pages of `plugin dev`, before their scripts: connects React's fast refresh, and takes over new versions of
 * the plugin's modules.
 */
import {
  createSignatureFunctionForTransform,
  injectIntoGlobalHook,
  performReactRefresh,
  register,
} from 'react-refresh/runtime';
import type { DevelopmentPage } from './refreshable';

/** Hooks that React DOM calls; it must find them when it starts. */
injectIntoGlobalHook(window);

/** The names of the plugin's modules that this page has loaded. */
const loaded = new Set<string>();
/** Where the current version of the modules is; null until the page has taken over an edit. */
let current: string | null = null;
/** The style sheet of each CSS module, by its file. */
const sheets = new Map<string, CSSStyleSheet>();

const split = (address: string): readonly [folder: string, name: string] => {
  const { pathname } = new URL(address, location.href);
  const slash = pathname.lastIndexOf('/');
  return [pathname.slice(0, slash), pathname.slice(slash + 1)];
};

const page: DevelopmentPage = {
  register,
  signature: createSignatureFunctionForTransform,
  adopt(file, text) {
    const known = sheets.get(file);
    const sheet = known ?? new CSSStyleSheet();
    sheet.replaceSync(text);
    sheets.set(file, sheet);
    if (known === undefined) document.adoptedStyleSheets.push(sheet);
  },
  loaded(address) {
    const [folder, name] = split(address);
    loaded.add(name);
    // The page's data names the modules that were current when it was loaded.
    if (current !== null && folder !== current) location.reload();
  },
  async update(addresses) {
    current = split(addresses[0] ?? '')[0];
    const wanted = addresses.filter((address) => loaded.has(split(address)[1]));
    await Promise.all(wanted.map((address) => import(address)));
    performReactRefresh();
  },
};
Object.assign(globalThis, { developmentPage: page });
