/** Which outside providers the viewer's account is joined to, as a provider that offers to part them may know it. */
import type { KeyValueStore } from './services';

/** Where the house keeps the names that the last sign-in told (SGP-122), a list in JSON. A plugin that reads it declares the key under `storage`. */
export const LINKED_ACCOUNTS = 'signin.linkedAccounts';

/** The names; none when nothing is kept that can be read. They say nothing of a guest. */
export function linkedAccounts(values: Pick<KeyValueStore, 'read'>): readonly string[] {
  try {
    const names: unknown = JSON.parse(values.read(LINKED_ACCOUNTS) ?? '[]');
    return Array.isArray(names) ? names.filter((name): name is string => typeof name === 'string') : [];
  } catch {
    return [];
  }
}
