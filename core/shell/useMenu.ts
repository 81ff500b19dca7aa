/** The menu as this viewer sees it now; used inside observers. */
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { MenuItem } from '../generated/realm';
import { useText } from '../i18n';
import { pathOf, useActiveRoutes, useRouteMatch } from '../routing';
import { realm, session, token, useService } from '../sdk';
import { defaultPage } from './defaultPage';
import { useLocalise } from './localise';
import { allItems, isFor, menuEntries, type MenuContext, type MenuEntry, type Utility } from './menuEntries';
import type { MenuStore } from './MenuStore';
import { shellSettings } from './shellSettings';

export const menuStore = token<MenuStore>('menu-store@1');
/** Takes what a menu cannot show. */
export const menuReport = token<(problem: string) => void>('menu-report@1');

/** The texts of plugins whose items stand in a menu. */
export interface MenuTexts {
  has(key: string): boolean;
  /** Fetches a plugin's texts unless they are there; never rejects. */
  require(plugin: string): void;
}
export const menuTexts = token<MenuTexts>('menu-texts@1');

export interface ShownMenu {
  /** The menu as the realm and the platform write it. */
  readonly entries: readonly MenuEntry[];
  /** Search, live now and account, in this order: the menu's own items where it has them, else the house's (NAV-057). */
  readonly utilities: readonly MenuEntry[];
}

/** This screen's menu in the page's language and table. */
export function useMenu(): ShownMenu {
  const { items } = useService(menuStore);
  const context = useMenuContext();
  const texts = useService(menuTexts);
  const entries = menuEntries(items, context);
  const wanted = pluginsWithoutTexts(items, context).join(' ');
  useEffect(() => {
    for (const plugin of wanted.split(' ').filter(Boolean)) texts.require(plugin);
  }, [wanted, texts]);
  return { entries, utilities: utilityNames.flatMap((name) => entries.find(({ utility }) => utility === name) ?? builtInEntry(name, context)) };
}

const utilityNames = ['search', 'liveNow', 'account'] as const satisfies readonly Utility[];

/** What stands among the utilities even when the menu does not place it. Guests have no live panel to be led to (LIV-055). */
function builtInEntry(view: Utility, context: MenuContext): readonly MenuEntry[] {
  if (view === 'liveNow' && context.isGuest) return [];
  const titles = { search: 'menuSearch', liveNow: 'livePanel', account: context.profilesShown ? 'menuProfiles' : 'menuAccount' };
  return menuEntries([{ type: 'view', title: titles[view], data: { view } }], context).map((entry) => ({ ...entry, key: view }));
}

/** The plugins whose items stand in the menu for this viewer while their labels are still to come. */
function pluginsWithoutTexts(items: readonly MenuItem[], context: MenuContext): readonly string[] {
  const placed = allItems(items).flatMap((item) => (item.type === 'plugin-item' && item.title === undefined ? [item.data.id] : []));
  const waiting = placed.flatMap((name) => context.pluginItems.get(name) ?? []).filter((item) => isFor(item, context) && context.textOf(item.labelKey) === null);
  return [...new Set(waiting.map(({ plugin }) => plugin))];
}

function useMenuContext(): MenuContext {
  const t = useText();
  const { pathname } = useLocation();
  const routes = useActiveRoutes();
  const { viewer } = useService(session);
  const { liveShown, scheduleShown, searchIsPage, profilesShown, adminRoles, pluginItems } = useService(shellSettings);
  const texts = useService(menuTexts);
  const match = useRouteMatch();
  const home = useService(defaultPage);
  return {
    isGuest: viewer.isGuest,
    isChild: viewer.isChild,
    isAdmin: adminRoles.includes(viewer.role),
    liveShown,
    scheduleShown,
    searchIsPage,
    profilesShown,
    pluginItems,
    textOf: (key) => (texts.has(key) ? t(key) : null),
    tables: routes.tables,
    pathOf: (role, parameters, query) => pathOf(routes, role, parameters, query === undefined ? {} : { query }),
    localise: useLocalise(useService(realm).locale),
    // The root shows the default page, so that is where the viewer is (NAV-049).
    currentPath: match?.role === 'ROOT' ? home.path : pathname,
    report: useService(menuReport),
  };
}
