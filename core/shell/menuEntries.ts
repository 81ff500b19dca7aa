/** Builds the menu that this viewer sees from a realm's menu: labels, addresses, icons and the current entry. */
import type { LocalisedText, MenuItem } from '../generated/realm';
import type { MenuItemContribution } from '../realm/menuItems';
import { menuItemTarget } from '../routing/menuTarget';
import type { RouteTables } from '../routing/routeTables';
import { isWebAddress } from '../sdk/isWebAddress';
import type { IconName } from '../ui/Icon';
import { useCallback } from 'react';
import { inLocale } from '../i18n/locale';
import { useText } from '../i18n/hooks';

/** The built-in icons of menu items (NAV-038). */
const icons: Readonly<Record<string, IconName>> = {
  home: 'home',
  browse: 'browse',
  schedule: 'schedule',
  epg: 'schedule',
  tvguide: 'schedule',
  search: 'search',
  account: 'account',
  preferences: 'account',
  profiles: 'account',
  livenow: 'live',
  liveevents: 'live',
  logout: 'signOut',
};

/** The icon of an item by its section or view, in any spelling (`tv-guide`, `LIVE_NOW`); null if none. */
function iconOf({ id, view }: { readonly id?: string; readonly view?: string }): IconName | null {
  const name = (id ?? view ?? '').toLowerCase().replace(/[^a-z]/g, '');
  return Object.hasOwn(icons, name) ? (icons[name] ?? null) : null;
}

export interface MenuEntry {
  readonly key: string;
  readonly label: string;
  readonly icon: IconName | null;
  /** The item's own icons, which replace the built-in one (NAV-039). */
  readonly iconUrl: string | null;
  readonly activeIconUrl: string | null;
  readonly featured: boolean;
  readonly current: boolean;
  readonly destination:
    | { readonly kind: 'link'; readonly to: string }
    | { readonly kind: 'outbound'; readonly url: string }
    | { readonly kind: 'action'; readonly action: MenuAction };
  /** Shown among the utilities instead of the bar's row (NAV-057). */
  readonly utility: Utility | null;
  readonly children: readonly MenuEntry[];
}

/** Entries without an address open the search overlay (NAV-028) or the live-now panel (NAV-030, NAV-032). */
export type MenuAction = 'search' | 'livePanel';
export type Utility = 'search' | 'liveNow' | 'account';

export interface MenuViewer {
  readonly isGuest: boolean;
  readonly isChild: boolean;
  /** Live events are enabled in this realm (RLM-026). */
  readonly liveShown: boolean;
  /** Live events and the schedule section are both enabled (NAV-047). */
  readonly scheduleShown: boolean;
  /** Profiles are enabled: the account item is the profile switcher (NAV-035). */
  readonly profilesShown: boolean;
}

export interface MenuContext extends MenuViewer {
  readonly tables: RouteTables;
  readonly searchIsPage: boolean;
  /** The session's role is one of settings.adminRoles. */
  readonly isAdmin: boolean;
  /** The items contributed by plugins, by name. */
  readonly pluginItems: ReadonlyMap<string, MenuItemContribution>;
  /** The text of a message; null while it is loading. */
  readonly textOf: (key: string) => string | null;
  /** The path of a role in the active route table; null if it has none. */
  readonly pathOf: (
    role: string,
    parameters: Readonly<Record<string, string>>,
    query?: Readonly<Record<string, string>>,
  ) => string | null;
  readonly localise: (text: LocalisedText) => string;
  readonly currentPath: string;
  readonly report: (problem: string) => void;
}

/**
 * Whether a viewer sees a built-in item; its view may be named as in menus or by its role (NAV-036, NAV-037,
 * NAV-044, NAV-047, NAV-089, RLM-026).
 */
export function isVisible(item: Pick<MenuItem, 'type' | 'data'>, viewer: MenuViewer): boolean {
  const { id, view } = dataOf(item);
  if (item.type === 'section') return id !== 'schedule' || viewer.scheduleShown;
  switch (view) {
    case 'SCHEDULE':
      return viewer.scheduleShown;
    case 'account':
      // A child has no account page, but must be able to switch back to the parent's profile (FAV-032, FAV-036).
      return !viewer.isGuest && (viewer.profilesShown || !viewer.isChild);
    case 'ACCOUNT':
    case 'preferences':
    case 'PREFERENCES':
      return !viewer.isGuest && !viewer.isChild;
    case 'liveNow':
    case 'liveEvents':
    case 'LIVE_NOW':
      return viewer.liveShown;
    case 'logout':
    case 'LOGOUT':
      return !viewer.isGuest;
    default:
      return true;
  }
}

/** Drops hidden items; also drops unknown ones and those without a target, which are reported (NAV-048). */
export function menuEntries(items: readonly MenuItem[], context: MenuContext): readonly MenuEntry[] {
  return entriesOf(items, {
    ...context,
    hasAccountItem: allItems(items).some((item) => dataOf(item).view?.toLowerCase() === 'account'),
  });
}

/** All items of a menu, including sub-menus. */
export function allItems(items: readonly MenuItem[]): readonly MenuItem[] {
  return items.flatMap((item) => [item, ...allItems(item.items ?? [])]);
}

type Context = MenuContext & { readonly hasAccountItem: boolean };

function entriesOf(items: readonly MenuItem[], context: Context): readonly MenuEntry[] {
  return items.flatMap((item, index) => {
    const offered = item.type === 'plugin-item' ? context.pluginItems.get(item.data.id) : undefined;
    if (offered === undefined ? !isVisible(item, context) : !isFor(offered, context)) return [];
    const label = labelOf(item, offered, context);
    // A plugin's texts are still loading: a key must not be shown as a label.
    if (label === null) return [];
    const destination = destinationOf(item, offered, context);
    if (destination === null) {
      context.report(`The menu item "${label}" leads nowhere and is left out.`);
      return [];
    }
    const children = entriesOf(item.items ?? [], context);
    const current = destination.kind === 'link' && isCurrent(destination.to, context.currentPath);
    return [
      {
        key: `${index}-${item.type}`,
        label,
        icon:
          destination.kind === 'outbound' ? ('outbound' as const) : (offered?.icon ?? iconOf(dataOf(item))),
        iconUrl: item.style?.iconUrl ?? null,
        activeIconUrl: item.style?.activeIconUrl ?? null,
        featured: item.style?.featured === true,
        current: current || children.some((child) => child.current),
        destination,
        utility: utilityOf(item, children),
        children,
      },
    ];
  });
}

/** Whether this viewer sees a plugin's item. */
export function isFor(
  { audience }: MenuItemContribution,
  { isGuest, isAdmin }: Pick<MenuContext, 'isGuest' | 'isAdmin'>,
): boolean {
  if (audience === 'admin') return isAdmin;
  return audience === 'anyone' || (audience === 'guest') === isGuest;
}

function labelOf(
  item: MenuItem,
  offered: MenuItemContribution | undefined,
  context: MenuContext,
): string | null {
  if (item.title !== undefined) return context.localise(item.title);
  return offered === undefined ? (dataOf(item).id ?? '') : context.textOf(offered.labelKey);
}

function destinationOf(
  item: MenuItem,
  offered: MenuItemContribution | undefined,
  context: Context,
): MenuEntry['destination'] | null {
  const link = (to: string | null): MenuEntry['destination'] | null =>
    to === null ? null : { kind: 'link', to };
  if (offered !== undefined)
    return link(offered.to.startsWith('/') ? offered.to : context.pathOf(offered.to, {}));
  // The realm's menu was validated before publishing; the platform's was not.
  if (item.type === 'outbound')
    return isWebAddress(item.data.url) ? { kind: 'outbound', url: item.data.url } : null;
  const { view } = dataOf(item);
  if (view === 'liveNow') return { kind: 'action', action: 'livePanel' };
  if (view === 'search' && !context.searchIsPage) return { kind: 'action', action: 'search' };
  if (view === 'account' && context.profilesShown) return link(context.pathOf('PROFILES', {}));
  // Preferences are part of the account page; without an account item they have their own page (NAV-043).
  if (view === 'preferences' && !context.hasAccountItem) return link(context.pathOf('PREFERENCES', {}));
  const target = item.type === 'plugin-item' ? null : menuItemTarget(item, context);
  return link(target === null ? null : context.pathOf(target.role, target.params, target.query));
}

/** An item with children stays in the menu, because its sub-menu needs the space. */
function utilityOf(item: MenuItem, children: readonly MenuEntry[]): Utility | null {
  const { view } = dataOf(item);
  if (children.length > 0) return null;
  return view === 'search' || view === 'liveNow' || view === 'account' ? view : null;
}

/** The id and view of an item of any type. */
function dataOf({ data }: Pick<MenuItem, 'data'>): { readonly id?: string; readonly view?: string } {
  return { ...('id' in data ? { id: data.id } : {}), ...('view' in data ? { view: data.view } : {}) };
}

/** Compares paths only, without query and hash. */
function isCurrent(to: string, currentPath: string): boolean {
  const path = to.split(/[?#]/)[0] ?? to;
  return path === currentPath;
}

/** A text by language: the locale's, its base language's, English, else any. */
export function textIn(text: Exclude<LocalisedText, string>, locale: string): string {
  return inLocale(text, locale) ?? Object.values(text)[0] ?? '';
}

/** Returns a function that translates a realm's text to `locale`. */
export function useLocalise(locale: string): (text: LocalisedText) => string {
  const t = useText();
  return useCallback((text) => (typeof text === 'string' ? t(text) : textIn(text, locale)), [t, locale]);
}
