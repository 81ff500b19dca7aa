/** The ways to sign in inside the side panel; fetched when it is opened, not before. */
import { useEffect, useState, type ComponentType } from 'react';
import { useText } from '../i18n';
import { useService } from '../sdk';
import { Alert, Button, Spinner } from '../ui';
import { messageStore } from './tokens';

export function SignInSlot() {
  const t = useText();
  const texts = useService(messageStore);
  const [loaded, setLoaded] = useState<{ readonly Panel: ComponentType } | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let gone = false;
    Promise.all([import('../pages/signIn/PanelSignIn'), texts.require('session').catch(() => undefined)]).then(
      ([{ default: Panel }]) => !gone && setLoaded({ Panel }),
      () => !gone && setLoaded('failed'),
    );
    return () => {
      gone = true;
    };
  }, [texts, attempt]);
  if (loaded === null) return <Spinner label={t('loadingPart')} />;
  if (loaded !== 'failed') return <loaded.Panel />;
  return (
    <>
      <Alert>{t('partFailed')}</Alert>
      <Button
        onClick={() => {
          setLoaded(null);
          setAttempt(attempt + 1);
        }}
      >
        {t('tryAgain')}
      </Button>
    </>
  );
}
