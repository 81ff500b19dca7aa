/** External providers linked to the viewer's account, for a provider that offers to unlink them. */
import type { KeyValueStore } from './services';

/**
 * Storage key under which core stores the provider names of the last sign-in (SGP-122), as a JSON list. A
 * plugin that reads it declares the key under `storage`.
 */
export const LINKED_ACCOUNTS = 'signin.linkedAccounts';

/** The names; empty when nothing readable is stored. Meaningless for a guest. */
export function linkedAccounts(values: Pick<KeyValueStore, 'read'>): readonly string[] {
  try {
    const names: unknown = JSON.parse(values.read(LINKED_ACCOUNTS) ?? '[]');
    return Array.isArray(names) ? names.filter((name): name is string => typeof name === 'string') : [];
  } catch {
    return [];
  }
}
