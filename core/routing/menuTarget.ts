/** Targets of menu items, and the menu's default page. */
import { preferencesSection, queryNames } from './queryNames';
import { parametersOf } from './routePattern';
import { signInRoles, type RouteRole } from './routeRoles';
import type { RouteTables } from './routeTables';

/** The fields of a menu item used here; items of the realm and of the platform fit. */
export interface MenuItemLike {
  readonly type: string;
  readonly data: {
    readonly id?: string | undefined;
    readonly view?: string | undefined;
    readonly url?: string | undefined;
  };
}

/** A page by role; `pathOf` turns it into a path. */
export interface PageTarget {
  readonly role: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
}

export interface MenuRules<Item extends MenuItemLike = MenuItemLike> {
  readonly tables: RouteTables;
  /** Whether search is a page rather than an overlay (NAV-027, NAV-028). */
  readonly searchIsPage: boolean;
  /** Whether the viewer sees the item; implemented by the shell. */
  readonly isVisible: (item: Item) => boolean;
}

/**
 * The page that a menu item opens; null for items that open none: outbound links, the live-now panel, the
 * search overlay, and unknown kinds (NAV-048). A view may be the role of any page without required parameters
 * (NAV-089).
 */
export function menuItemTarget(
  { type, data }: MenuItemLike,
  { tables, searchIsPage }: Omit<MenuRules, 'isVisible'>,
): PageTarget | null {
  if (type === 'section') return data.id ? sectionTarget(data.id) : null;
  if (type === 'plugin') return data.id ? page('PLUGIN', { id: data.id }) : null;
  if (type !== 'view' || !data.view) return null;
  if (Object.hasOwn(targetByView, data.view)) return targetByView[data.view] ?? null;
  if (data.view === 'search') return searchIsPage ? page('SEARCH') : null;
  const pattern = Object.hasOwn(tables.default, data.view) ? tables.default[data.view] : undefined;
  return pattern !== undefined && parametersOf(pattern).every((name) => name.endsWith('?'))
    ? page(data.view)
    : null;
}

/**
 * The page of a view named in a link: as in menus, or by its role in any case (HOM-022). A link cannot open a
 * panel over the page, so a menu's panel leads to the page with the same content. Null for an unknown view.
 */
export function viewTarget(
  view: string,
  id: string | null | undefined,
  tables: RouteTables,
): PageTarget | null {
  if (view === 'liveNow') return page('LIVE_NOW');
  const kind = view.toLowerCase();
  if (kind === 'section' || kind === 'plugin')
    return menuItemTarget({ type: kind, data: { id: id ?? undefined } }, { tables, searchIsPage: true });
  const named = (name: string) =>
    menuItemTarget({ type: 'view', data: { view: name } }, { tables, searchIsPage: true });
  return named(view) ?? named(view.toUpperCase());
}

/**
 * The default menu page (ROU-116): the first visible item of the active menu that opens a page of this site,
 * else HOME. Skips root, login, sign-up and logout, which are not pages to stay on.
 */
export function defaultMenuTarget<Item extends MenuItemLike>(
  items: readonly Item[],
  rules: MenuRules<Item>,
): PageTarget {
  for (const item of items) {
    const target = rules.isVisible(item) ? menuItemTarget(item, rules) : null;
    if (target !== null && !passing.has(target.role) && !signInRoles.has(target.role)) return target;
  }
  return page('HOME');
}

/** The section that ROOT shows (ROU-010): that of the first visible menu item with one, else the home section. */
export function defaultSection<Item extends MenuItemLike>(
  items: readonly Item[],
  rules: MenuRules<Item>,
): string {
  const targets = items
    .filter((item) => item.type === 'section' && rules.isVisible(item))
    .map((item) => menuItemTarget(item, rules));
  const [first = 'home'] = targets.flatMap((target) => {
    if (target?.role === 'SECTION') return target.params['id'] ?? [];
    return target?.role === 'HOME' ? 'home' : target?.role === 'BROWSE' ? 'browse' : [];
  });
  return first;
}

const passing: ReadonlySet<string> = new Set<RouteRole>(['ROOT', 'LOGOUT', 'SIGNUP', 'LICENCE_REDIRECT']);

const page = (role: string, params: PageTarget['params'] = {}): PageTarget => ({ role, params });

/** NAV-041 to NAV-044. The live-now view opens a panel, not a page (NAV-030, NAV-089). */
const targetByView: Readonly<Record<string, PageTarget | null>> = {
  liveEvents: page('LIVE_NOW'),
  liveNow: null,
  account: page('ACCOUNT'),
  preferences: { ...page('ACCOUNT'), query: { [queryNames.section]: preferencesSection } },
  logout: page('LOGOUT'),
};

/** Home, browse and schedule are separate pages (NAV-046). */
const roleBySection: Readonly<Record<string, RouteRole>> = {
  home: 'HOME',
  browse: 'BROWSE',
  schedule: 'SCHEDULE',
};

function sectionTarget(id: string): PageTarget {
  const role = Object.hasOwn(roleBySection, id) ? roleBySection[id] : undefined;
  return role === undefined ? page('SECTION', { id }) : page(role);
}
