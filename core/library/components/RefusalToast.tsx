/** Toast, on whatever page is open, for refused changes, with a retry (FAV-005, WCH-027). It stays until dismissed. */
import { runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useText } from '../../i18n/hooks';
import type { MutationServices } from '../../platform/outbox/mutationServices';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Toast } from '../../ui/Toast';
import styles from './RefusalToast.module.css';

export interface RefusalToastProps {
  readonly refusals: MutationServices['refusals'];
  /** The messages are loaded. */
  readonly ready: boolean;
}

/** The live region is rendered before its content, so that screen readers announce the content. */
export const RefusalToast = observer(function RefusalToast({ refusals, ready }: RefusalToastProps) {
  const t = useText();
  const place = useRef<HTMLDivElement>(null);
  const [first] = refusals;
  const count = refusals.length;
  const answer = (again: boolean) => {
    // The pressed button disappears: move the focus to the page.
    if (place.current?.contains(document.activeElement) === true)
      document.getElementById('main')?.focus({ preventScroll: true });
    const answered = [...refusals];
    runInAction(() => refusals.clear());
    if (again) for (const { retry } of answered) retry?.();
  };
  return (
    <div role="status" ref={place}>
      {ready && first !== undefined && (
        <Toast
          tone="problem"
          className={styles['toast']}
          closeLabel={t('closeToast')}
          onClose={() => answer(false)}
        >
          <Icon name="warning" />
          <div className={styles['words']}>
            <p>
              {count > 1
                ? t('changesRefused', { count })
                : first.key === 'preferencesRefused'
                  ? t(first.key)
                  : t(first.key, { title: first.title })}
            </p>
            {refusals.some(({ retry }) => retry !== null) && (
              <Button variant="secondary" size="small" onClick={() => answer(true)}>
                {t('tryAgain')}
              </Button>
            )}
          </div>
        </Toast>
      )}
    </div>
  );
});
