/** The place of the button that Google draws: a box of its size from the start, as wide as the house's own buttons where Google allows it. */
import { useEffect, useRef, useState } from 'react';
import type { RealmView, SignInButtonProps } from '../../../core/sdk';
import { finishSignIn, type LazyScript, type ProvenViewer } from '../../../core/sdk/buttonSignIn';
import { GoogleAttempt, type BoundToken } from './GoogleAttempt';
import type { GoogleId } from './googleGlobal';
import styles from './GoogleButton.module.css';

export interface GoogleButtonProps extends SignInButtonProps {
  readonly script: LazyScript<GoogleId>;
  readonly clientId: string;
  readonly realm: Pick<RealmView, 'locale' | 'radius'>;
  readonly prove: (token: BoundToken) => ProvenViewer;
}

/** Widths that Google draws. */
const [NARROWEST, WIDEST] = [200, 400];
/** From this corner on, a realm's buttons are nearer to a pill. */
const ROUND = 14;

/**
 * Google opens its window itself, within a press in its own frame; a window that was closed is never heard of (SGP-073). What presses
 * tell is read anew at each one, since Google keeps what it was first given. A script that cannot be had takes the button away.
 */
export function GoogleButton({ script, clientId, realm, prove, ...props }: GoogleButtonProps) {
  const place = useRef<HTMLDivElement>(null);
  const now = useRef(props);
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    now.current = props;
  });

  useEffect(() => {
    const box = place.current;
    if (box === null) return undefined;
    let gone = false;
    let google: GoogleId | null = null;
    let width = 0;

    const draw = () => {
      if (google === null || gone) return;
      width = widthIn(box);
      const attempt = new GoogleAttempt(clientId);
      google.initialize({ client_id: clientId, nonce: attempt.nonce, ux_mode: 'popup', auto_select: false, callback: (answer) => void answered(attempt, answer) });
      google.renderButton(box, {
        type: 'standard',
        theme: 'outline',
        size: 'large',
        text: 'continue_with',
        shape: realm.radius >= ROUND ? 'pill' : 'rectangular',
        logo_alignment: 'center',
        width,
        locale: realm.locale,
        state: attempt.state,
        click_listener: () => now.current.onBegin(),
      });
    };
    const answered = async (attempt: GoogleAttempt, answer: Parameters<GoogleAttempt['take']>[0]) => {
      if (gone) return;
      try {
        const token = attempt.take(answer);
        setBusy(true);
        await finishSignIn(now.current, prove(token));
      } catch (error) {
        now.current.onRefusal(error);
      }
      setBusy(false);
      draw();
    };

    script.fetch().then(
      (found) => {
        google = found;
        draw();
      },
      (error: unknown) => !gone && setFailure({ error }),
    );
    const watch = new ResizeObserver(() => widthIn(box) !== width && draw());
    watch.observe(box);
    return () => {
      gone = true;
      watch.disconnect();
    };
  }, [script, clientId, realm, prove]);

  if (failure !== null) throw failure.error;
  return <div ref={place} className={styles['box']} role="group" aria-label={props.label} aria-busy={busy || undefined} data-busy={busy || undefined} />;
}

const widthIn = (box: HTMLElement): number => Math.min(WIDEST, Math.max(NARROWEST, Math.floor(box.clientWidth)));
