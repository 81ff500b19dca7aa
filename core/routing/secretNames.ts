/** Names of query parameters that must not stay in an address, be passed on, or be sent. */

/** A parameter that lets its bearer act on a payment, such as `payment_intent_client_secret`. */
export const isSecretName = (name: string): boolean => /secret/i.test(name);

/** Removes such parameters. Returns whether there were any. */
export function withoutSecrets(query: URLSearchParams): boolean {
  const names = [...query.keys()].filter(isSecretName);
  for (const name of names) query.delete(name);
  return names.length > 0;
}
