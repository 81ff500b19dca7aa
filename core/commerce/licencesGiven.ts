/**
 * Licences passed in the navigation state (LIC-085). A history entry may be outdated or foreign, so its shape
 * is validated.
 */
import type { Licence } from './rules/licence';

/** The state's `licences`; null if there are none. Invalid entries are dropped. */
export function licencesGiven(state: unknown): readonly Licence[] | null {
  const given: unknown = isRecord(state) ? state['licences'] : undefined;
  if (!Array.isArray(given)) return null;
  const licences = given.filter(isLicence);
  return licences.length === 0 ? null : licences;
}

function isLicence(value: unknown): value is Licence {
  if (!isRecord(value) || typeof value['id'] !== 'string' || typeof value['name'] !== 'string') return false;
  const { purchaseStrategy, amounts } = value;
  return (
    isRecord(purchaseStrategy) &&
    typeof purchaseStrategy['type'] === 'string' &&
    (amounts === undefined || amounts === null || (Array.isArray(amounts) && amounts.every(isRecord)))
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
