/** Tells a viewer over whatever page they are on that a change was not saved, and lets them try it again (FAV-005, WCH-027). It stays until it is answered. */
import { runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useText } from '../../i18n';
import type { MutationServices } from '../../platform/outbox/mutationServices';
import { Button, Icon } from '../../ui';
import { Toast } from '../../ui/Toast';
import styles from './RefusalToast.module.css';

export interface RefusalToastProps {
  readonly refusals: MutationServices['refusals'];
  /** Its texts are there. */
  readonly ready: boolean;
}

/** The region is there before its content, so that assistive technology hears it come. */
export const RefusalToast = observer(function RefusalToast({ refusals, ready }: RefusalToastProps) {
  const t = useText();
  const place = useRef<HTMLDivElement>(null);
  const [first] = refusals;
  const count = refusals.length;
  const answer = (again: boolean) => {
    // What is pressed goes: the focus goes on with the page.
    if (place.current?.contains(document.activeElement) === true) document.getElementById('main')?.focus({ preventScroll: true });
    const answered = [...refusals];
    runInAction(() => refusals.clear());
    if (again) for (const { retry } of answered) retry?.();
  };
  return (
    <div role="status" ref={place}>
      {ready && first !== undefined && (
        <Toast tone="problem" className={styles['toast']} closeLabel={t('closeToast')} onClose={() => answer(false)}>
          <Icon name="warning" />
          <div className={styles['words']}>
            <p>{count > 1 ? t('changesRefused', { count }) : first.key === 'preferencesRefused' ? t(first.key) : t(first.key, { title: first.title })}</p>
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
