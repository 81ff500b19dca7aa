/** What a realm decides about the frame. */
import type { CheckedRealm } from '../realm/checkedRealm';
import type { MenuItemContribution } from '../realm/menuItems';
import { token } from '../sdk';

export interface ShellSettings {
  readonly layout: CheckedRealm['menus']['WEB']['layout'];
  readonly title: string;
  /** The mark for the brand's own ground (RLM-011). */
  readonly logo: string;
  /** The short mark for the bar of a phone (RLM-013). */
  readonly mobileLogo?: string | undefined;
  /** The mark for paper, where every ground is light. */
  readonly paperLogo?: string | undefined;
  /** Offered languages; empty when the badge is off (RLM-023, NAV-068). */
  readonly languages: CheckedRealm['locales']['offered'];
  /** Viewers have a page of preferences, where their language stands (NAV-091). */
  readonly hasPreferences: boolean;
  /** Live events are on (RLM-026). */
  readonly liveShown: boolean;
  readonly scheduleShown: boolean;
  /** Viewer profiles are on (RLM-008). */
  readonly profilesShown: boolean;
  readonly adminRoles: readonly string[];
  /** The menu items that the realm's plugins offer, by name. */
  readonly pluginItems: ReadonlyMap<string, MenuItemContribution>;
  /** Stands in for pictures that fail (RLM-012, NAV-072). */
  readonly cardThumbnail: string | undefined;
  readonly searchIsPage: boolean;
  /** Self-registration is on and some provider can sign up (SGN-016, NAV-005). */
  readonly canSignUp: boolean;
  /** What the sign-in button does (NAV-009 to NAV-011). */
  readonly signIn: { readonly kind: 'provider'; readonly path: string } | { readonly kind: 'loginPage' } | { readonly kind: 'panel' };
}
export const shellSettings = token<ShellSettings>('shell-settings@1');
