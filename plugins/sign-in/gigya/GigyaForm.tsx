/** The manager's screens: loading, shown, exchanging, or failed with a retry. */
import { useEffect, useId, useRef, useState } from 'react';
import { useText } from 'proscenium/i18n';
import type { SignInFormProps, TokenAnswer } from 'proscenium/sdk';
import { allowMarkup, EmbeddedScreens } from 'proscenium/sdk/sign-in';
import { Alert, Button, Spinner } from 'proscenium/ui';
import styles from './GigyaForm.module.css';
import type { GigyaLogin } from './gigyaGlobal';
import type { GigyaScreens } from './GigyaScreens';

export interface GigyaFormProps extends SignInFormProps {
  readonly screens: GigyaScreens;
  readonly startScreen: string;
  /** Message key of the screens' accessible name. */
  readonly labelKey: string;
  /** Exchanges the manager's token. Rejects with a CallError. */
  readonly exchange: (token: string) => Promise<TokenAnswer>;
}

type View =
  | { readonly status: 'waiting' | 'drawn' | 'finishing' | 'done' }
  | { readonly status: 'refused'; readonly problemKey: string };

/** A script that cannot be loaded is thrown; the error boundary replaces the form with a message (API-010). */
export function GigyaForm({
  screens,
  startScreen,
  labelKey,
  exchange,
  onStep,
  explain,
  onBegin,
}: GigyaFormProps) {
  const t = useText();
  const id = `gigya-${useId().replaceAll(/\W/g, '')}`;
  const [view, setView] = useState<View>({ status: 'waiting' });
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  const callbacks = useRef({ onStep, explain });
  useEffect(() => {
    callbacks.current = { onStep, explain };
  });

  useEffect(() => {
    let gone = false;
    const endMarkup = allowMarkup();
    const finish = async ({ newUser = false }: GigyaLogin) => {
      setView({ status: 'finishing' });
      try {
        const tokens = await exchange(await screens.proof());
        if (gone) return;
        screens.keep();
        setView({ status: 'done' });
        callbacks.current.onStep({ kind: 'tokens', tokens, signedUp: newUser });
      } catch (error) {
        if (!gone) setView({ status: 'refused', problemKey: callbacks.current.explain(error) });
      }
    };
    screens
      .draw(startScreen, id, (login) => void finish(login))
      .then(
        () => !gone && setView((now) => (now.status === 'waiting' ? { status: 'drawn' } : now)),
        (error: unknown) => !gone && setFailure({ error }),
      );
    return () => {
      gone = true;
      screens.leave();
      endMarkup();
    };
  }, [screens, startScreen, id, exchange, attempt]);

  if (failure !== null) throw failure.error;
  switch (view.status) {
    case 'waiting':
    case 'drawn':
      return (
        <EmbeddedScreens
          key={attempt}
          id={id}
          label={t(labelKey)}
          waiting={view.status === 'waiting' ? t('loadingSignIn') : null}
        />
      );
    case 'finishing':
      return (
        <div className={styles['wait']}>
          <Spinner label={t('finishingSignIn')} />
        </div>
      );
    case 'done':
      return <Alert tone="success">{t('signedInMessage')}</Alert>;
    case 'refused':
      return (
        <div className={styles['refused']}>
          <Alert>{t(view.problemKey)}</Alert>
          <Button
            wide
            onClick={() => {
              onBegin?.();
              setView({ status: 'waiting' });
              setAttempt((count) => count + 1);
            }}
          >
            {t('signInTryAgain')}
          </Button>
        </div>
      );
  }
}
