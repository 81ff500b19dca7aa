/** Bindings of the frame around every page: menus, its settings, and navigation. */
import { platformClient } from '../../sdk/platform';
import { overlays } from '../../sdk/overlays';
import * as sdk from '../../sdk/services';
import { defaultPage } from '../../pageKit/pageServices';
import { menuReport, menuStore, menuTexts } from '../../shell/useMenu';
import { MenuStore } from '../../shell/MenuStore';
import { shellSettings } from '../../pageKit/shellSettings';
import { ShellStore, shellStore } from '../../pageKit/ShellStore';
import { RouterNavigation } from '../services/RouterNavigation';
import { createDefaultPage, createShellSettings } from '../services/shell';
import * as own from '../tokens';
import { allowedOrigins } from './allowedOrigins';
import type { Bind, Wiring } from './wiring';

export function bindFrame(bind: Bind, { page, environment }: Wiring): void {
  const { realm } = page;
  const log = environment.log('shell');
  const warned = new Set<string>();
  bind(menuReport, [], () => (problem) => {
    if (!warned.has(problem)) log.warn(problem);
    warned.add(problem);
  });
  bind(menuTexts, [own.messageStore], (texts) => ({
    has: (key) => texts.messages.has(key),
    require: (plugin) => void texts.require(plugin).catch(() => undefined),
  }));
  bind(
    menuStore,
    [platformClient],
    (client) =>
      new MenuStore(realm.menus, client, (error) =>
        log.warn('The menu was not refreshed.', { reason: String(error) }),
      ),
  );
  bind(shellStore, [sdk.analytics], (analytics) => new ShellStore(analytics));
  bind(overlays, [shellStore], (shell) => shell);
  bind(shellSettings, [own.routingStore], (routing) => createShellSettings(realm, routing));
  bind(defaultPage, [own.routingStore, sdk.session, menuStore], (routing, session, menus) =>
    createDefaultPage(realm, routing, session, menus),
  );
  bind(
    own.routerNavigation,
    [own.browserAddressToken, own.routingStore, defaultPage],
    (address, routing, page_) => {
      return new RouterNavigation(address, routing, allowedOrigins(realm), () => page_.path);
    },
  );
  bind(sdk.navigation, [own.routerNavigation], (navigation) => navigation);
}
