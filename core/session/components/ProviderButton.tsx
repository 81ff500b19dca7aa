/** A provider's own button in its place: while its code is fetched a spinner; one that cannot be had is left out (SGP-065). */
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useText } from '../../i18n';
import { Contributed } from '../../plugins';
import { Alert, Spinner } from '../../ui';
import type { SignInEntry } from '../signInEntries';
import type { SignInVisit } from '../SignInFlow';
import { Problem } from './Problem';
import styles from './ProviderButton.module.css';
import { useSignInRoom } from './useSignInRoom';

export interface ProviderButtonProps {
  readonly entry: SignInEntry;
  readonly visit: SignInVisit;
  /** What stands there when the provider's code cannot be had; nothing in a list of other ways. */
  readonly missing?: (retry: () => void) => ReactNode;
}

export const ProviderButton = observer(function ProviderButton({ entry, visit, missing = () => null }: ProviderButtonProps) {
  const t = useText();
  const { flow, consents } = useSignInRoom();
  const { journey } = flow;
  const problem = journey.status === 'failed' && journey.provider === entry.key ? journey.problem : null;
  return (
    <Contributed
      request={entry.request}
      skeleton={
        <div className={styles['skeleton']}>
          <Spinner label={t('loadingSignIn')} />
        </div>
      }
      failed={(_, retry) => missing(retry)}
    >
      {({ Button }) => {
        if (Button === undefined) throw new Error(`${entry.key} has no button, though its manifest says so.`);
        return (
          <div className={styles['place']}>
            {problem !== null && (
              <Alert>
                <Problem problem={problem} />
              </Alert>
            )}
            <Button
              intent={visit.intent}
              label={t(entry.largeButtonKey, { provider: entry.label })}
              onStep={(step) => void flow.accept(entry, visit, step)}
              explain={(error) => flow.explain(entry, error)}
              consent={consents.ask}
            />
          </div>
        );
      }}
    </Contributed>
  );
});
