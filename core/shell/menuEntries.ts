/** From a realm's menu to what this viewer sees of it: labels, addresses, icons, and which entry is the current one. */
import type { LocalisedText, MenuItem } from '../generated/realm';
import { menuItemTarget, type RouteTables } from '../routing';
import type { IconName } from '../ui';

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
  readonly children: readonly MenuEntry[];
}

/** What an entry does that has no address: the search overlay (NAV-028) and the live-now panel (NAV-030, NAV-032). */
export type MenuAction = 'search' | 'livePanel';

export interface MenuViewer {
  readonly isGuest: boolean;
  readonly isChild: boolean;
  /** Live and the schedule section are both on (NAV-047). */
  readonly scheduleShown: boolean;
}

export interface MenuContext extends MenuViewer {
  readonly tables: RouteTables;
  readonly searchIsPage: boolean;
  /** The path of a role in the active table; null when no table has it. */
  readonly pathOf: (role: string, parameters: Readonly<Record<string, string>>, query?: Readonly<Record<string, string>>) => string | null;
  readonly localise: (text: LocalisedText) => string;
  readonly currentPath: string;
  readonly report: (problem: string) => void;
}

const icons: Readonly<Record<string, IconName>> = {
  home: 'home',
  browse: 'browse',
  schedule: 'schedule',
  SCHEDULE: 'schedule',
  EPG: 'schedule',
  epg: 'schedule',
  'tv-guide': 'schedule',
  search: 'search',
  account: 'account',
  liveNow: 'live',
  liveEvents: 'live',
  logout: 'signOut',
};

/** Who sees an item: NAV-036, NAV-037, NAV-044, NAV-047. */
export function isVisible(item: Pick<MenuItem, 'type' | 'data'>, viewer: MenuViewer): boolean {
  const data = dataOf(item);
  if (item.type === 'section') return data.id !== 'schedule' || viewer.scheduleShown;
  if (data.view === 'account' || data.view === 'preferences') return !viewer.isGuest && !viewer.isChild;
  return data.view !== 'logout' || !viewer.isGuest;
}

/** Items that are hidden, unknown or lead nowhere are left out; those are reported and the rest stays (NAV-048). */
export function menuEntries(items: readonly MenuItem[], context: MenuContext): readonly MenuEntry[] {
  return items.flatMap((item, index) => {
    if (!isVisible(item, context)) return [];
    const destination = destinationOf(item, context);
    if (destination === null) {
      context.report(`The menu item "${context.localise(item.title)}" leads nowhere and is left out.`);
      return [];
    }
    const children = menuEntries(item.items ?? [], context);
    const data = dataOf(item);
    const current = destination.kind === 'link' && isCurrent(destination.to, context.currentPath);
    return [
      {
        key: `${index}-${item.type}`,
        label: context.localise(item.title),
        icon: destination.kind === 'outbound' ? ('outbound' as const) : (icons[data.id ?? data.view ?? ''] ?? null),
        iconUrl: item.style?.iconUrl ?? null,
        activeIconUrl: item.style?.activeIconUrl ?? null,
        featured: item.style?.featured === true,
        current: current || children.some((child) => child.current),
        destination,
        children,
      },
    ];
  });
}

function destinationOf(item: MenuItem, context: MenuContext): MenuEntry['destination'] | null {
  if (item.type === 'outbound') return { kind: 'outbound', url: item.data.url };
  if (item.type === 'view' && item.data.view === 'liveNow') return { kind: 'action', action: 'livePanel' };
  if (item.type === 'view' && item.data.view === 'search' && !context.searchIsPage) return { kind: 'action', action: 'search' };
  const target = menuItemTarget(item, context);
  const to = target === null ? null : context.pathOf(target.role, target.params, target.query);
  return to === null ? null : { kind: 'link', to };
}

/** What names the item's page, whichever kind it is. */
function dataOf({ data }: Pick<MenuItem, 'data'>): { readonly id?: string; readonly view?: string } {
  return { ...('id' in data ? { id: data.id } : {}), ...('view' in data ? { view: data.view } : {}) };
}

/** The path decides; queries and hashes do not. */
function isCurrent(to: string, currentPath: string): boolean {
  const path = to.split(/[?#]/)[0] ?? to;
  return path === currentPath;
}
