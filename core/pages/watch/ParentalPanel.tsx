/** Explains a parental restriction and offers the PIN or another profile (FAV-040). Loaded on demand. */
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useText } from '../../i18n/hooks';
import type { WatchedContent } from '../../playback/content';
import { PinDialog } from '../../profiles/components/PinDialog';
import { queryNames } from '../../routing/queryNames';
import { useRolePath } from '../../routing/RoutingProvider';
import { Button, buttonClass } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Spinner } from '../../ui/Spinner';
import { useProfiles } from '../../profiles/pages/useProfiles';
import styles from '../../playback/pages/Panels.module.css';
import { returnAddress } from '../../routing/returnAddress';

export interface ParentalPanelProps {
  readonly content: WatchedContent;
  readonly prompt: 'pin' | 'otherProfile';
}

export const ParentalPanel = observer(function ParentalPanel({
  content: { info },
  prompt,
}: ParentalPanelProps) {
  const t = useText();
  const { store, failed, retry } = useProfiles(false);
  const [asking, setAsking] = useState(false);
  const { title, ageRating } = info;
  if (failed) return <Button onClick={retry}>{t('tryAgain')}</Button>;
  if (store === null) return <Spinner label={t('loadingPage')} />;
  if (prompt === 'otherProfile') return <OtherProfile title={title} />;
  return (
    <>
      <h2 className={styles['heading']}>{t('parentalTitle', { age: ageRating ?? 0 })}</h2>
      <p className={styles['text']}>{t('parentalText', { title })}</p>
      <Button icon={<Icon name="lock" />} onClick={() => setAsking(true)}>
        {t('pinToWatch')}
      </Button>
      {asking && (
        <PinDialog
          title={t('parentalTitle', { age: ageRating ?? 0 })}
          text={t('parentalText', { title })}
          send={(pin) => store.unlock(pin)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
});

function OtherProfile({ title }: { readonly title: string }) {
  const t = useText();
  const path = useRolePath();
  const location = useLocation();
  return (
    <>
      <h2 className={styles['heading']}>{t('parentalChildTitle')}</h2>
      <p className={styles['text']}>{t('parentalChildText', { title })}</p>
      <Link
        className={buttonClass()}
        to={path('PROFILES', {}, { query: { [queryNames.from]: returnAddress(location) } })}
      >
        {t('parentalChildAction')}
      </Link>
    </>
  );
}
