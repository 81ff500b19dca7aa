/** What every page of the model can say and do; a page that is not drawn from stores alone is a class of its own in `pages/`. */

import type { CheckoutStore } from '../../core/commerce';

/** What a viewer sees; each is something that a page draws. */
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

/** What a page says was bought: a licence of a sku, a gift to a recipient, or a payment by its id. */
export type Shown = { readonly item: string | null } | { readonly payment: string };

export interface Page {
  readonly screen: Screen;
  /** What is said to be bought, on the screens `done` and `done pending`. */
  readonly shown: Shown;
  /** The payment that the page waits for. */
  readonly waitsFor?: string | null;
  /** The button that pays, or tries again. */
  press(): void;
  /** The checkout whose payment's outcome nobody knows, or that an address tells of; null where the page has none. */
  readonly checkout: CheckoutStore | null;
  end(): void;
}
