/** List item of a payment card with its actions (ACC-021). */
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../i18n/hooks';
import { isWebAddress } from '../../sdk/isWebAddress';
import { session } from '../../sdk/services';
import { useService } from '../../sdk/useService';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import type { PaymentCardStore } from '../PaymentCardStore';
import { paymentCardActions, type Card } from '../rules/paymentCard';
import { PaymentCardFace } from './PaymentCardFace';
import styles from './PaymentCardLine.module.css';
import { ConfirmDialog } from './ConfirmDialog';
import { useCardText } from './useCardText';

/** The focus stays on the item during a change, since the pressed button may disappear. */
export const PaymentCardLine = observer(function PaymentCardLine({
  store,
  card,
}: {
  readonly store: PaymentCardStore;
  readonly card: Card;
}) {
  const t = useText();
  const text = useCardText()(card);
  const faceId = useId();
  const place = useRef<HTMLLIElement>(null);
  const [asking, setAsking] = useState(false);
  const { working, outcome } = store;
  const busy = working?.cardId === card.cardId ? working.action : null;
  const failed = outcome?.cardId === card.cardId && !outcome.done;
  useEffect(() => {
    if (busy !== null) place.current?.focus({ preventScroll: true });
  }, [busy]);
  const { impersonated = false } = useService(session);
  const { makeDefault, remove } = impersonated
    ? { makeDefault: false, remove: false }
    : paymentCardActions(card);
  const pays = (card.licences ?? []).length;
  return (
    <li
      ref={place}
      tabIndex={-1}
      className={styles['card']}
      aria-labelledby={faceId}
      aria-busy={busy !== null || undefined}
    >
      <PaymentCardFace card={card} id={faceId} />
      <div className={styles['beside']}>
        {pays > 0 && <span className={styles['note']}>{t('cardPays', { count: pays })}</span>}
        {card.showEula === true && card.eulaUrl && isWebAddress(card.eulaUrl) && (
          <a className={styles['note']} href={card.eulaUrl} target="_blank" rel="noreferrer">
            {t('cardTerms')}
          </a>
        )}
        {makeDefault && (
          <Button
            size="small"
            variant="secondary"
            busy={busy === 'default'}
            disabled={working !== null}
            aria-label={t('cardMakeDefaultOf', { card: text })}
            onClick={() => void store.makeDefault(card)}
          >
            {t('cardMakeDefault')}
          </Button>
        )}
        {remove && (
          <Button
            size="small"
            variant="quiet"
            busy={busy === 'remove'}
            disabled={working !== null}
            aria-label={t('cardRemoveOf', { card: text })}
            onClick={() => setAsking(true)}
          >
            {t('cardRemove')}
          </Button>
        )}
      </div>
      {failed && (
        <div className={styles['problem']}>
          <Alert>{t('heldFailed')}</Alert>
        </div>
      )}
      <ConfirmDialog
        open={asking}
        title={t('cardRemoveTitle', { card: text })}
        confirm={t('cardRemoveConfirm')}
        stop={t('heldNotNow')}
        onConfirm={() => {
          setAsking(false);
          void store.remove(card);
        }}
        onClose={() => setAsking(false)}
      >
        <p>{t('cardRemoveText')}</p>
      </ConfirmDialog>
    </li>
  );
});
