/** The code of a pending payment: copy, scan, and time left. */
import { useFormat, useText } from '../../../core/i18n';
import type { PaymentWaitingProps } from '../../../core/sdk';
import { VisuallyHidden } from '../../../core/ui';
import { PixCode } from './PixCode';
import { PixPicture } from './PixPicture';
import styles from './PixWaiting.module.css';
import { useTimeLeft } from './useTimeLeft';

/** Below this many seconds a warning is shown. */
const HURRY = 60;

/** The countdown is informative only: the platform decides whether a last-second payment counts. */
export function PixWaiting({ payment }: PaymentWaitingProps) {
  const t = useText();
  const format = useFormat();
  const left = useTimeLeft(payment);
  const { code, amount, currency, scale } = payment;
  const isOver = left === 0;
  return (
    <div className={styles['waiting']}>
      <header className={styles['words']}>
        <h1 className={styles['title']}>{t('pixTitle')}</h1>
        {amount != null && currency != null && (
          <p className={styles['amount']}>{format.money({ amount, currency, scale: scale ?? 2 })}</p>
        )}
        {left !== null && (
          <p className={styles['time']} data-hurry={left <= HURRY || undefined}>
            <span role="timer">{isOver ? t('pixOver') : t('pixTimeLeft', { time: clockFace(left) })}</span>
          </p>
        )}
        <VisuallyHidden>
          <span role="status">{left !== null && !isOver && left <= HURRY ? t('pixHurry') : ''}</span>
        </VisuallyHidden>
      </header>
      {code && (
        <>
          <div className={styles['picture']} data-over={isOver || undefined}>
            <PixPicture code={code} label={t('pixPicture')} />
          </div>
          <div className={styles['how']}>
            <ol className={styles['steps']}>
              <li>{t('pixStepOpen')}</li>
              <li>{t('pixStepCode')}</li>
              <li>{t('pixStepStay')}</li>
            </ol>
            <PixCode code={code} />
          </div>
        </>
      )}
    </div>
  );
}

/** Minutes and seconds, such as 14:09. */
const clockFace = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
