/** The page GIFT_PAY: the buyer, changes of the order, its payment, and the result. */
import { autorun, makeAutoObservable, observableRef, runInAction, untracked } from 'mobx';
import { tabValues } from '../../../core/boot/tokens';
import type { CheckoutStore } from '../../../core/commerce/CheckoutStore';
import { clock, guestCheckout, platformClient, session, type GuestCheckout } from '../../../core/sdk';
import { GiftOrders, type GiftOrder } from '../../../plugins/route/gifting/giftOrder';
import { GiftPurchase } from '../../../plugins/route/gifting/GiftPurchase';
import type { GiftBuyer } from '../../../plugins/route/gifting/useGiftBuyer';
import type { Page, Screen, Shown } from '../pageModel';
import type { SiteDocument } from '../SiteDocument';
import { GiftCheckout } from './GiftCheckout';

/** One buyer's payment, as `Paying` renders it. */
interface Paying {
  readonly key: string;
  readonly order: GiftOrder;
  readonly buyer: GiftBuyer;
  readonly purchase: GiftPurchase;
  readonly checkout: GiftCheckout | null;
}

export class GiftPayPage implements Page {
  paying: Paying | null = null;
  private guest: GuestCheckout | null | undefined = undefined;
  /** The order read for the current viewer; undefined until the viewer is known. */
  private order: GiftOrder | null | undefined = undefined;
  private last: {
    readonly item: string;
    readonly pending: boolean;
    readonly viewer: string | null | undefined;
  } | null = null;
  private readonly orders: GiftOrders;
  private readonly ends: (() => void)[] = [];

  constructor(private readonly site: SiteDocument) {
    this.orders = new GiftOrders(site.get(tabValues));
    makeAutoObservable<this, 'site' | 'orders' | 'ends' | 'last' | 'guest' | 'order'>(this, {
      site: false,
      orders: false,
      ends: false,
      order: observableRef,
      guest: observableRef,
      last: observableRef,
      paying: observableRef,
      end: false,
    });
    void site
      .get(guestCheckout)()
      .then(
        (guest) => runInAction(() => (this.guest = guest)),
        () => runInAction(() => (this.guest = null)),
      );
    for (const draw of [
      () => this.readOrder(this.viewer),
      () => this.drawPaying(this.buyer, this.order),
      () => this.drawCheckout(),
    ])
      this.ends.push(autorun(draw));
  }

  get screen(): Screen {
    if (this.ended !== null) return this.ended.pending ? 'done pending' : 'done';
    if (this.order == null) return 'starting';
    if (this.buyer === null)
      return this.viewer === undefined || this.guest === undefined ? 'starting' : 'who pays';
    const state = this.paying?.purchase.state;
    if (state === undefined || state.status === 'preparing') return 'gift preparing';
    if (state.status === 'refused') return 'gift refused';
    if (state.status === 'failed') return 'gift failed';
    if (state.status === 'empty') return 'gift gone';
    if (state.status === 'replaced') return 'gift replaced';
    if (state.status === 'changed') return 'gift changed';
    return this.paying?.checkout?.screen ?? 'gift preparing';
  }

  get shown(): Shown {
    return { item: this.ended?.item ?? itemOf(this.order) };
  }
  get waitsFor(): string | null {
    return this.paying?.checkout?.waitsFor ?? null;
  }
  get checkout(): CheckoutStore | null {
    return this.paying?.checkout?.checkout ?? null;
  }

  press(): void {
    const { paying } = this;
    if (this.screen === 'gift changed' || this.screen === 'gift replaced') void paying?.purchase.accept();
    else if (this.screen === 'gift failed') void paying?.purchase.prepare();
    else if (this.screen === 'gift refused' || this.screen === 'gift gone')
      this.site.navigation.go(this.site.navigation.hrefOf('GIFT'));
    else paying?.checkout?.press();
  }

  /** Guest checkout. */
  payAsGuest(address: string): void {
    if (this.screen === 'who pays') void this.guest?.open(address).catch(() => undefined);
  }

  end(): void {
    for (const end of this.ends.splice(0)) end();
    this.paying?.checkout?.end();
  }

  /** The viewer's id, null for a guest, undefined while unknown. */
  private get viewer(): string | null | undefined {
    const { viewer, known } = this.site.get(session);
    if (known === false) return undefined;
    return viewer.isGuest ? null : viewer.id;
  }

  private get ended() {
    return this.last?.viewer === this.viewer ? this.last : null;
  }

  /** Like `useGiftBuyer`. */
  private get buyer(): GiftBuyer | null {
    const { viewer, guest } = this;
    if (typeof viewer === 'string')
      return { kind: 'viewer', name: viewer, client: this.site.get(platformClient) };
    return viewer === null && guest != null && guest.email !== null
      ? { kind: 'guest', name: guest.email, client: guest.client }
      : null;
  }

  private readOrder(viewer: string | null | undefined): void {
    const order = viewer === undefined ? undefined : this.orders.read(viewer);
    runInAction(() => (this.order = order));
    const { navigation } = this.site;
    if (order === null && this.ended === null) navigation.go(navigation.hrefOf('GIFT'), { replace: true });
  }

  /** A different buyer or order starts over. */
  private drawPaying(buyer: GiftBuyer | null, order: GiftOrder | null | undefined): void {
    const { orders, site, ended } = this;
    const key = buyer === null || order == null || ended !== null ? '' : `${buyer.name} ${itemOf(order)}`;
    untracked(() => {
      if (key === (this.paying?.key ?? '')) return;
      this.paying?.checkout?.end();
      const purchase =
        buyer === null || order == null || key === ''
          ? null
          : new GiftPurchase({ buyer, orders, order, now: () => site.get(clock).now(), report: site.report });
      runInAction(
        () =>
          (this.paying =
            purchase === null || buyer === null || order == null
              ? null
              : { key, order, buyer, purchase, checkout: null }),
      );
      void purchase?.prepare();
    });
  }

  /** The payment is rendered while the purchase is being paid. */
  private drawCheckout(): void {
    const { paying, site } = this;
    if (paying === null) return;
    const { purchase, buyer, order } = paying;
    const wanted = purchase.state.status === 'paying';
    if (wanted === (paying.checkout !== null)) return;
    untracked(() => {
      paying.checkout?.end();
      const item = itemOf(order);
      const checkout = wanted
        ? new GiftCheckout(site, {
            buyer,
            purchase,
            item,
            giftId: order.giftId,
            onComplete: (pending) => this.complete(item, pending),
          })
        : null;
      runInAction(() => (this.paying = { ...paying, checkout }));
    });
  }

  private complete(item: string, pending: boolean): void {
    if (this.ended !== null) return;
    runInAction(() => (this.last = { item, pending, viewer: this.viewer }));
    this.orders.forget();
    if (this.buyer !== null) this.guest?.close();
  }
}

const itemOf = (order: GiftOrder | null | undefined): string => `gift:${order?.recipient.email ?? ''}`;
