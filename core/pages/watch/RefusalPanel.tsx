/** Why content is not played, and how to unlock it: buy, sign in, PIN, or not at all (PLY-033 to PLY-037, FAV-040). */
import { Link, useLocation } from 'react-router-dom';
import { lazyPart } from '../../catalogue/lazyPart';
import { isUsableLicence, licenceOf } from '../../commerce/rules/licence';
import { licencePrice } from '../../commerce/rules/licencePrice';
import { useCalendar } from '../../i18n/calendar';
import { useFormat, useText } from '../../i18n/hooks';
import { refusalPrompt, type PlaybackRefusal } from '../../playback/rules/playbackAccess';
import type { WatchedContent } from '../../playback/content';
import { useActiveRoutes } from '../../routing/RoutingProvider';
import { purchasePath } from '../../routing/routeLinks';
import { useRenderTime } from '../../sdk/useNow';
import { Button, buttonClass } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Backdrop } from '../../playback/pages/Backdrop';
import styles from '../../playback/pages/Panels.module.css';
import { useSignInPath } from '../../playback/pages/useSignInPath';

export interface RefusalPanelProps {
  readonly content: WatchedContent;
  readonly refusal: PlaybackRefusal;
  readonly onBack: (() => void) | null;
}

const ParentalPanel = lazyPart(async () => (await import('./ParentalPanel')).ParentalPanel);

/** More would push the button out of view. */
const MAX_LISTED_LICENCES = 3;

export function RefusalPanel({ content, refusal, onBack }: RefusalPanelProps) {
  const t = useText();
  const format = useFormat();
  const now = useRenderTime();
  const { title, eventSchedule } = content.info;
  const startsAt = content.kind === 'live' ? eventSchedule?.startDate : undefined;
  const prompt = refusalPrompt(refusal);
  return (
    <Backdrop content={content} onBack={onBack}>
      <p className={styles['name']}>
        {title}
        {startsAt !== undefined && startsAt > now && (
          <span>{t('watchWaitingTitle', { when: format.dateTime(startsAt) })}</span>
        )}
      </p>
      {prompt === 'purchase' && <Purchase title={title} licences={refusal.licences} />}
      {prompt === 'signIn' && <SignIn title={title} />}
      {(prompt === 'pin' || prompt === 'otherProfile') && <ParentalPanel content={content} prompt={prompt} />}
      {prompt === 'outsideRegion' && (
        <Closed heading={t('watchOutsideTitle')} text={t('playerErrorOutsideRegion')} onBack={onBack} />
      )}
      {prompt === 'unavailable' && (
        <Closed
          heading={t('watchUnavailableTitle')}
          text={t('watchUnavailableText', { title })}
          onBack={onBack}
        />
      )}
    </Backdrop>
  );
}

/**
 * Passes the licences to the purchase page in the history state, and their ids in the address, which survives
 * sign-in (PLY-028, PLY-043).
 */
function Purchase({ title, licences }: Pick<PlaybackRefusal, 'licences'> & { readonly title: string }) {
  const t = useText();
  const format = useFormat();
  const calendar = useCalendar();
  const routes = useActiveRoutes();
  const { pathname, search } = useLocation();
  const offers = licences.filter(isUsableLicence).map(licenceOf);
  const path = purchasePath(routes, {
    from: { pathname, search },
    licences: offers.map(({ id }) => id).join(','),
  });
  return (
    <>
      <h2 className={styles['heading']}>{t('watchPurchaseTitle')}</h2>
      <p className={styles['text']}>{t('watchPurchaseText', { title })}</p>
      <ul className={styles['licences']}>
        {offers.slice(0, MAX_LISTED_LICENCES).map((licence) => {
          const cost = licencePrice(licence);
          const { price, tax } = format.priceParts(cost.headline);
          const period = cost.free ? null : calendar.period(cost.period);
          return (
            <li key={licence.id}>
              <span>{licence.name}</span>
              <span>
                <strong>{period === null ? price : t('watchLicencePerPeriod', { price, period })}</strong>
                {tax !== null && <small>{tax}</small>}
              </span>
            </li>
          );
        })}
      </ul>
      <Link className={buttonClass()} to={path} state={{ licences }}>
        <Icon name="lock" />
        {t('watchPurchaseAction')}
      </Link>
    </>
  );
}

function SignIn({ title }: { readonly title: string }) {
  const t = useText();
  const path = useSignInPath();
  return (
    <>
      <h2 className={styles['heading']}>{t('watchSignInTitle')}</h2>
      <p className={styles['text']}>{t('watchSignInText', { title })}</p>
      <Link className={buttonClass()} to={path}>
        <Icon name="signIn" />
        {t('playerSignIn')}
      </Link>
    </>
  );
}

function Closed({
  heading,
  text,
  onBack,
}: {
  readonly heading: string;
  readonly text: string;
  readonly onBack: (() => void) | null;
}) {
  const t = useText();
  return (
    <>
      <h2 className={styles['heading']}>{heading}</h2>
      <p className={styles['text']}>{text}</p>
      {onBack !== null && <Button onClick={onBack}>{t('goBack')}</Button>}
    </>
  );
}
