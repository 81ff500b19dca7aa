/** Role PAYMENT_UPDATE: moves a licence of the viewer to another card (LIC-026, LIC-096, ACC-022). */
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { PaymentCardMoveStore } from '../PaymentCardMoveStore';
import { cardsToMoveTo } from '../rules/paymentCard';
import type { Licence } from '../rules/licence';
import { useText } from '../../i18n/hooks';
import { queryNames } from '../../routing/queryNames';
import { useRolePath, useRouteMatch } from '../../routing/RoutingProvider';
import { Spinner } from '../../ui/Spinner';
import { Message } from '../../pageKit/Message';
import { OwnList } from '../../pageKit/OwnList';
import { CardMove } from './CardMove';
import styles from './PaymentUpdatePage.module.css';
import { useHolding, type HoldingStores } from './useHolding';

export default function PaymentUpdatePage() {
  return (
    <OwnList>
      <PaymentUpdate />
    </OwnList>
  );
}

/** Needs both licences and cards; if either fails to load, offers a retry. */
const PaymentUpdate = observer(function PaymentUpdate() {
  const t = useText();
  const path = useRolePath();
  const { licenceId = '' } = useRouteMatch()?.params ?? {};
  const holding = useHolding();
  const { licences, cards } = holding;
  useEffect(() => {
    void licences.load();
    void cards.load();
  }, [licences, cards]);
  const plans = path('ACCOUNT', {}, { query: { [queryNames.section]: 'licences' } });

  if (licences.state.status === 'failed' || cards.state.status === 'failed')
    return (
      <Message
        picture="error"
        title={t('pageFailedTitle')}
        text={t(licences.state.status === 'failed' ? 'couldntLoadLicences' : 'cardsNotLoaded')}
        action={{
          label: t('tryAgain'),
          run: () => {
            void licences.load();
            void cards.load();
          },
        }}
      />
    );
  if (licences.state.status === 'loading' || cards.state.status === 'loading')
    return (
      <div className={styles['waiting']}>
        <Spinner label={t('moveLoading')} />
      </div>
    );
  const licence = licences.held.find(({ id }) => id === licenceId);
  if (licence === undefined)
    return (
      <Message
        picture="empty"
        title={t('moveGoneTitle')}
        text={t('moveGoneText')}
        action={{ label: t('heldBack'), to: plans }}
      />
    );
  return <Move key={licence.id} holding={holding} licence={licence} back={plans} />;
});

function Move({
  holding,
  licence,
  back,
}: {
  readonly holding: HoldingStores;
  readonly licence: Licence;
  readonly back: string;
}) {
  const [store] = useState(() => {
    const made = new PaymentCardMoveStore(holding.api, licence.id, holding.report);
    // Preselect the only other card.
    const [only, ...others] = cardsToMoveTo(holding.cards.cards, licence.holding?.cardId ?? null);
    if (only !== undefined && others.length === 0) made.choose(only.cardId);
    return made;
  });
  return <CardMove store={store} holding={holding} licence={licence} back={back} />;
}
