/** The licences that a navigation brought along (LIC-085). What is in a history entry may be old or not ours, so its shape is checked. */
import type { Licence } from './rules/licence';

/** The `licences` of a navigation's state; null when it has none. Entries that are no licences are left out. */
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
