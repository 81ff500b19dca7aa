/** The live-now list of the side panel: cards with infinite scrolling (NAV-060, NAV-061). */
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { useText } from '../../i18n/hooks';
import { card } from '../../sdk/services';
import { platformClient } from '../../sdk/platform';
import { useService } from '../../sdk/useService';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { Spinner } from '../../ui/Spinner';
import { useOnScreen } from '../../ui/useOnScreen';
import { LiveListStore } from '../LiveListStore';
import styles from './LiveNowList.module.css';

export interface LiveNowListProps {
  readonly report: (error: unknown) => void;
  /** The event being watched, which is left out. */
  readonly without?: string | null;
}

export const LiveNowList = observer(function LiveNowList({ report, without = null }: LiveNowListProps) {
  const t = useText();
  const Card = useService(card);
  const client = useService(platformClient);
  const store = useMemo(() => new LiveListStore(client, report), [client, report]);
  useEffect(() => {
    void store.load();
    return () => store.dispose();
  }, [store]);
  const end = useOnScreen<HTMLLIElement>(() => void store.loadMore());
  const { state } = store;

  if (state.status === 'loading') return <Spinner label={t('loadingLive')} />;
  if (state.status === 'failed')
    return (
      <div className={styles['failed']}>
        <Alert>{t('genericError')}</Alert>
        <Button variant="secondary" onClick={() => void store.load()}>
          {t('liveListRetry')}
        </Button>
      </div>
    );
  const events =
    without === null
      ? state.events
      : state.events.filter(({ id, liveEventId }) => id !== without && liveEventId !== without);
  if (events.length === 0 && !store.more) return <p>{t('nothingLive')}</p>;
  return (
    <ul className={styles['list']}>
      {events.map((event) => (
        <li key={event.id} className={styles['item']}>
          <Card content={event} shape="default" />
        </li>
      ))}
      {store.more && (
        <li key={`end-${state.events.length}`} ref={end} className={styles['end']} aria-hidden="true" />
      )}
    </ul>
  );
});
