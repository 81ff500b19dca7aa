/** A provider's card fields and the save button. Card numbers never reach the site. */
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { useText } from '../../i18n/hooks';
import { payReturnQuery } from '../../routing/payReturnQuery';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { Spinner } from '../../ui/Spinner';
import type { AddPaymentCardStore } from '../AddPaymentCardStore';
import type { Card } from '../rules/paymentCard';
import { namedInReturn } from '../rules/providerSelection';
import styles from './AddCard.module.css';
import { MethodFields } from './MethodFields';
import { useProblemText } from './useProblemText';

export interface AddCardProps {
  readonly store: AddPaymentCardStore;
  /** Return URL of a redirect challenge; the query identifies the provider (PAY-050). */
  readonly returnUrl: (query: URLSearchParams) => string;
  /** Called with all cards, including the new one. */
  readonly onAdded: (cards: readonly Card[]) => void;
  readonly onClose: () => void;
}

export const AddCard = observer(function AddCard({ store, returnUrl, onAdded, onClose }: AddCardProps) {
  const t = useText();
  const problemText = useProblemText();
  const titleId = useId();
  const added = useRef(onAdded);
  useEffect(() => {
    added.current = onAdded;
  });
  useEffect(() => void store.open().then((cards) => cards !== null && added.current(cards)), [store]);
  const { state, saving, problem } = store;
  const question = useRef<HTMLHeadingElement>(null);
  const isUnconfirmed = state.status === 'unconfirmed';
  useEffect(() => {
    if (isUnconfirmed) question.current?.focus();
  }, [isUnconfirmed]);
  const stop = (
    <Button variant="quiet" disabled={saving} onClick={onClose}>
      {t('heldNotNow')}
    </Button>
  );
  if (state.status === 'loading')
    return (
      <div className={styles['waiting']}>
        <Spinner label={t('paymentLoading')} />
      </div>
    );
  if (state.status === 'unconfirmed')
    return (
      <div className={styles['add']}>
        <h3 ref={question} tabIndex={-1} className={styles['title']}>
          {t('cardConfirmTitle')}
        </h3>
        <p>{t('cardConfirmText')}</p>
        <div className={styles['actions']}>
          <Button onClick={() => void store.confirm().then((cards) => cards !== null && onAdded(cards))}>
            {t('cardAddSave')}
          </Button>
          {stop}
        </div>
      </div>
    );
  if (state.status !== 'ready')
    return (
      <div className={styles['add']}>
        {state.status === 'none' ? <p>{t('cardAddNone')}</p> : <Alert>{t('cardAddFailed')}</Alert>}
        <div className={styles['actions']}>
          {state.status === 'failed' && (
            <Button variant="secondary" onClick={() => void store.load()}>
              {t('tryAgain')}
            </Button>
          )}
          {stop}
        </div>
      </div>
    );
  const { chosen, basket } = state;
  return (
    <form
      noValidate
      className={styles['add']}
      aria-labelledby={titleId}
      aria-busy={saving}
      onSubmit={(submit) => {
        submit.preventDefault();
        const back = payReturnQuery(namedInReturn(chosen.provider));
        void store.save(returnUrl(back)).then((cards) => cards !== null && onAdded(cards));
      }}
    >
      <h3 id={titleId} className={styles['title']}>
        {t('cardAdd')}
      </h3>
      <MethodFields
        key={`${chosen.entry.key} ${store.round}`}
        entry={chosen.entry}
        failedText={t('cardAddFailed')}
        basket={basket}
        disabled={saving}
        onReady={(ready) => store.setFormReady(ready)}
        onProblem={(found) => store.setFieldProblem(found)}
      />
      {problem !== null && <Alert>{problemText(problem)}</Alert>}
      <div className={styles['actions']}>
        <Button type="submit" busy={saving} disabled={!store.savable}>
          {t('cardAddSave')}
        </Button>
        {stop}
      </div>
    </form>
  );
});
