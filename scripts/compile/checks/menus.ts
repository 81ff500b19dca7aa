/** Checks that menu items lead to a page that exists and is not switched off. */
import { builtInPage } from '../../../core/pageKit/builtInPages';
import { parametersOf } from '../../../core/routing/routePattern';
import type { RouteTables } from '../../../core/routing/routeTables';
import { pointerOf } from '../jsonPointer';
import { nearestName } from '../nearestName';
import type { PartialRealm } from '../partialRealm';
import type { Finding } from '../schemaFindings';
import { atValue, type CheckContext } from './checkContext';
import { realmRouteTables } from './routes';
import { unknownPlugin } from './plugins';

/** Views of the product that are not route roles (NAV-041, NAV-089). */
export const menuViews = ['liveEvents', 'liveNow', 'account', 'preferences', 'logout', 'search'] as const;

/** The route roles behind views that open a page. */
const roleOfView: Readonly<Record<string, string>> = {
  liveEvents: 'LIVE_NOW',
  account: 'ACCOUNT',
  preferences: 'ACCOUNT',
  logout: 'LOGOUT',
};

interface MenuItem {
  readonly type?: string | undefined;
  readonly data?: { readonly id?: string | undefined; readonly view?: string | undefined } | undefined;
  readonly items?: readonly (MenuItem | undefined)[] | undefined;
}

export function* checkMenus(context: CheckContext): Generator<Finding> {
  const tables = realmRouteTables(context.realm, context.enabled.values());
  for (const platform of ['WEB', 'MOBILE-WEB'] as const) {
    const pointer = pointerOf(['menus', platform, 'items']);
    if (context.origins.kindOf(pointer) === 'derived') continue;
    yield* checkItems(context.realm.menus?.[platform]?.items as MenuItem['items'], pointer, tables, context);
  }
}

function* checkItems(
  items: MenuItem['items'],
  pointer: string,
  tables: RouteTables,
  context: CheckContext,
): Generator<Finding> {
  // The schema does not check the rest of an item whose type is unknown.
  if (!Array.isArray(items)) return;
  for (const [index, item] of (items as NonNullable<MenuItem['items']>).entries()) {
    if (item === undefined) continue;
    const at = `${pointer}/${index}`;
    if (item.type === 'view' && item.data?.view !== undefined)
      yield* checkView(item.data.view, `${at}/data/view`, tables, context);
    if (item.type === 'plugin' && item.data?.id !== undefined)
      yield* checkPluginTarget(item.data.id, `${at}/data/id`, context);
    if (item.type === 'plugin-item' && item.data?.id !== undefined)
      yield* checkPluginItem(item.data.id, `${at}/data/id`, context);
    if (item.type === 'section' && item.data?.id !== undefined)
      yield* checkSection(item.data.id, `${at}/data/id`, context);
    yield* checkItems(item.items, `${at}/items`, tables, context);
  }
}

/** Sections that need neither a page of the realm nor a section of that name at the platform. */
export const builtInSections: readonly string[] = ['home', 'browse', 'schedule'];

/**
 * Any other id may exist at the platform, unless it nearly matches a name known here (`npm start` and
 * `contract --realm` ask the platform).
 */
function* checkSection(id: string, pointer: string, context: CheckContext): Generator<Finding> {
  if (id === 'schedule') yield* checkPage('SCHEDULE', pointer, context);
  const known = [...builtInSections, ...Object.keys(context.realm.pages ?? {})];
  const meant = known.includes(id) ? null : nearestName(id, known);
  if (meant !== null)
    yield atValue(
      pointer,
      'menu-target-unknown',
      `No page of this realm is called "${id}"; unless the platform has a section of that name, the item leads nowhere.`,
      meant,
      'warning',
    );
}

function* checkView(
  view: string,
  pointer: string,
  tables: RouteTables,
  context: CheckContext,
): Generator<Finding> {
  const isView = (menuViews as readonly string[]).includes(view);
  const pattern = Object.hasOwn(tables.default, view) ? tables.default[view] : undefined;
  if (!isView && pattern === undefined) {
    yield atValue(
      pointer,
      'menu-target-unknown',
      `No view and no route role is called "${view}".`,
      nearestName(view, [...menuViews, ...Object.keys(tables.default)]),
    );
    return;
  }
  const needed = isView ? [] : parametersOf(pattern ?? '').filter((name) => !name.endsWith('?'));
  if (needed.length > 0) {
    yield atValue(
      pointer,
      'menu-target-unknown',
      `${view} shows one thing, so a menu cannot lead to it: its path needs ${needed.join(', ')}.`,
    );
    return;
  }
  const switchedOff = flagAgainst(view, context.realm);
  if (switchedOff !== undefined) {
    yield atValue(
      pointer,
      'menu-target-off',
      `${view} does not show while ${switchedOff}.`,
      'Change the setting, or take the item out.',
    );
    return;
  }
  const role = isView ? roleOfView[view] : view;
  if (role !== undefined) yield* checkPage(role, pointer, context);
}

/** A page missing from this build is not an error, but the operator should know. */
function* checkPage(role: string, pointer: string, { enabled }: CheckContext): Generator<Finding> {
  const ofPlugin = [...enabled.values()].some(({ manifest }) =>
    manifest.contributes.route?.some((route) => route.role === role),
  );
  const page = builtInPage(role);
  if ((page === undefined || page.needs !== undefined) && !ofPlugin) {
    yield atValue(
      pointer,
      'menu-target-without-page',
      `${role} has no page in this realm: viewers see a message instead.`,
      'Switch on the route plugin that has it, or remove the item.',
      'warning',
    );
  }
}

function* checkPluginTarget(
  id: string,
  pointer: string,
  { enabled, installed }: CheckContext,
): Generator<Finding> {
  const isEnabled =
    enabled.has(id) ||
    [...enabled.values()].some(({ manifest }) =>
      manifest.contributes.route?.some((route) => route.name === id),
    );
  if (isEnabled) return;
  if (installed.plugins.has(id)) {
    yield atValue(
      pointer,
      'plugin-disabled',
      `The plugin ${id} is not switched on in this realm.`,
      `Add "${id}": {} to "plugins".`,
    );
    return;
  }
  const names = [...enabled].flatMap(([plugin, { manifest }]) =>
    (manifest.contributes.route ?? []).flatMap((route) => [plugin, route.name]),
  );
  const verdict = unknownPlugin(pointer, id, installed);
  yield {
    ...verdict,
    at: 'value',
    code: verdict.code === 'unknown-plugin' ? 'menu-target-unknown' : verdict.code,
    suggestion: nearestName(id, names) ?? verdict.suggestion,
  };
}

/** An item contributed by a plugin: it exists, its plugin is enabled, and its target role has a page. */
function* checkPluginItem(name: string, pointer: string, context: CheckContext): Generator<Finding> {
  const offered = [...context.installed.plugins].flatMap(([plugin, { manifest }]) =>
    (manifest.contributes['menu-item'] ?? []).map((item) => ({ plugin, item })),
  );
  const found = offered.find(({ item }) => item.name === name);
  if (found === undefined) {
    yield atValue(
      pointer,
      'menu-target-unknown',
      `No plugin contributes a menu item "${name}".`,
      nearestName(
        name,
        offered.map(({ item }) => item.name),
      ),
    );
    return;
  }
  if (!context.enabled.has(found.plugin)) {
    yield atValue(
      pointer,
      'plugin-disabled',
      `The menu item "${name}" needs the plugin ${found.plugin}, which is not switched on in this realm.`,
      `Add "${found.plugin}": {} to "plugins".`,
    );
    return;
  }
  if (!found.item.to.startsWith('/')) yield* checkPage(found.item.to, pointer, context);
}

/** The setting that switches a view off, in words; undefined when none does. */
function flagAgainst(view: string, { settings }: PartialRealm): string | undefined {
  if (settings === undefined) return undefined;
  const flags: Readonly<Record<string, readonly (readonly [boolean | undefined, string])[]>> = {
    liveEvents: [[settings.live === false, 'settings.live is false']],
    liveNow: [[settings.live === false, 'settings.live is false']],
    LIVE_NOW: [[settings.live === false, 'settings.live is false']],
    SCHEDULE: [
      [settings.live === false, 'settings.live is false'],
      [settings.scheduleSection === false, 'settings.scheduleSection is false'],
    ],
    WATCHLISTS: [[settings.watchlistsEnabled === false, 'settings.watchlistsEnabled is false']],
    PROFILES: [
      [settings.profileConfiguration?.status === 'NONE', 'settings.profileConfiguration.status is NONE'],
    ],
    SIGNUP: [[settings.allowSelfRegistration === false, 'settings.allowSelfRegistration is false']],
  };
  return flags[view]?.find(([isOff]) => isOff === true)?.[1];
}
