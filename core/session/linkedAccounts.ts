/**
 * Stores which external providers the viewer's account is linked to, as the platform returns them at sign-in
 * (SGN-007, SGP-122).
 */
import { LINKED_ACCOUNTS } from '../sdk/linkedAccounts';
import type { KeyValueStore } from '../sdk/services';
import type { TokenAnswer } from '../sdk/signIn';

/** A response without any clears those of the previous sign-in. */
export function keepLinkedAccounts(
  values: KeyValueStore,
  { linkedAccounts }: Pick<TokenAnswer, 'linkedAccounts'>,
): void {
  const names = (linkedAccounts ?? []).map(({ provider }) => provider);
  if (names.length === 0) values.remove(LINKED_ACCOUNTS);
  else values.write(LINKED_ACCOUNTS, JSON.stringify(names));
}
