/** A provider's own button: a skeleton while its code loads, a message when it cannot be loaded (SGP-065). */
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../../i18n/hooks';
import { Contributed } from '../../plugins/Contributed';
import { Alert } from '../../ui/Alert';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { SignInEntry } from '../signInEntries';
import type { SignInVisit } from '../signInVisit';
import { Problem } from './Problem';
import styles from './ProviderButton.module.css';
import { useLargeButtonKey, useSignInService } from './useSignInService';
import { Button } from '../../ui/Button';
import { ProviderText } from './ProviderText';

export interface ProviderButtonProps {
  readonly entry: SignInEntry;
  readonly visit: SignInVisit;
  /** Replaces the message when the provider's code or script cannot be loaded, for use outside a list of methods. */
  readonly missing?: (retry: () => void) => ReactNode;
}

export const ProviderButton = observer(function ProviderButton({
  entry,
  visit,
  missing,
}: ProviderButtonProps) {
  const t = useText();
  const { flow, consents } = useSignInService();
  const largeButtonKey = useLargeButtonKey();
  const { journey } = flow;
  const focused = useRef(false);
  const problem = journey.status === 'failed' && journey.provider === entry.key ? journey.problem : null;
  const instead =
    missing ??
    ((retry: () => void) => (
      <ProviderUnavailable provider={entry.label} takesFocus={focused.current} retry={retry} />
    ));
  return (
    <div
      className={styles['place']}
      onFocus={() => (focused.current = true)}
      onBlur={() => (focused.current = false)}
    >
      {problem !== null && (
        <Alert>
          <Problem problem={problem} />
        </Alert>
      )}
      <Contributed
        request={entry.request}
        skeleton={
          <div className={styles['skeleton']} role="status">
            <VisuallyHidden>{t('loadingSignIn')}</VisuallyHidden>
          </div>
        }
        failed={(_, retry) => instead(retry)}
      >
        {({ Button }) => {
          if (Button === undefined)
            throw new Error(`${entry.key} has no button, though its manifest says so.`);
          return (
            <Button
              intent={visit.intent}
              label={t(largeButtonKey(entry), { provider: entry.label })}
              onBegin={() => flow.forget()}
              onStep={(step) => void flow.accept(entry, visit, step)}
              onRefusal={(error) => flow.refuse(entry, error)}
              consent={consents.ask}
            />
          );
        }}
      </Contributed>
    </div>
  );
});

interface WayMissingProps {
  readonly provider: string;
  /** The replaced element had the focus: it moves to the button here. */
  readonly takesFocus: boolean;
  readonly retry: () => void;
}

/**
 * Replaces a sign-in method in a list when its code or script cannot be loaded: its name and a retry button,
 * in the same size (SGP-065).
 */
export function ProviderUnavailable({ provider, takesFocus, retry }: WayMissingProps) {
  const t = useText();
  const place = useRef<HTMLDivElement>(null);
  const focused = useRef(takesFocus);
  useEffect(() => {
    if (focused.current) place.current?.querySelector('button')?.focus();
  }, []);
  return (
    <div ref={place} className={styles['missing']}>
      <p role="status">
        <ProviderText of="signInWayMissing" provider={provider} />
      </p>
      <Button variant="quiet" size="small" onClick={retry}>
        {t('signInTryAgain')}
      </Button>
    </div>
  );
}
