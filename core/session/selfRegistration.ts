/** Whether visitors can create an account (SGN-016). Pure and small, since the frame of every page imports it. */
import type { CheckedRealm, ContributionFacts, ProviderEntry } from '../realm/checkedRealm';

type SettingsOf = Pick<CheckedRealm['settings'], 'allowSelfRegistration'>;

/** The realm allows self-registration, and a provider supports it. */
export const registersThemselves = ({ allowSelfRegistration }: SettingsOf, canSignUp: boolean): boolean =>
  allowSelfRegistration && canSignUp;

/**
 * Some sign-in method of the realm creates accounts; otherwise there is neither a page nor a link (NAV-005,
 * SGN-051).
 */
export const canSelfRegister = (
  realm: Pick<CheckedRealm, 'authenticationProviders' | 'plugins'> & { readonly settings: SettingsOf },
): boolean =>
  realm.authenticationProviders.some((entry) =>
    registersThemselves(
      realm.settings,
      hasCapability(providerFacts(realm, entry)?.['capabilities'], entry.options, 'canSignUp'),
    ),
  );

/** The manifest's facts about an entry's provider; undefined when no enabled plugin contributes it (SGN-012). */
export function providerFacts(
  { plugins }: Pick<CheckedRealm, 'plugins'>,
  { plugin, contribution }: ProviderEntry,
): ContributionFacts | undefined {
  return plugins
    .find(({ id }) => id === plugin)
    ?.contributes['sign-in-provider']?.find(({ name }) => name === contribution);
}

/** A capability is a constant, or depends on whether the entry sets the option at a JSON pointer (SGP-015). */
export function hasCapability(stated: unknown, options: ProviderEntry['options'], name: string): boolean {
  const fact =
    typeof stated === 'object' && stated !== null
      ? (stated as Readonly<Record<string, unknown>>)[name]
      : undefined;
  return typeof fact === 'string'
    ? ![undefined, null, '', false].includes(optionAt(options, fact) as undefined)
    : fact === true;
}

/** The value at a JSON pointer of the options; undefined when there is none. */
export function optionAt(options: ProviderEntry['options'], pointer: string): unknown {
  const names = pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
  return names.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, name)
        ? (value as Record<string, unknown>)[name]
        : undefined,
    options,
  );
}
