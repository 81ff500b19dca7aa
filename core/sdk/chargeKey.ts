/** Identity of the charge that a provider's script is set up for. */
import type { Basket } from './payment';

/** Equal for baskets with the same content, total and currency; another charge needs another set-up. */
export function chargeKey({ id, currency, discountedTotal, basketItems }: Basket): string {
  return [id, currency, discountedTotal, ...basketItems.map(({ sku }) => sku)].join(' ');
}
