/** Whether visitors can make an account of their own (SGN-016). Pure, and small: the frame of every page asks it. */
import type { CheckedRealm, ContributionFacts, ProviderEntry } from '../realm/checkedRealm';
import { optionAt } from './optionAt';

type SettingsOf = Pick<CheckedRealm['settings'], 'allowSelfRegistration'>;

/** The realm lets visitors register themselves, by a provider that can do it. */
export const registersThemselves = ({ allowSelfRegistration }: SettingsOf, canSignUp: boolean): boolean => allowSelfRegistration && canSignUp;

/** Some way in of the realm makes accounts; without one there is neither a page nor a link (NAV-005, SGN-051). */
export const canSelfRegister = (realm: Pick<CheckedRealm, 'authenticationProviders' | 'plugins'> & { readonly settings: SettingsOf }): boolean =>
  realm.authenticationProviders.some((entry) => registersThemselves(realm.settings, hasCapability(providerFacts(realm, entry)?.['capabilities'], entry.options, 'canSignUp')));

/** What the manifest says of the provider behind an entry; undefined when no enabled plugin stands behind it (SGN-012). */
export function providerFacts({ plugins }: Pick<CheckedRealm, 'plugins'>, { plugin, contribution }: ProviderEntry): ContributionFacts | undefined {
  return plugins.find(({ id }) => id === plugin)?.contributes['sign-in-provider']?.find(({ name }) => name === contribution);
}

/** A capability is a fact, or depends on whether the entry sets the option at a pointer (SGP-015). */
export function hasCapability(stated: unknown, options: ProviderEntry['options'], name: string): boolean {
  const fact = typeof stated === 'object' && stated !== null ? (stated as Readonly<Record<string, unknown>>)[name] : undefined;
  return typeof fact === 'string' ? ![undefined, null, '', false].includes(optionAt(options, fact) as undefined) : fact === true;
}
