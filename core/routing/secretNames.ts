/** Names of query parameters that must not stay in an address, be passed on, or be sent. */

/** A parameter that lets its bearer act on a payment, such as `payment_intent_client_secret`. */
export const isSecretName = (name: string): boolean => /secret/i.test(name);

export function withoutSecrets(query: URLSearchParams): void {
  for (const name of [...query.keys()]) if (isSecretName(name)) query.delete(name);
}

/** A query, as in `location.search`, to come back to: without secrets. */
export function searchWithoutSecrets(search: string): string {
  const query = new URLSearchParams(search);
  if (![...query.keys()].some(isSecretName)) return search;
  withoutSecrets(query);
  return query.size === 0 ? '' : `?${query.toString()}`;
}
