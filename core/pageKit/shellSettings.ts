/** The realm's settings for the shell. */
import type { CheckedRealm } from '../realm/checkedRealm';
import type { MenuItemContribution } from '../realm/menuItems';
import { token } from '../sdk/token';

export interface ShellSettings {
  readonly layout: CheckedRealm['menus']['WEB']['layout'];
  readonly title: string;
  /** The logo for the brand's own background (RLM-011). */
  readonly logo: string;
  /** The short logo for the bar on phones (RLM-013). */
  readonly mobileLogo?: string | undefined;
  /** The logo for print, where the background is light. */
  readonly paperLogo?: string | undefined;
  /** Offered languages; empty if the badge is off (RLM-023, NAV-068). */
  readonly languages: CheckedRealm['locales']['offered'];
  /** Live events are enabled (RLM-026). */
  readonly liveShown: boolean;
  readonly scheduleShown: boolean;
  /** Profiles are enabled (RLM-008). */
  readonly profilesShown: boolean;
  readonly adminRoles: readonly string[];
  /** The menu items contributed by the realm's plugins, by name. */
  readonly pluginItems: ReadonlyMap<string, MenuItemContribution>;
  /** Used if an image fails (RLM-012, NAV-072). */
  readonly cardThumbnail: string | undefined;
  readonly searchIsPage: boolean;
  /** Self-registration is enabled and some provider supports sign-up (SGN-016, NAV-005). */
  readonly canSignUp: boolean;
  /** The action of the sign-in button (NAV-009 to NAV-011). */
  readonly signIn:
    | { readonly kind: 'provider'; readonly path: string }
    | { readonly kind: 'loginPage' }
    | { readonly kind: 'panel' };
}
export const shellSettings = token<ShellSettings>('shell-settings@1');
