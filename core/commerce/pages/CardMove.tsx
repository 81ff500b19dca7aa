/** The steps of moving a licence to another card: choose or add a card, complete billing details, confirmation. */
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { AddCard } from '../components/AddCard';
import { PaymentCardFace } from '../components/PaymentCardFace';
import { type Card, cardsToMoveTo } from '../rules/paymentCard';
import { useCardText } from '../components/useCardText';
import { useProblemText } from '../components/useProblemText';
import type { AddPaymentCardStore } from '../AddPaymentCardStore';
import type { PaymentCardMoveStore } from '../PaymentCardMoveStore';
import type { Licence } from '../rules/licence';
import { DetailsForm } from '../../details/components/DetailsForm';
import { useText } from '../../i18n/hooks';
import { navigation } from '../../sdk/services';
import { useService } from '../../sdk/useService';
import { Alert } from '../../ui/Alert';
import { Button, buttonClass } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { checkedRealm } from '../../pageKit/pageServices';
import styles from './PaymentUpdatePage.module.css';
import { useCardReturn } from './useCardReturn';
import type { HoldingStores } from './useHolding';
import { CheckMark } from '../../ui/CheckMark';

export interface CardMoveProps {
  readonly store: PaymentCardMoveStore;
  readonly holding: HoldingStores;
  readonly licence: Licence;
  /** The address of the viewer's licences. */
  readonly back: string;
}

export const CardMove = observer(function CardMove({ store, holding, licence, back }: CardMoveProps) {
  const t = useText();
  const cardText = useCardText();
  const { cards } = holding;
  const { state } = store;
  const { name } = licence;
  if (state.status === 'done') {
    const card = cards.card(store.cardId);
    return (
      <Step
        title={t('moveDoneTitle')}
        lead={card === null ? '' : t('moveDoneText', { name, card: cardText(card) })}
      >
        <Link className={`${buttonClass()} ${styles['on']}`} to={back}>
          {t('heldBack')}
        </Link>
      </Step>
    );
  }
  if (state.status === 'missingFields') return <Missing store={store} holding={holding} />;
  return (
    <Step title={t('moveTitle', { name })} lead={t('moveText')} quiet back={back}>
      <Choose store={store} holding={holding} licence={licence} />
    </Step>
  );
});

interface ChooseProps {
  readonly store: PaymentCardMoveStore;
  readonly holding: HoldingStores;
  readonly licence: Licence;
}

const Choose = observer(function Choose({ store, holding, licence }: ChooseProps) {
  const t = useText();
  const problemText = useProblemText();
  const going = useService(navigation);
  const { cards } = holding;
  const paying = cards.card(licence.holding?.cardId);
  const others = cardsToMoveTo(cards.cards, paying?.cardId ?? null);
  const returned = useCardReturn();
  const [adding, setAdding] = useState<AddPaymentCardStore | null>(
    () => returned && holding.addCard(returned),
  );
  const { state } = store;
  const moving = state.status === 'moving';
  const place = useRef<HTMLDivElement>(null);
  const added = useRef(false);
  useEffect(() => {
    // The form that added the card was unmounted: move the focus to its result.
    if (adding === null && added.current)
      place.current?.querySelector<HTMLElement>('input:checked, button')?.focus();
    added.current = adding !== null;
  }, [adding]);
  return (
    <div ref={place} className={styles['choose']}>
      {paying !== null && (
        <section className={styles['now']} aria-label={t('moveNow')}>
          <p className={styles['label']}>{t('moveNow')}</p>
          <PaymentCardFace card={paying} />
        </section>
      )}
      {others.length === 0 && adding === null && <p>{t('moveNone')}</p>}
      {others.length > 0 && (
        <form
          noValidate
          className={styles['form']}
          aria-busy={moving}
          onSubmit={(submit) => {
            submit.preventDefault();
            void store.move();
          }}
        >
          <PaymentCardChoice
            cards={others}
            chosen={store.cardId}
            disabled={moving}
            onChoose={(cardId) => store.choose(cardId)}
          />
          {state.status === 'choosing' && state.problem !== null && (
            <Alert>{problemText(state.problem)}</Alert>
          )}
          <Button type="submit" className={styles['on']} busy={moving} disabled={store.cardId === null}>
            {t('moveConfirm')}
          </Button>
        </form>
      )}
      {adding === null ? (
        <Button
          variant={others.length === 0 ? 'primary' : 'quiet'}
          className={styles['on']}
          disabled={moving}
          onClick={() => setAdding(holding.addCard())}
        >
          {t('cardAdd')}
        </Button>
      ) : (
        <AddCard
          store={adding}
          returnUrl={(query) => new URL(`?${query}`, going.current()).href}
          onAdded={(all) => {
            const known = new Set(cards.cards.map(({ cardId }) => cardId));
            cards.become(all);
            const fresh = all.find(({ cardId }) => !known.has(cardId));
            if (fresh !== undefined) store.choose(fresh.cardId);
            setAdding(null);
          }}
          onClose={() => setAdding(null)}
        />
      )}
    </div>
  );
});

/** The platform requires more details before another card can be charged; saving them retries the move (ACC-022). */
const Missing = observer(function Missing({ store, holding }: Pick<CardMoveProps, 'store' | 'holding'>) {
  const t = useText();
  const titleId = useId();
  const { settings } = useService(checkedRealm);
  const { state } = store;
  if (state.status !== 'missingFields') return null;
  return (
    <Step title={t('billingTitle')} titleId={titleId} lead={t('billingText')}>
      <DetailsForm
        wanted={state.missingFields}
        restrictions={settings.addressCountryRestriction}
        context="PURCHASE"
        submitLabel={t('billingGoOn')}
        labelledBy={titleId}
        onSaved={() => store.detailsGiven()}
        report={holding.report}
      >
        <Button variant="quiet" onClick={() => store.back()}>
          {t('heldNotNow')}
        </Button>
      </DetailsForm>
    </Step>
  );
});

interface StepProps {
  readonly title: string;
  readonly titleId?: string;
  readonly lead: string;
  /** The first step: leaves the focus where the page load put it. */
  readonly quiet?: boolean;
  readonly back?: string;
  readonly children: ReactNode;
}

/** Focuses its heading, so that screen readers announce the new step. */
function Step({ title, titleId, lead, quiet = false, back, children }: StepProps) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!quiet) heading.current?.focus();
  }, [quiet]);
  return (
    <div className={styles['page']}>
      {back !== undefined && (
        <Link className={styles['back']} to={back}>
          <Icon name="previous" />
          {t('heldBack')}
        </Link>
      )}
      <header className={styles['head']}>
        <h1 ref={heading} id={titleId} tabIndex={-1} className={styles['title']}>
          {title}
        </h1>
        <p className={styles['lead']}>{lead}</p>
      </header>
      {children}
    </div>
  );
}

interface PaymentCardChoiceProps {
  readonly cards: readonly Card[];
  readonly chosen: string | null;
  readonly disabled: boolean;
  readonly onChoose: (cardId: string) => void;
}

/** Radio group for selecting one of the viewer's payment cards. */
function PaymentCardChoice({ cards, chosen, disabled, onChoose }: PaymentCardChoiceProps) {
  const t = useText();
  const name = useId();
  return (
    <fieldset className={styles['choice']} disabled={disabled}>
      <legend className={styles['legend']}>{t('moveChoices')}</legend>
      {cards.map((card) => (
        <label key={card.cardId} className={styles['card']} data-chosen={card.cardId === chosen || undefined}>
          <CheckMark
            type="radio"
            name={name}
            value={card.cardId}
            checked={card.cardId === chosen}
            onChange={() => onChoose(card.cardId)}
          />
          <PaymentCardFace card={card} />
        </label>
      ))}
    </fieldset>
  );
}
