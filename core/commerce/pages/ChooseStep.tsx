/** The first step: choosing a licence. */
import { observer } from 'mobx-react-lite';
import { buyLabel } from '../rules/licenceStanding';
import { keepAcquisition } from '../acquisition';
import { licencePrice } from '../rules/licencePrice';
import { purchaseMemory } from '../purchaseMemory';
import type { Licence } from '../rules/licence';
import { useCalendar } from '../../i18n/calendar';
import { useFormat, useText } from '../../i18n/hooks';
import { navigation } from '../../sdk/services';
import { useService } from '../../sdk/useService';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Message } from '../../pageKit/Message';
import styles from './PurchasePage.module.css';
import type { Purchase } from './usePurchase';
import type { WayBack } from '../../pageKit/useWayBack';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { type ReactNode, useId } from 'react';
import type { LicenceStore } from '../LicenceStore';
import { LicenceCard } from '../components/LicenceCard';

/** Arrow keys move between purchasable licences. One column below 860 px (LIC-058). */
const LicenceChoice = observer(function LicenceChoice({ store }: { readonly store: LicenceStore }) {
  const t = useText();
  const name = useId();
  if (store.state.status !== 'ready') return null;
  const { families, loose } = store.state;
  const groups = [
    ...families.map(({ id, name: title, licences }) => ({ id, title: title ?? null, licences })),
    { id: 'loose', title: families.length > 0 ? t('licenceOthers') : null, licences: loose },
  ].filter(({ licences }) => licences.length > 0);
  const card = (licence: Licence): ReactNode => (
    <LicenceCard
      key={licence.id}
      licence={licence}
      standing={store.standing(licence)}
      purchasable={store.isPurchasable(licence)}
      selected={store.selected?.id === licence.id}
      name={name}
      onSelect={() => store.select(licence.id)}
    />
  );
  return (
    <fieldset className={styles['licenceGroup']}>
      <legend>
        <VisuallyHidden>{t('licenceChoices')}</VisuallyHidden>
      </legend>
      {groups.map(({ id, title, licences }) => (
        <section key={id} className={styles['family']}>
          {groups.length > 1 && title !== null && <h2 className={styles['licenceGroupTitle']}>{title}</h2>}
          <div className={styles['cards']}>{licences.map(card)}</div>
        </section>
      ))}
    </fieldset>
  );
});

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
    const { buyLink, seller } = licence;
    if (seller?.link) {
      keepAcquisition(memory, { link: seller.link, seller: seller.name, target: back.path });
      going.go(going.hrefOf('LICENCE_REDIRECT'));
    } else if (buyLink === null) void checkout.choose(licence);
    else if (buyLink.startsWith('/')) going.go(buyLink);
    else going.leave(buyLink);
  };
  const label =
    selected === null
      ? null
      : buyLabel(selected, store.standing(selected), {
          free: licencePrice(selected).free,
          trial: selected.trial !== null,
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
  const trial = calendar.trial(licence.trial);
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

/** Skeleton of the offers, of the same size. */
function ChooseSkeleton() {
  const t = useText();
  return (
    <div role="status" className={styles['chooseSkeletonWaiting']}>
      <VisuallyHidden>{t('purchaseLoading')}</VisuallyHidden>
      <span className={styles['chooseSkeletonTitle']} aria-hidden="true" />
      <span className={styles['offers']} aria-hidden="true">
        <span />
        <span />
        <span />
        <span />
      </span>
    </div>
  );
}
