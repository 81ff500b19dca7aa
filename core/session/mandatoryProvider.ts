/** The way to sign in that a realm makes everybody take before anything is played (SGP-108). Pure, and small: watch pages ask it. */
import type { CheckedRealm } from '../realm/checkedRealm';
import { optionAt } from './optionAt';
import { providerFacts } from './selfRegistration';

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
  for (const entry of authenticationProviders) {
    const { key, contribution, options } = entry;
    const { mandatoryWith, roles } = providerFacts({ plugins }, entry) ?? { mandatoryWith: undefined, roles: undefined };
    if (typeof mandatoryWith === 'string' && optionAt(options, mandatoryWith) === true) return { key, name: contribution, role: firstOf(roles) ?? 'LOGIN' };
  }
  return null;
}

const firstOf = (roles: unknown): string | undefined => (Array.isArray(roles) && typeof roles[0] === 'string' ? roles[0] : undefined);
