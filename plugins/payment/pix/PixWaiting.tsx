/** The code of a pending payment: copy, scan, and time left. */
import { useMemo, useState } from 'react';
import { useFormat, useText } from 'proscenium/i18n';
import { clock, useNow, useService, type Payment, type PaymentWaitingProps } from 'proscenium/sdk';
import { VisuallyHidden } from 'proscenium/ui';
import { PixCode } from './PixCode';
import styles from './PixWaiting.module.css';
import { qrCode } from './qrCode';

/** Quiet zone around a QR code, in modules. */
const QUIET_ZONE_MODULES = 4;

/**
 * QR code image. Dark on white regardless of the theme, since many cameras read nothing else. Renders nothing
 * for a code too long for an image.
 */
function PixPicture({ code, label }: { readonly code: string; readonly label: string }) {
  const drawn = useMemo(() => picture(code), [code]);
  if (drawn === null) return null;
  const side = drawn.size + 2 * QUIET_ZONE_MODULES;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET_ZONE_MODULES} ${-QUIET_ZONE_MODULES} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <rect x={-QUIET_ZONE_MODULES} y={-QUIET_ZONE_MODULES} width={side} height={side} fill="#ffffff" />
      <path d={drawn.path} fill="#000000" />
    </svg>
  );
}

function picture(code: string): { readonly size: number; readonly path: string } | null {
  try {
    const grid = qrCode(code);
    const path = grid
      .flatMap((line, row) => line.flatMap((dark, column) => (dark ? [`M${column} ${row}h1v1h-1z`] : [])))
      .join('');
    return { size: grid.length, path };
  } catch {
    return null;
  }
}

/** Below this many seconds a warning is shown. */
const WARN_BELOW_SECONDS = 60;

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
          <p className={styles['time']} data-hurry={left <= WARN_BELOW_SECONDS || undefined}>
            <span role="timer">{isOver ? t('pixOver') : t('pixTimeLeft', { time: clockFace(left) })}</span>
          </p>
        )}
        <VisuallyHidden>
          <span role="status">
            {left !== null && !isOver && left <= WARN_BELOW_SECONDS ? t('pixHurry') : ''}
          </span>
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

/** Whole seconds, never below 0; null for a code without expiry. Based on the platform's clock, not the device's. */
function useTimeLeft(payment: Payment): number | null {
  const time = useService(clock);
  const now = useNow(1000);
  const [received, setTold] = useState({ payment, at: time.now() });
  if (received.payment !== payment) setTold({ payment, at: time.now() });
  if (payment.secondsLeft == null) return null;
  const passed = received.payment === payment ? (now - received.at) / 1000 : 0;
  return Math.max(0, Math.ceil(payment.secondsLeft - Math.max(0, passed)));
}
