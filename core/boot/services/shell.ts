/** The realm's settings for the frame. */
import { captchaEntry } from '../../realm/captcha';
import type { CheckedRealm } from '../../realm/checkedRealm';
import { logoOn } from '../../realm/logoOn';
import { menuItemContributions } from '../../realm/menuItems';
import { defaultMenuTarget, defaultSection } from '../../routing/menuTarget';
import { pathOf } from '../../routing/buildPath';
import type { RoutingStore } from '../../routing/RoutingStore';
import { providerPath } from '../../routing/routeLinks';
import type { SessionView } from '../../sdk/services';
import { canSelfRegister } from '../../session/selfRegistration';
import { isVisible } from '../../shell/menuEntries';
import type { DefaultPage } from '../../pageKit/pageServices';
import type { MenuStore } from '../../shell/MenuStore';
import type { ShellSettings } from '../../pageKit/shellSettings';

export function scheduleShown({ settings }: CheckedRealm): boolean {
  return settings.live && settings.scheduleSection;
}

/** RLM-008, FAV-031. */
const profilesShown = ({ settings }: CheckedRealm): boolean =>
  settings.profileConfiguration.status !== 'NONE';

/**
 * NAV-009 to NAV-011: straight to the configured provider, to the login page when a captcha guards it,
 * otherwise the panel.
 */
function signInOf(
  realm: CheckedRealm,
):
  | { readonly kind: 'provider'; readonly key: string }
  | { readonly kind: 'loginPage' }
  | { readonly kind: 'panel' } {
  const { externalSignIn } = realm.settings;
  const provider = realm.authenticationProviders.find(({ key }) => key === externalSignIn);
  if (provider !== undefined) return { kind: 'provider', key: provider.key };
  return captchaEntry(realm.settings) === undefined ? { kind: 'panel' } : { kind: 'loginPage' };
}

export function createShellSettings(realm: CheckedRealm, routing: RoutingStore): ShellSettings {
  const { offered } = realm.locales;
  const badge = realm.settings.languageBadge ?? offered.length > 1;
  return {
    layout: realm.menus.WEB.layout,
    title: realm.title,
    logo: logoOn(realm.theme.scheme, realm.logos),
    mobileLogo: realm.logos.mobile,
    paperLogo: logoOn('light', realm.logos),
    languages: badge ? offered : [],
    liveShown: realm.settings.live,
    scheduleShown: scheduleShown(realm),
    profilesShown: profilesShown(realm),
    adminRoles: realm.settings.adminRoles,
    pluginItems: menuItemContributions(realm),
    cardThumbnail: realm.images.cardThumbnail,
    searchIsPage: realm.settings.searchEngine === 'VESPER',
    canSignUp: canSelfRegister(realm),
    get signIn() {
      const signIn = signInOf(realm);
      if (signIn.kind !== 'provider') return signIn;
      const path = providerPath(routing, signIn.key);
      return path === null ? { kind: 'loginPage' as const } : { kind: 'provider' as const, path };
    },
  };
}

/** The first page of the menu that this viewer sees (ROU-116); a getter, since language and viewer change. */
export function createDefaultPage(
  realm: CheckedRealm,
  routing: RoutingStore,
  session: SessionView,
  menus: Pick<MenuStore, 'items'>,
): DefaultPage {
  const rules = () => {
    const viewer = {
      ...session.viewer,
      liveShown: realm.settings.live,
      scheduleShown: scheduleShown(realm),
      profilesShown: profilesShown(realm),
    };
    return {
      tables: routing.tables,
      searchIsPage: realm.settings.searchEngine === 'VESPER',
      isVisible: (item: MenuStore['items'][number]) => isVisible(item, viewer),
    };
  };
  return {
    get path() {
      const { role, params, query } = defaultMenuTarget(menus.items, rules());
      return pathOf(routing, role, params, query === undefined ? {} : { query }) ?? '/';
    },
    get section() {
      return defaultSection(menus.items, rules());
    },
  };
}
