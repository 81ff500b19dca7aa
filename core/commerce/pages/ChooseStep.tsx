/** The first step: choosing a licence. */
import { observer } from 'mobx-react-lite';
import { availableTrial } from '../rules/basketItem';
import { buyLabel } from '../rules/licenceStanding';
import { keepAcquisition } from '../acquisition';
import { LicenceChoice } from '../components/LicenceChoice';
import { licencePrice } from '../rules/licencePrice';
import { purchaseMemory } from '../purchaseMemory';
import type { Licence } from '../rules/licence';
import { useCalendar } from '../../i18n/useCalendar';
import { useFormat, useText } from '../../i18n/hooks';
import { navigation } from '../../sdk/services';
import { useService } from '../../sdk/useService';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Message } from '../../pageKit/Message';
import { ChooseSkeleton } from './ChooseSkeleton';
import styles from './PurchasePage.module.css';
import type { Purchase } from './usePurchase';
import type { WayBack } from '../../pageKit/useWayBack';

export const ChooseStep = observer(function ChooseStep({
  purchase,
  back,
}: {
  readonly purchase: Purchase;
  readonly back: WayBack;
}) {
  const t = useText();
  const going = useService(navigation);
  const { tab: memory } = useService(purchaseMemory);
  const { licences: store, checkout } = purchase;
  const { state, selected } = store;

  if (state.status === 'loading') return <ChooseSkeleton />;
  if (state.status === 'failed')
    return (
      <Message
        picture="error"
        title={t('pageFailedTitle')}
        text={t('couldntLoadLicences')}
        action={{ label: t('tryAgain'), run: () => void store.fetch() }}
      />
    );
  if (store.licences.length === 0 || store.purchasable.length === 0)
    return (
      <>
        <Message
          picture="empty"
          title={t('licenceNoneTitle')}
          text={t('licenceNoneText')}
          action={{ label: t('purchaseLeave'), to: back.path }}
        />
        {store.licences.length > 0 && <LicenceChoice store={store} />}
      </>
    );

  /** The operator's own control (LIC-022) or another seller (LIC-024) replaces the basket. */
  const buy = (licence: Licence) => {
    const { ctaControl, purchaseStrategy } = licence;
    const seller = purchaseStrategy.externalAuthProviderDetails;
    if (seller?.acquisitionUrl) {
      keepAcquisition(memory, { link: seller.acquisitionUrl, seller: seller.name, target: back.path });
      going.go(going.hrefOf('LICENCE_REDIRECT'));
    } else if (!ctaControl) void checkout.choose(licence);
    else if (ctaControl.startsWith('/')) going.go(ctaControl);
    else going.leave(ctaControl);
  };
  const label =
    selected === null
      ? null
      : buyLabel(selected, store.standing(selected), {
          free: licencePrice(selected).free,
          trial: availableTrial(selected) !== null,
        });
  return (
    <form
      noValidate
      className={styles['choose']}
      onSubmit={(submit) => {
        submit.preventDefault();
        if (selected !== null) buy(selected);
      }}
    >
      <header className={styles['words']}>
        <h1 className={styles['title']}>{t('purchaseChooseTitle')}</h1>
        <p className={styles['text']}>{t('purchaseChooseText')}</p>
      </header>
      <LicenceChoice store={store} />
      <div className={styles['act']}>
        {selected !== null && <Choice licence={selected} />}
        <Button type="submit" disabled={selected === null} className={styles['go']}>
          {label === null ? t('buyLicence') : 'text' in label ? label.text : t(label.key)}
        </Button>
        <p className={styles['secure']}>
          <Icon name="lock" />
          {t('purchaseSecure')}
        </p>
      </div>
    </form>
  );
});

/** Summary of the selected licence above the button, where there is space. */
function Choice({ licence }: { readonly licence: Licence }) {
  const t = useText();
  const format = useFormat();
  const calendar = useCalendar();
  const { headline, period, free } = licencePrice(licence);
  const trial = calendar.trial(availableTrial(licence));
  const every = calendar.period(period);
  return (
    <div className={styles['choice']} aria-hidden="true">
      <span className={styles['chosen']}>{licence.name}</span>
      <span className={styles['cost']}>
        {format.priceParts(headline).price}
        {!free && every !== null && <small>{t('pricePerPeriod', { period: every })}</small>}
      </span>
      {trial !== null && <span>{t('trialOffer', { trial })}</span>}
    </div>
  );
}
