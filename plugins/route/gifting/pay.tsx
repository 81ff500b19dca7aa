/** The page at GIFT_PAY (GFT-003). */
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useMemo, useState, type ComponentType } from 'react';
import { useText } from 'proscenium/i18n';
import {
  basketCheckout,
  clock,
  navigation,
  pageMessage,
  session,
  useAnswer,
  useService,
  type Activate,
  type BasketCheckoutProps,
  type Log,
} from 'proscenium/sdk';
import { BuyerStep } from './BuyerStep';
import { GiftChanges } from './GiftChanges';
import { GiftDone } from './GiftDone';
import { GiftForChildren } from './GiftForChildren';
import { storageOf, type GiftOrder, type GiftOrders } from './giftOrder';
import styles from './GiftPayPage.module.css';
import { GiftPurchase } from './GiftPurchase';
import { GiftRoom, GiftWaiting } from './GiftRoom';
import { GiftSummary } from './GiftSummary';
import { useGiftBuyer, type GiftBuyer } from './useGiftBuyer';

interface GiftPayPageProps {
  readonly orders: GiftOrders;
  readonly log: Log;
}

interface Ended {
  readonly order: GiftOrder;
  readonly pending: boolean;
  /** The viewer at the time; null for a guest. */
  readonly viewer: string | null;
}

/** Gift payment: buyer, changes, payment and result (GFT-003, GFT-008, GFT-013 to GFT-015). */
const GiftPayPage = observer(function GiftPayPage({ orders, log }: GiftPayPageProps) {
  const t = useText();
  const nav = useService(navigation);
  const { viewer, known } = useService(session);
  const isKnown = known !== false;
  const viewerId = viewer.isGuest ? null : viewer.id;
  // The order's owner can only be checked once the session is known.
  const order = useMemo(() => (isKnown ? orders.read(viewerId) : undefined), [orders, isKnown, viewerId]);
  const [last, setLast] = useState<Ended | null>(null);
  // A completed gift of one viewer must not be shown to another.
  const ended = last?.viewer === viewerId ? last : null;
  const report = useCallback((error: unknown) => log.error('A part of buying a gift failed.', error), [log]);
  const state = useGiftBuyer(report);
  useEffect(() => {
    if (order === null && ended === null) nav.go(nav.hrefOf('GIFT'), { replace: true });
  }, [order, ended, nav]);

  if (ended !== null) return <GiftDone order={ended.order} pending={ended.pending} />;
  if (viewer.isChild) return <GiftForChildren />;
  if (!order || state.status === 'unknown')
    return <GiftWaiting title={t('giftPayTitle')} label={t('giftPreparing')} />;
  if (state.status === 'nobody') return <BuyerStep order={order} guest={state.guest} report={report} />;
  const complete = (pending: boolean) => {
    setLast({ order, pending, viewer: viewerId });
    orders.forget();
    state.end();
  };
  return (
    <Paying
      key={state.buyer.name}
      buyer={state.buyer}
      order={order}
      orders={orders}
      report={report}
      onComplete={complete}
    />
  );
});

interface PayingProps {
  readonly buyer: GiftBuyer;
  readonly order: GiftOrder;
  readonly orders: GiftOrders;
  readonly report: (error: unknown) => void;
  readonly onComplete: (pending: boolean) => void;
}

const Paying = observer(function Paying({ buyer, order, orders, report, onComplete }: PayingProps) {
  const t = useText();
  const nav = useService(navigation);
  const time = useService(clock);
  const Message = useService(pageMessage);
  const fetchCheckout = useService(basketCheckout);
  const [checkout, again] = useAnswer(
    'basket checkout',
    async (): Promise<{ readonly View: ComponentType<BasketCheckoutProps> }> => ({
      View: await fetchCheckout(),
    }),
  );
  const purchase = useMemo(
    () => new GiftPurchase({ buyer, orders, order, now: () => time.now(), report }),
    [buyer, orders, order, time, report],
  );
  useEffect(() => void purchase.prepare(), [purchase]);
  const changed = useCallback(() => void purchase.lookAgain(), [purchase]);
  const returnUrl = useCallback(
    (query: URLSearchParams) => nav.hrefOf('GIFT_PAY', { giftId: order.giftId }, Object.fromEntries(query)),
    [nav, order.giftId],
  );
  const { state } = purchase;

  if (state.status === 'refused') {
    if (state.reason === 'child') return <GiftForChildren />;
    return (
      <Message
        picture="empty"
        title={t('giftGoneTitle')}
        text={t('giftGoneText')}
        action={{ label: t('giftChooseAnother'), to: nav.hrefOf('GIFT') }}
      />
    );
  }
  if (state.status === 'failed')
    return (
      <Message
        picture="error"
        title={t('giftFailedTitle')}
        text={t('giftFailedText')}
        action={{ label: t('giftTryAgain'), run: () => void purchase.prepare() }}
      />
    );
  if (checkout.status === 'failed' || checkout.status === 'missing')
    return (
      <Message
        picture="error"
        title={t('giftFailedTitle')}
        text={t('giftFailedText')}
        action={{ label: t('giftTryAgain'), run: again }}
      />
    );
  if (state.status === 'empty')
    return (
      <Message
        picture="empty"
        title={t('giftEmptyTitle')}
        text={t('giftEmptyText')}
        action={{ label: t('giftChooseAnother'), to: nav.hrefOf('GIFT') }}
      />
    );
  if (state.status === 'replaced')
    return (
      <Message
        picture="empty"
        title={t('giftReplacedTitle')}
        text={t('giftReplacedText')}
        action={{ label: t('giftReplacedAccept'), run: () => void purchase.accept() }}
      />
    );
  if (state.status === 'changed')
    return <GiftChanges order={order} changes={state.changes} onAccept={() => void purchase.accept()} />;
  if (state.status !== 'paying' || checkout.status !== 'ready')
    return <GiftWaiting title={t('giftPayTitle')} label={t('giftPreparing')} />;
  const { View } = checkout.value;
  return (
    <GiftRoom>
      <h1 className={styles['title']}>{t('giftPayTitle')}</h1>
      <View
        purpose={purchase.purpose}
        buyer={buyer.name}
        calls={purchase.calls}
        client={buyer.client}
        returnUrl={returnUrl}
        aside={<GiftSummary order={order} />}
        onComplete={onComplete}
        onChanged={changed}
      />
    </GiftRoom>
  );
});

export default ((context) => {
  const orders = storageOf(context);
  return { Page: () => <GiftPayPage orders={orders} log={context.log} /> };
}) satisfies Activate<'route'>;
