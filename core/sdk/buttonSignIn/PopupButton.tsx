/** Custom-drawn button whose provider signs in in a pop-up window: Apple and Facebook. */
import { useEffect, useRef, useState } from 'react';
import { PopupBlocked, type SignInButtonProps } from '../signIn';
import { BrandButton, type BrandLook } from './BrandButton';
import { finishSignIn, type ProvenViewer } from './finishSignIn';
import type { LazyScript } from './LazyScript';

/** Props of {@link PopupButton}. */
export interface PopupButtonProps<Sdk> extends SignInButtonProps {
  readonly look: BrandLook;
  readonly script: LazyScript<Sdk>;
  /**
   * Opens the provider's window, within the user activation once the script is loaded, since browsers block
   * other pop-ups. Resolves to the proven viewer, or null when the viewer cancelled, which is no error
   * (SGP-073).
   */
  readonly open: (sdk: Sdk) => Promise<ProvenViewer | null>;
}

/**
 * The script is prefetched on hover or focus, at the latest on press, which then waits for it. The button
 * stays enabled while the window is open: some windows never report back. A new press invalidates an earlier
 * window's answer. A script that fails to load is thrown; the error boundary replaces the button with a
 * message.
 */
export function PopupButton<Sdk>({
  look,
  script,
  open,
  label,
  intent,
  onBegin,
  onStep,
  onRefusal,
}: PopupButtonProps<Sdk>) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  const attempts = useRef(0);
  // Leaving the page cancels: a late answer must not sign anybody in.
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
        // The user activation has expired when the script took too long.
        if (mayOpenWindow()) void run(sdk);
        else onRefusal(new PopupBlocked());
      },
      (error: unknown) => setFailure({ error }),
    );
  };
  const prepare = (): void => void script.fetch().catch((error: unknown) => setFailure({ error }));

  return <BrandButton label={label} look={look} busy={busy} onIntent={prepare} onPress={press} />;
}

/** Whether user activation still allows a pop-up; true where the browser does not report it. */
const mayOpenWindow = (): boolean =>
  (globalThis.navigator as Navigator & { readonly userActivation?: { readonly isActive: boolean } })
    .userActivation?.isActive ?? true;
