/** The menu as the current viewer sees it; used inside observers. */
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { MenuItem } from '../generated/realm';
import { useText } from '../i18n/hooks';
import { pathOf } from '../routing/buildPath';
import { useActiveRoutes, useRouteMatch } from '../routing/RoutingProvider';
import { realm, session } from '../sdk/services';
import { token } from '../sdk/token';
import { useService } from '../sdk/useService';
import { defaultPage } from '../pageKit/pageServices';
import {
  allItems,
  isFor,
  type MenuContext,
  menuEntries,
  type MenuEntry,
  useLocalise,
  type Utility,
} from './menuEntries';
import type { MenuStore } from './MenuStore';
import { shellSettings } from '../pageKit/shellSettings';

export const menuStore = token<MenuStore>('menu-store@1');
/** Reports problems of a menu. */
export const menuReport = token<(problem: string) => void>('menu-report@1');

/** The texts of plugins with menu items. */
export interface MenuTexts {
  has(key: string): boolean;
  /** Loads a plugin's texts unless loaded; never rejects. */
  require(plugin: string): void;
}
export const menuTexts = token<MenuTexts>('menu-texts@1');

export interface ShownMenu {
  /** The menu of the realm or the platform. */
  readonly entries: readonly MenuEntry[];
  /** Search, live now and account, in this order: the menu's own items, else the built-in ones (NAV-057). */
  readonly utilities: readonly MenuEntry[];
}

/** The menu for this viewport, in the page's language and route table. */
export function useMenu(): ShownMenu {
  const { items } = useService(menuStore);
  const context = useMenuContext();
  const texts = useService(menuTexts);
  const entries = menuEntries(items, context);
  const wanted = pluginsWithoutTexts(items, context).join(' ');
  useEffect(() => {
    for (const plugin of wanted.split(' ').filter(Boolean)) texts.require(plugin);
  }, [wanted, texts]);
  return {
    entries,
    utilities: utilityNames.flatMap(
      (name) => entries.find(({ utility }) => utility === name) ?? builtInEntry(name, context),
    ),
  };
}

const utilityNames = ['search', 'liveNow', 'account'] as const satisfies readonly Utility[];

/** Utilities shown even if the menu does not include them. Guests have no live panel (LIV-055). */
function builtInEntry(view: Utility, context: MenuContext): readonly MenuEntry[] {
  if (view === 'liveNow' && context.isGuest) return [];
  const titles = {
    search: 'menuSearch',
    liveNow: 'livePanel',
    account: context.profilesShown ? 'menuProfiles' : 'menuAccount',
  };
  return menuEntries([{ type: 'view', title: titles[view], data: { view } }], context).map((entry) => ({
    ...entry,
    key: view,
  }));
}

/** The plugins whose labels this viewer's menu needs and that are not loaded yet. */
function pluginsWithoutTexts(items: readonly MenuItem[], context: MenuContext): readonly string[] {
  const placed = allItems(items).flatMap((item) =>
    item.type === 'plugin-item' && item.title === undefined ? [item.data.id] : [],
  );
  const waiting = placed
    .flatMap((name) => context.pluginItems.get(name) ?? [])
    .filter((item) => isFor(item, context) && context.textOf(item.labelKey) === null);
  return [...new Set(waiting.map(({ plugin }) => plugin))];
}

function useMenuContext(): MenuContext {
  const t = useText();
  const { pathname } = useLocation();
  const routes = useActiveRoutes();
  const { viewer } = useService(session);
  const { liveShown, scheduleShown, searchIsPage, profilesShown, adminRoles, pluginItems } =
    useService(shellSettings);
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
    pathOf: (role, parameters, query) =>
      pathOf(routes, role, parameters, query === undefined ? {} : { query }),
    localise: useLocalise(useService(realm).locale),
    // ROOT shows the default page, whose entry is therefore current (NAV-049).
    currentPath: match?.role === 'ROOT' ? home.path : pathname,
    report: useService(menuReport),
  };
}
