/** Names of query parameters that must not stay in an address, be passed on, or be sent. */

/** A parameter that lets its bearer act on a payment, such as `payment_intent_client_secret`. */
export const isSecretName = (name: string): boolean => /secret/i.test(name);

export function withoutSecrets(query: URLSearchParams): void {
  for (const name of [...query.keys()]) if (isSecretName(name)) query.delete(name);
}
