/** Shows what the viewer holds after the partner's grants were synced, before continuing (SGP-053). */
import { useEffect, useId, useRef } from 'react';
import { useText } from 'proscenium/i18n';
import { useAnswer } from 'proscenium/sdk';
import { Alert, Button, Icon, Spinner } from 'proscenium/ui';
import styles from './Granted.module.css';

/** An entitlement, by the platform's name. */
export interface Grant {
  readonly id: string;
  readonly name: string;
  readonly description?: string | null | undefined;
}

export interface GrantedProps {
  readonly read: (signal: AbortSignal) => Promise<readonly Grant[]>;
  readonly onDone: () => void;
}

/**
 * Replaces the loading state, so it takes the focus and is announced. The viewer can continue even if the
 * list fails to load.
 */
export function Granted({ read, onDone }: GrantedProps) {
  const t = useText();
  const titleId = useId();
  const place = useRef<HTMLDivElement>(null);
  const [answer, again] = useAnswer('grants', read);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} role="group" aria-labelledby={titleId} className={styles['granted']}>
      <h2 id={titleId} className={styles['title']}>
        {t('opinGrantedTitle')}
      </h2>
      {answer.status === 'loading' && (
        <div className={styles['wait']}>
          <Spinner label={t('opinGrantedWaiting')} />
        </div>
      )}
      {answer.status === 'ready' &&
        (answer.value.length === 0 ? (
          <p className={styles['text']}>{t('opinGrantedNothing')}</p>
        ) : (
          <Grants grants={answer.value} />
        ))}
      {(answer.status === 'failed' || answer.status === 'missing') && (
        <>
          <Alert>{t('opinGrantedUnknown')}</Alert>
          <Button wide variant="secondary" onClick={again}>
            {t('signInTryAgain')}
          </Button>
        </>
      )}
      <Button wide onClick={onDone}>
        {t('signedInGoOn')}
      </Button>
    </div>
  );
}

function Grants({ grants }: { readonly grants: readonly Grant[] }) {
  return (
    <ul className={styles['list']}>
      {grants.map(({ id, name, description }) => (
        <li key={id}>
          <Icon name="check" />
          <div>
            <b>{name}</b>
            {description && <p className={styles['text']}>{description}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
