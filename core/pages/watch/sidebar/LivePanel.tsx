/** Other live events, next to the player (LIV-012, LIV-055). */
import { useCallback, useEffect, useState } from 'react';
import { LiveNowList } from '../../../live/components/LiveNowList';
import { useService } from '../../../sdk/useService';
import { Spinner } from '../../../ui/Spinner';
import { pageLog, pageTexts } from '../../../pageKit/pageServices';
import styles from '../../../playback/pages/Sidebar.module.css';

/** `watched`: the id of the event being watched. */
export function LivePanel({ watched }: { readonly watched: string | null }) {
  const log = useService(pageLog);
  const texts = useService(pageTexts);
  const [spoken, setSpoken] = useState(() => texts.has('loadingLive'));
  const report = useCallback(
    (error: unknown) => log.warn('What is live could not be loaded.', { reason: String(error) }),
    [log],
  );
  useEffect(() => {
    if (spoken) return;
    let gone = false;
    void texts.require('live').then(() => !gone && setSpoken(true));
    return () => {
      gone = true;
    };
  }, [spoken, texts]);
  return (
    <div className={styles['body']}>
      {spoken ? <LiveNowList report={report} without={watched} /> : <Spinner />}
    </div>
  );
}
