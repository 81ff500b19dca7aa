/** The partner's workflow, and what precedes and follows it (SGP-040). */
import { useEffect, useRef, useState } from 'react';
import { useText } from 'proscenium/i18n';
import type { SessionView, SignInFormProps, SignInIntent, SignInStep } from 'proscenium/sdk';
import { EmbeddedScreens } from 'proscenium/sdk/sign-in';
import { Alert, Button, Spinner } from 'proscenium/ui';
import { Granted, type Grant } from './Granted';
import styles from './OpinForm.module.css';
import type { OpinSignIn } from './OpinSignIn';
import { drawn, type PartnerSession } from './PartnerSession';

export interface OpinFormProps extends SignInFormProps {
  readonly opin: OpinSignIn;
  readonly partner: PartnerSession;
  readonly session: SessionView;
  /** The viewer's entitlements. Rejects with a CallError. */
  readonly readGrants: (signal: AbortSignal) => Promise<readonly Grant[]>;
}

type View =
  /** Idle: the viewer starts it. */
  | { readonly status: 'resting' }
  | { readonly status: 'detecting' }
  | { readonly status: 'working' }
  | { readonly status: 'finishing' }
  | { readonly status: 'granted' }
  | { readonly status: 'done' }
  | { readonly status: 'refused'; readonly problemKey: string };

/**
 * The first attempt starts automatically, unless the viewer just returned from a partner's page (SGP-041);
 * later ones are started by the viewer. An SDK that cannot be loaded is thrown; the error boundary shows a
 * message (SGP-050).
 */
export function OpinForm({
  opin,
  partner,
  session,
  readGrants,
  intent,
  onStep,
  explain,
  onBegin,
}: OpinFormProps) {
  const t = useText();
  const [view, setView] = useState<View>(() => ({ status: firstView(opin, session, intent) }));
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const area = useRef<HTMLDivElement>(null);
  const callbacks = useRef({ onStep, explain });
  useEffect(() => {
    callbacks.current = { onStep, explain };
  });

  // In an effect: React may discard a first render, and the next one must see the same.
  useEffect(() => opin.appeared(), [opin]);

  const isUnderway = view.status === 'detecting' || view.status === 'working';
  useEffect(() => {
    const box = area.current;
    if (!isUnderway || box === null) return undefined;
    let gone = false;
    const finish = (step: SignInStep) => {
      if (step.kind !== 'sync') setView({ status: 'done' });
      callbacks.current.onStep(
        step.kind === 'sync' ? { ...step, onSynced: () => shown(step.onSynced()) } : step,
      );
    };
    const shown = (next: SignInStep): SignInStep => {
      setView({ status: next.kind === 'show' ? 'granted' : 'done' });
      return next;
    };
    const run = async () => {
      const sdk = await partner.open().catch((error: unknown) => setFailure({ error }));
      if (sdk === undefined || gone) return;
      void drawn(box).then(
        () => !gone && setView((now) => (now.status === 'detecting' ? { status: 'working' } : now)),
      );
      try {
        // The workflow may redirect to the partner and back: core stores the return target.
        const token = await opin.prove(sdk, box, () => callbacks.current.onStep({ kind: 'linkSent' }));
        if (gone) return;
        if (token === null) return setView({ status: 'resting' });
        setView({ status: 'finishing' });
        const step = await opin.take(token);
        if (!gone) finish(step);
      } catch (error) {
        if (!gone) setView({ status: 'refused', problemKey: callbacks.current.explain(error) });
      }
    };
    void run();
    return () => {
      gone = true;
    };
    // One run per attempt, even though its view changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see the line above
  }, [opin, partner, attempt]);

  const begin = () => {
    onBegin?.();
    setView({ status: 'detecting' });
    setAttempt((count) => count + 1);
  };

  if (failure !== null) throw failure.error;
  switch (view.status) {
    case 'detecting':
    case 'working':
      return (
        <EmbeddedScreens
          key={attempt}
          box={area}
          label={t('opinWorkflow')}
          waiting={view.status === 'detecting' ? t('opinWaiting') : null}
        />
      );
    case 'finishing':
      return (
        <div className={styles['wait']}>
          <Spinner label={t('finishingSignIn')} />
        </div>
      );
    case 'granted':
      return (
        <Granted
          read={readGrants}
          onDone={() => {
            opin.seen();
            onStep({ kind: 'onward' });
          }}
        />
      );
    case 'done':
      return <Alert tone="success">{t('signedInMessage')}</Alert>;
    case 'refused':
    case 'resting':
      return (
        <div className={styles['resting']}>
          {view.status === 'refused' ? (
            <Alert>{t(view.problemKey)}</Alert>
          ) : (
            session.viewer.isGuest && <p>{t('signInCancelled')}</p>
          )}
          <Button wide onClick={begin}>
            {view.status === 'refused' ? t('signInTryAgain') : t('opinBegin')}
          </Button>
        </div>
      );
  }
}

/** Initial view: the result of an answer in the address, else the first attempt. */
function firstView(
  opin: OpinSignIn,
  { viewer }: SessionView,
  { query }: SignInIntent,
): 'granted' | 'done' | 'detecting' | 'resting' {
  if (opin.hasGrants) return 'granted';
  if (!viewer.isGuest && !opin.hasFailed) return 'done';
  const isFirst = opin.isFirst && query.get('PAGE_READY') !== 'true';
  return isFirst ? 'detecting' : 'resting';
}
