/** The way to sign in that a realm makes everybody take before anything is played (SGP-108). Pure, and small: watch pages ask it. */
import type { CheckedRealm, ContributionFacts, ProviderEntry } from '../realm/checkedRealm';

export interface MandatoryProvider {
  /** The entry's key. */
  readonly key: string;
  /** As linkedAccounts names it. */
  readonly name: string;
  /** The role of the page at which the viewer takes it. */
  readonly role: string;
}

/** Null when every way is as good as another. */
export function mandatoryProvider({ authenticationProviders, plugins }: Pick<CheckedRealm, 'authenticationProviders' | 'plugins'>): MandatoryProvider | null {
  for (const { key, plugin, contribution, options } of authenticationProviders) {
    const facts: ContributionFacts | undefined = plugins.find(({ id }) => id === plugin)?.contributes['sign-in-provider']?.find(({ name }) => name === contribution);
    const { mandatoryWith, roles } = facts ?? { mandatoryWith: undefined, roles: undefined };
    if (typeof mandatoryWith === 'string' && optionAt(options, mandatoryWith) === true) return { key, name: contribution, role: firstOf(roles) ?? 'LOGIN' };
  }
  return null;
}

/** The value at a JSON pointer of the options; undefined when nothing is there. */
export function optionAt(options: ProviderEntry['options'], pointer: string): unknown {
  const names = pointer.split('/').slice(1).map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
  return names.reduce<unknown>((value, name) => (typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined), options);
}

const firstOf = (roles: unknown): string | undefined => (Array.isArray(roles) && typeof roles[0] === 'string' ? roles[0] : undefined);
