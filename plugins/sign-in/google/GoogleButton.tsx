/** Container of Google's button: sized from the start, as wide as built-in buttons where Google allows it. */
import { useEffect, useRef, useState } from 'react';
import type { RealmView, SignInButtonProps } from 'proscenium/sdk';
import { finishSignIn, type LazyScript, type ProvenViewer } from 'proscenium/sdk/sign-in';
import { GoogleAttempt, type BoundToken } from './GoogleAttempt';
import type { GoogleId } from './googleGlobal';
import styles from './GoogleButton.module.css';

export interface GoogleButtonProps extends SignInButtonProps {
  readonly script: LazyScript<GoogleId>;
  readonly clientId: string;
  readonly realm: Pick<RealmView, 'locale' | 'radius'>;
  readonly prove: (token: BoundToken) => ProvenViewer;
}

/** Minimum and maximum widths of Google's button. */
const [MIN_WIDTH_PX, MAX_WIDTH_PX] = [200, 400];
/** From this corner radius on, pill-shaped buttons match better. */
const PILL_FROM_RADIUS_PX = 14;

/**
 * Google opens its pop-up itself, on a press in its iframe; a closed pop-up is not reported (SGP-073).
 * Callbacks read current props on each press, since Google retains the first ones. A script that cannot be
 * loaded removes the button.
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
      google.initialize({
        client_id: clientId,
        nonce: attempt.nonce,
        ux_mode: 'popup',
        auto_select: false,
        callback: (answer) => void answered(attempt, answer),
      });
      google.renderButton(box, {
        type: 'standard',
        theme: 'outline',
        size: 'large',
        text: 'continue_with',
        shape: realm.radius >= PILL_FROM_RADIUS_PX ? 'pill' : 'rectangular',
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
  return (
    <div
      ref={place}
      className={styles['box']}
      role="group"
      aria-label={props.label}
      aria-busy={busy || undefined}
      data-busy={busy || undefined}
    />
  );
}

const widthIn = (box: HTMLElement): number =>
  Math.min(MAX_WIDTH_PX, Math.max(MIN_WIDTH_PX, Math.floor(box.clientWidth)));
