/** What a page that is still loading says after a while: that it takes long, with an offer to load it again. */
import { useEffect, useState } from 'react';
import { useText } from '../i18n/hooks';
import { clock } from '../sdk/services';
import { useService } from '../sdk/useService';
import { Button } from '../ui/Button';
import { pageReload } from './pageServices';
import styles from './SlowLoad.module.css';

/** Milliseconds after which a viewer should no longer wait without a word. */
const SLOW_LOAD_MS = 8_000;

/** Part of a page's placeholder; the page is shown as soon as it has loaded after all. */
export function SlowLoad() {
  const time = useService(clock);
  const [slow, setSlow] = useState(false);
  useEffect(() => time.after(SLOW_LOAD_MS, () => setSlow(true)), [time]);
  return (
    <div className={styles['live']} aria-live="polite">
      {slow && <Notice />}
    </div>
  );
}

function Notice() {
  const t = useText();
  const reload = useService(pageReload);
  return (
    <div className={styles['notice']}>
      <p>{t('pageSlow')}</p>
      <Button variant="secondary" onClick={reload}>
        {t('tryAgain')}
      </Button>
    </div>
  );
}
