/** A drawn button whose provider signs in in a window of its own: Apple's and Facebook's. */
import { useEffect, useRef, useState } from 'react';
import { PopupBlocked, type SignInButtonProps } from '../signIn';
import { BrandButton, type BrandLook } from './BrandButton';
import { finishSignIn, type ProvenViewer } from './finishSignIn';
import type { LazyScript } from './LazyScript';

export interface PopupButtonProps<Sdk> extends SignInButtonProps {
  readonly look: BrandLook;
  readonly script: LazyScript<Sdk>;
  /**
   * Opens the provider's window; called within the press whenever the script is there, since browsers open windows for nothing else.
   * Gives whom the provider proved, and null when the viewer turned back, which is no error (SGP-073).
   */
  readonly open: (sdk: Sdk) => Promise<ProvenViewer | null>;
}

/**
 * The script is fetched when the pointer or the focus comes, at the latest with the press, which then waits for it. While the window is
 * open the button stays: some windows are never heard of again. A new press makes an earlier window's answer void. A script that cannot
 * be had takes the button away: it is thrown, and the house says so in its place.
 */
export function PopupButton<Sdk>({ look, script, open, label, intent, onBegin, onStep, onRefusal }: PopupButtonProps<Sdk>) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  const attempts = useRef(0);
  // Whoever leaves the page has given up: a late answer signs nobody in.
  useEffect(
    () => () => {
      attempts.current += 1;
    },
    [],
  );
  if (failure !== null) throw failure.error;

  const run = async (sdk: Sdk): Promise<void> => {
    const attempt = (attempts.current += 1);
    const isVoid = () => attempt !== attempts.current;
    try {
      const proven = await open(sdk);
      if (proven === null || isVoid()) return;
      setBusy(true);
      await finishSignIn({ intent, onStep, onRefusal }, proven);
    } catch (error) {
      if (!isVoid()) onRefusal(error);
    } finally {
      if (!isVoid()) setBusy(false);
    }
  };
  const press = (): void => {
    onBegin();
    const { ready } = script;
    if (ready !== null) return void run(ready);
    setBusy(true);
    script.fetch().then(
      (sdk) => {
        setBusy(false);
        // The browser has forgotten the press when the script took its time.
        if (mayOpenWindow()) void run(sdk);
        else onRefusal(new PopupBlocked());
      },
      (error: unknown) => setFailure({ error }),
    );
  };
  const prepare = (): void => void script.fetch().catch((error: unknown) => setFailure({ error }));

  return <BrandButton label={label} look={look} busy={busy} onIntent={prepare} onPress={press} />;
}

/** Whether the browser still counts a press as one; true where it does not tell. */
const mayOpenWindow = (): boolean => (globalThis.navigator as Navigator & { readonly userActivation?: { readonly isActive: boolean } }).userActivation?.isActive ?? true;
