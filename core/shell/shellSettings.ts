/** What a realm decides about the frame. */
import type { CheckedRealm } from '../realm/checkedRealm';
import { token } from '../sdk';

export interface ShellSettings {
  readonly layout: CheckedRealm['menus']['WEB']['layout'];
  readonly title: string;
  readonly logo: string;
  /** Offered languages; empty when the badge is off (RLM-023, NAV-068). */
  readonly languages: CheckedRealm['locales']['offered'];
  readonly scheduleShown: boolean;
  readonly searchIsPage: boolean;
  /** Self-registration is on and some provider can sign up (SGN-016, NAV-005). */
  readonly canSignUp: boolean;
  /** What the sign-in button does (NAV-009 to NAV-011). */
  readonly signIn: { readonly kind: 'provider'; readonly path: string } | { readonly kind: 'loginPage' } | { readonly kind: 'panel' };
}
export const shellSettings = token<ShellSettings>('shell-settings@1');
