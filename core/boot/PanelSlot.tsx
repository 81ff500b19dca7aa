/** Panel content that is loaded with its texts when the panel is opened. */
import { useEffect, useState, type ComponentType } from 'react';
import { useText } from '../i18n/hooks';
import { useService } from '../sdk/useService';
import { Alert } from '../ui/Alert';
import { Button } from '../ui/Button';
import { Spinner } from '../ui/Spinner';
import { messageStore } from './tokens';

const panels = {
  signIn: { load: () => import('../session/pages/PanelSignIn'), messages: ['session'] },
  impersonation: { load: () => import('../session/components/ImpersonationBanner'), messages: ['session'] },
  live: { load: () => import('../live/pages/PanelLive'), messages: ['live'] },
  search: { load: () => import('../pages/search/SearchPanel'), messages: ['search', 'content'] },
} as const;

type Loaded = { readonly Panel: ComponentType } | 'failed' | null;

export function PanelSlot({ content }: { readonly content: keyof typeof panels }) {
  const t = useText();
  const texts = useService(messageStore);
  const [loaded, setLoaded] = useState<Loaded>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let gone = false;
    const { load, messages } = panels[content];
    Promise.all([load(), ...messages.map((bundle) => texts.require(bundle).catch(() => undefined))]).then(
      ([{ default: Panel }]) => !gone && setLoaded({ Panel }),
      () => !gone && setLoaded('failed'),
    );
    return () => {
      gone = true;
    };
  }, [content, texts, attempt]);

  if (loaded === null) return content === 'impersonation' ? null : <Spinner label={t('loadingPart')} />;
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
