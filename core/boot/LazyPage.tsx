/** A page whose code and texts are loaded lazily when it is opened. */
import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { useText } from '../i18n/hooks';
import { Message } from '../pageKit/Message';
import { pageDrawn } from '../pageKit/pageServices';
import { importWithRetry } from '../plugins/PluginRegistry';
import { useService } from '../sdk/useService';
import { SlowLoad } from '../pageKit/SlowLoad';
import { Spinner } from '../ui/Spinner';
import styles from './LazyPage.module.css';
import { pageModules, readyPages } from './pageModules';
import { reloadForNewRelease } from './staleRelease';
import { browserAddressToken, messageStore, tabValues } from './tokens';

export interface LazyPageProps {
  readonly module: string;
  readonly messages: readonly string[];
}

type Loaded = { readonly Page: ComponentType } | { readonly failed: true } | null;

/** A failed load offers a retry; a chunk that a new release has removed triggers one reload of the page. */
export function LazyPage({ module, messages }: LazyPageProps) {
  const t = useText();
  const texts = useService(messageStore);
  const address = useService(browserAddressToken);
  const visit = useService(tabValues);
  const [loaded, setLoaded] = useState<Loaded>(() => {
    const Page = readyPages.get(module);
    return Page !== undefined && messages.every((bundle) => texts.has(bundle)) ? { Page } : null;
  });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let gone = false;
    const load = pageModules[module as keyof typeof pageModules];
    const ready = Promise.all([
      importWithRetry<Awaited<ReturnType<typeof load>>>(load),
      ...messages.map((bundle) => texts.require(bundle).catch(() => undefined)),
    ]);
    ready.then(
      ([{ default: Page }]) => {
        readyPages.set(module, Page);
        if (!gone)
          setLoaded((before) =>
            before !== null && 'Page' in before && before.Page === Page ? before : { Page },
          );
      },
      () => {
        if (!gone && !reloadForNewRelease(visit, address)) setLoaded({ failed: true });
      },
    );
    return () => {
      gone = true;
    };
  }, [module, messages, texts, address, visit, attempt]);

  if (loaded === null) return <Waiting label={t('loadingPage')} />;
  if ('failed' in loaded)
    return (
      <>
        <Message
          picture="error"
          title={t('pageFailedTitle')}
          text={t('pageFailedText')}
          action={{
            label: t('tryAgain'),
            run: () => {
              setLoaded(null);
              setAttempt(attempt + 1);
            },
          }}
        />
        <Drawn />
      </>
    );
  return (
    <Suspense fallback={<Waiting label={t('loadingPage')} />}>
      <loaded.Page />
      <Drawn />
    </Suspense>
  );
}

/** Announces that the page is drawn: within its boundary, which is hydrated after the frame around it. */
function Drawn() {
  const drawn = useService(pageDrawn);
  useEffect(drawn, [drawn]);
  return null;
}

/** Placeholder of a page that is loading. */
export function Waiting({ label }: { readonly label: string }) {
  return (
    <div className={styles['waiting']}>
      <Spinner label={label} />
      <SlowLoad />
    </div>
  );
}
