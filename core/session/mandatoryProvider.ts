/** The sign-in method that a realm requires before playback (SGP-108). Pure and small, since watch pages import it. */
import type { CheckedRealm } from '../realm/checkedRealm';
import { optionAt, providerFacts } from './selfRegistration';

export interface MandatoryProvider {
  /** The entry's key. */
  readonly key: string;
  /** As linkedAccounts names it. */
  readonly name: string;
  /** The role of the page where the viewer signs in with it. */
  readonly role: string;
}

/** Null when no method is mandatory. */
export function mandatoryProvider({
  authenticationProviders,
  plugins,
}: Pick<CheckedRealm, 'authenticationProviders' | 'plugins'>): MandatoryProvider | null {
  for (const entry of authenticationProviders) {
    const { key, contribution, options } = entry;
    const { mandatoryWith, roles } = providerFacts({ plugins }, entry) ?? {
      mandatoryWith: undefined,
      roles: undefined,
    };
    if (typeof mandatoryWith === 'string' && optionAt(options, mandatoryWith) === true)
      return { key, name: contribution, role: firstOf(roles) ?? 'LOGIN' };
  }
  return null;
}

const firstOf = (roles: unknown): string | undefined =>
  Array.isArray(roles) && typeof roles[0] === 'string' ? roles[0] : undefined;
