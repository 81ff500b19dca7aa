/** Pages without stores of their own: signing in, and every page from which a purchase begins. */
import { GiftOrders } from '../../../plugins/route/gifting/giftOrder';
import { sessionStorageToken } from '../../../core/boot/tokens';
import type { Page, Screen, Shown } from '../pageModel';
import type { SiteDocument } from '../SiteDocument';

abstract class PlainPage implements Page {
  abstract readonly screen: Screen;
  readonly shown: Shown = { item: null };
  readonly checkout = null;
  press(): void {
    // There is nothing to pay here.
  }
  end(): void {
    // Nothing is under way here.
  }
}

/** LOGIN and SIGNUP: leads on to where the viewer was going. */
export class SignInPage extends PlainPage {
  readonly screen = 'sign in';
  constructor(readonly from: string | null) {
    super();
  }
}

/** Any page with a way to the licences and to the gift shop. */
export class ShopPage extends PlainPage {
  readonly screen = 'shop';
  constructor(private readonly site: SiteDocument) {
    super();
  }

  /** Writes the card of a gift, as the page GIFT_ITEM sends it off. */
  give(giftId: string, address: string): void {
    const { site } = this;
    const recipient = { name: 'Nora', email: address, message: '', day: '' };
    new GiftOrders(site.get(sessionStorageToken)).keep({ giftId, sku: `gift-${giftId}`, name: giftId, imageUrl: null, recipient, placedBy: null, writtenBy: site.account });
    site.navigation.go(site.navigation.hrefOf('GIFT_PAY', { giftId }));
  }
}

/** Before it is known who is here. */
export class StartingPage extends PlainPage {
  readonly screen = 'starting';
}
