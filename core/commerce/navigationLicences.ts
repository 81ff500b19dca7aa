/**
 * Licences passed in the navigation state (LIC-085), as the platform answered them. A history entry may be
 * outdated or foreign, so they are checked like an answer.
 */
import { shapes } from '../generated/moneyShapes';
import type { Licence as LicenceAnswer } from '../generated/platform';
import { readAs } from '../platform/reading/readAs';
import { licenceOf, type Licence } from './rules/licence';

/** The state's `licences`; null if there are none. Invalid entries are dropped. */
export function navigationLicences(state: unknown): readonly Licence[] | null {
  const { licences } = (state ?? {}) as { readonly licences?: unknown };
  const valid = readAs({ list: '#Licence' }, shapes, licences, () => undefined);
  if (!Array.isArray(valid) || valid.length === 0) return null;
  return (valid as readonly LicenceAnswer[]).map(licenceOf);
}
