/** Keeps which outside providers the viewer's account is joined to, as the platform says it when they sign in (SGN-007, SGP-122). */
import { LINKED_ACCOUNTS, type KeyValueStore, type TokenAnswer } from '../sdk';

/** An answer that names none forgets those of the sign-in before. */
export function keepLinkedAccounts(values: KeyValueStore, { linkedAccounts }: Pick<TokenAnswer, 'linkedAccounts'>): void {
  const names = (linkedAccounts ?? []).map(({ provider }) => provider);
  if (names.length === 0) values.remove(LINKED_ACCOUNTS);
  else values.write(LINKED_ACCOUNTS, JSON.stringify(names));
}
