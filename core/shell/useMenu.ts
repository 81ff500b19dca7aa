/** The menu as this viewer sees it now; used inside observers. */
import { useLocation } from 'react-router-dom';
import { pathOf, useActiveRoutes } from '../routing';
import { realm, session, token, useService } from '../sdk';
import { useLocalise } from './localise';
import { menuEntries, type MenuEntry } from './menuEntries';
import type { MenuStore } from './MenuStore';
import { shellSettings } from './shellSettings';

export const menuStore = token<MenuStore>('menu-store@1');
/** Takes what a menu cannot show. */
export const menuReport = token<(problem: string) => void>('menu-report@1');

/** The entries of the web menu in the page's language and table. */
export function useMenu(): readonly MenuEntry[] {
  const { pathname } = useLocation();
  const routes = useActiveRoutes();
  const { viewer } = useService(session);
  const { scheduleShown, searchIsPage } = useService(shellSettings);
  const localise = useLocalise(useService(realm).locale);
  const report = useService(menuReport);
  const { menus } = useService(menuStore);
  return menuEntries(menus.WEB.items, {
    isGuest: viewer.isGuest,
    isChild: viewer.isChild,
    scheduleShown,
    searchIsPage,
    tables: routes.tables,
    pathOf: (role, parameters, query) => pathOf(routes, role, parameters, query === undefined ? {} : { query }),
    localise,
    currentPath: pathname,
    report,
  });
}
