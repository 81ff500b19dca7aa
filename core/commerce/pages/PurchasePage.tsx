/** Purchase: choose a licence, pay, and continue to `redirectTo` (SGN-054), else to `from` (role PURCHASE). */
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { FreeTrialDenied } from '../components/FreeTrialDenied';
import { navigationLicences } from '../navigationLicences';
import { PurchaseComplete } from '../components/PurchaseComplete';
import { RestrictionModal } from '../components/RestrictionModal';
import { useText } from '../../i18n/hooks';
import { CONFIRMATION_CLOSE } from '../../sdk/constants';
import { queryNames } from '../../routing/queryNames';
import { selectedLicenceOf, selectedLicenceQuery } from '../../routing/routeLinks';
import { clock, navigation } from '../../sdk/services';
import { useService } from '../../sdk/useService';
import { sessionStore } from '../../session/SessionStore';
import { BeforeViewer } from './BeforeViewer';
import { CheckoutFrame } from './CheckoutFrame';
import { ChooseStep } from './ChooseStep';
import { DetailsStep } from './DetailsStep';
import { PaymentUncertain } from './PaymentUncertain';
import { PayStep } from './PayStep';
import styles from './PurchasePage.module.css';
import { usePurchase, type Purchase } from './usePurchase';
import { useWaitingPage } from './useWaitingPage';
import { useWayBack, type WayBack } from '../../pageKit/useWayBack';

const PurchasePage = observer(function PurchasePage() {
  const t = useText();
  const { state, unreached } = useService(sessionStore);
  const query = new URLSearchParams(useLocation().search);
  const back = useWayBack(query.get(queryNames.from));
  // Keyed by viewer, so that one viewer's purchase is never shown to another.
  if (state.status === 'viewer') return <ForViewer key={state.user.id} query={query} back={back} />;
  return (
    <>
      <BeforeViewer step="choose" back={back.path} label={t('purchaseLoading')} />
      {state.status === 'guest' && !unreached && <ToSignUp query={query} />}
    </>
  );
});
export default PurchasePage;

/** Guests sign up first; the query parameters of their purchase are retained (PAY-057). */
function ToSignUp({ query }: { readonly query: URLSearchParams }) {
  const going = useService(navigation);
  const { search } = useLocation();
  useEffect(() => {
    const asked = new URLSearchParams(search);
    const kept = [
      queryNames.from,
      queryNames.entryPage,
      queryNames.type,
      queryNames.licences,
      queryNames.redirectTo,
      queryNames.partitionData,
    ].flatMap((name) => {
      const value = asked.get(name);
      return value === null ? [] : [[name, value] as const];
    });
    const chosen = selectedLicenceQuery('SIGNUP', selectedLicenceOf(asked) ?? undefined);
    going.go(
      going.hrefOf(
        'SIGNUP',
        {},
        { ...Object.fromEntries(kept), ...chosen, [queryNames.showPurchase]: 'true' },
      ),
      { replace: true },
    );
  }, [going, search, query]);
  return null;
}

const ForViewer = observer(function ForViewer({
  query,
  back,
}: {
  readonly query: URLSearchParams;
  readonly back: WayBack;
}) {
  const purchase = usePurchase();
  const { licences, checkout, gate } = purchase;
  const { state: carried, search } = useLocation() as Location<unknown>;
  const { payment } = checkout;
  const basket = checkout.basket.state.status;
  const end = query.get(queryNames.redirectTo) ?? query.get(queryNames.from);
  const onward = useWayBack(end);
  useWaitingPage(payment.state, end);

  useEffect(() => void gate.check(), [gate]);
  useEffect(() => {
    const asked = new URLSearchParams(search);
    const ids = (asked.get(queryNames.licences) ?? '').split(',').filter((id) => id !== '');
    void licences.load({ given: navigationLicences(carried), ids, selected: selectedLicenceOf(asked) });
    // After a reload during payment, or after sign-up during the purchase, the basket already exists on the
    // platform (PAY-016).
    const signedUp = asked.get(queryNames.showPurchase) === 'true';
    void checkout.recover().then((recovered) => !recovered && signedUp && checkout.takeUp());
  }, [licences, checkout, carried, search]);

  if (gate.restriction !== null)
    return (
      <CheckoutFrame step="choose" back={back.path}>
        <RestrictionModal restriction={gate.restriction} onClose={back.go} />
      </CheckoutFrame>
    );
  if (payment.state.status === 'complete')
    return <Done purchase={purchase} pending={payment.state.pending} onward={onward} />;
  if (payment.uncertain)
    return (
      <CheckoutFrame step="pay" back={back.path}>
        <PaymentUncertain checkout={checkout} />
      </CheckoutFrame>
    );
  const choosing = basket === 'empty' || basket === 'freeTrialDenied';
  const step = choosing ? 'choose' : payment.billingDetailsRequired ? 'details' : 'pay';
  return (
    <CheckoutFrame step={step} withDetails={step === 'details' || checkout.detailsAsked} back={back.path}>
      <StepFocus step={step}>
        {step === 'choose' ? (
          <ChooseStep purchase={purchase} back={back} />
        ) : step === 'details' ? (
          <DetailsStep checkout={checkout} />
        ) : (
          <PayStep checkout={checkout} from={end} />
        )}
      </StepFocus>
      <FreeTrialDenied checkout={checkout} />
    </CheckoutFrame>
  );
});

/** Focuses and scrolls to the start of a new step, also for screen readers. */
function StepFocus({ step, children }: { readonly step: string; readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView?.({ block: 'start' });
  }, [step]);
  return (
    <div ref={place} tabIndex={-1} className={styles['step']}>
      {children}
    </div>
  );
}

/** Continues automatically after a moment (RLM-081); if the payment is still pending, only on a press. */
const Done = observer(function Done({
  purchase,
  pending,
  onward,
}: {
  readonly purchase: Purchase;
  readonly pending: boolean;
  readonly onward: WayBack;
}) {
  const time = useService(clock);
  useEffect(() => (pending ? undefined : time.after(CONFIRMATION_CLOSE, onward.go)), [time, pending, onward]);
  const name = purchase.checkout.payment.bought;
  return (
    <CheckoutFrame step={null} back={onward.path}>
      <PurchaseComplete name={name} pending={pending} onGoOn={onward.go} />
    </CheckoutFrame>
  );
});
