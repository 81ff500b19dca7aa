/** Pages without stores of their own: sign-in, and the pages where a purchase starts. */
import { GiftOrders } from '../../../plugins/route/gifting/giftOrder';
import { tabValues } from '../../../core/boot/tokens';
import type { Page, Screen, Shown } from '../pageModel';
import type { SiteDocument } from '../SiteDocument';

abstract class PlainPage implements Page {
  abstract readonly screen: Screen;
  readonly shown: Shown = { item: null };
  readonly checkout = null;
  press(): void {
    // Nothing to pay here.
  }
  end(): void {
    // Nothing pending here.
  }
}

/** LOGIN and SIGNUP: redirect to the viewer's destination. */
export class SignInPage extends PlainPage {
  readonly screen = 'sign in';
  constructor(readonly from: string | null) {
    super();
  }
}

/** Any page with links to the licences and the gift shop. */
export class ShopPage extends PlainPage {
  readonly screen = 'shop';
  constructor(private readonly site: SiteDocument) {
    super();
  }

  /** Fills in the gift form and submits it, as the page GIFT_ITEM does. */
  give(giftId: string, address: string): void {
    const { site } = this;
    site.tab.ledger.chose(site.account, `gift:${address}`);
    const recipient = { name: 'Nora', email: address, message: '', day: '' };
    new GiftOrders(site.get(tabValues)).keep({
      giftId,
      sku: `gift-${giftId}`,
      name: giftId,
      imageUrl: null,
      recipient,
      placedBy: null,
      writtenBy: site.account,
    });
    site.navigation.go(site.navigation.hrefOf('GIFT_PAY', { giftId }));
  }
}

/** Before the viewer is known. */
export class StartingPage extends PlainPage {
  readonly screen = 'starting';
}
