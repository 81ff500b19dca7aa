/** The account panel "cards": the viewer's payment cards (ACC-001, ACC-020, ACC-021). */
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { AddCard } from '../components/AddCard';
import { PaymentCardLine } from '../components/PaymentCardLine';
import type { AddPaymentCardStore } from '../AddPaymentCardStore';
import { useText } from '../../i18n/hooks';
import { queryNames } from '../../routing/queryNames';
import { navigation, session } from '../../sdk/services';
import { useService } from '../../sdk/useService';
import { Button } from '../../ui/Button';
import { ListNotice } from '../../pageKit/ListNotice';
import { PartFailed, PartSkeleton } from '../../pageKit/PartFailed';
import { useCardReturn } from './useCardReturn';
import { useHolding } from './useHolding';
import styles from './CardsPanel.module.css';

export default observer(function CardsPanel() {
  const t = useText();
  const going = useService(navigation);
  const { cards: store, addCard } = useHolding();
  const { impersonated = false } = useService(session);
  const returned = useCardReturn();
  const [adding, setAdding] = useState<AddPaymentCardStore | null>(() =>
    impersonated ? null : returned && addCard(returned),
  );
  const [added, setAdded] = useState(false);
  const opener = useRef<HTMLDivElement>(null);
  useEffect(() => void store.load(), [store]);
  const { outcome } = store;
  const removed = outcome?.done === true && outcome.action === 'remove';
  useEffect(() => {
    // The removed card had the focus.
    if (removed) document.getElementById('account-part')?.focus({ preventScroll: true });
  }, [removed, outcome]);

  if (store.state.status === 'loading') return <PartSkeleton lines={2} />;
  if (store.state.status === 'failed')
    return <PartFailed text={t('cardsNotLoaded')} retry={() => void store.load()} />;
  const close = () => {
    setAdding(null);
    // The button is rendered again in place of the form.
    requestAnimationFrame(() => opener.current?.querySelector('button')?.focus());
  };
  const open = () => {
    setAdded(false);
    setAdding(addCard());
  };
  const add = !impersonated && (
    <div ref={opener}>
      <Button variant={store.cards.length === 0 ? 'primary' : 'secondary'} onClick={open}>
        {t('cardAdd')}
      </Button>
    </div>
  );
  return (
    <div className={styles['panel']}>
      {store.cards.length > 0 && (
        <ul className={styles['cards']}>
          {store.cards.map((card) => (
            <PaymentCardLine key={card.cardId} store={store} card={card} />
          ))}
        </ul>
      )}
      {store.cards.length === 0 && adding === null && (
        <ListNotice state="empty" title={t('cardsEmptyTitle')} text={t('cardsEmptyText')}>
          {add}
        </ListNotice>
      )}
      <p role="status" className={styles['said']}>
        {added
          ? t('cardAdded')
          : outcome?.done !== true
            ? ''
            : t(outcome.action === 'remove' ? 'cardRemoved' : 'cardIsDefault')}
      </p>
      {adding !== null ? (
        <AddCard
          store={adding}
          returnUrl={(query) =>
            new URL(
              going.hrefOf('ACCOUNT', {}, { [queryNames.section]: 'cards', ...Object.fromEntries(query) }),
              going.current(),
            ).href
          }
          onAdded={(cards) => {
            store.become(cards);
            setAdded(true);
            close();
          }}
          onClose={close}
        />
      ) : (
        store.cards.length > 0 && add
      )}
    </div>
  );
});
