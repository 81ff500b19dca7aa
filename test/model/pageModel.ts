/** Interface of all page models; a page that is not derived from stores alone has its own class in `pages/`. */

import type { CheckoutStore } from '../../core/commerce/CheckoutStore';

/** The states a viewer sees; each is rendered by a page. */
export type Screen =
  | 'starting'
  | 'sign in'
  | 'shop'
  | 'who pays'
  | 'gift preparing'
  | 'gift changed'
  | 'gift refused'
  | 'gift failed'
  | 'gift gone'
  | 'gift replaced'
  | 'choose'
  | 'trial question'
  | 'details'
  | 'basket failed'
  | 'filling'
  | 'loading methods'
  | 'no methods'
  | 'pay'
  | 'checking'
  | 'failed'
  | 'uncertain'
  | 'unconfirmed'
  | 'payment open'
  | 'payment at work'
  | 'payment to confirm'
  | 'payment stuck'
  | 'payment ended'
  | 'payment unknown'
  | 'payment unread'
  | 'done'
  | 'done pending';

/** The purchase that a page shows: a licence of a sku, a gift to a recipient, or a payment by its id. */
export type Shown = { readonly item: string | null } | { readonly payment: string };

export interface Page {
  readonly screen: Screen;
  /** The purchase shown on the screens `done` and `done pending`. */
  readonly shown: Shown;
  /** The payment that the page waits for. */
  readonly waitsFor?: string | null;
  /** The button that pays or retries. */
  press(): void;
  /** The checkout whose payment has an unknown outcome, or is named by a URL; null when the page has none. */
  readonly checkout: CheckoutStore | null;
  end(): void;
}
