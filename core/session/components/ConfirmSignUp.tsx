/** A provider knows a new viewer: who they are there, and whether an account is to be made for them here (SGP-069). */
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../i18n';
import { Button, Icon } from '../../ui';
import type { SignInJourney } from '../signInJourney';
import styles from './ConfirmSignUp.module.css';
import { ProviderText } from './ProviderText';
import { useSignInRoom } from './useSignInRoom';

export interface ConfirmSignUpProps {
  readonly journey: Extract<SignInJourney, { status: 'confirming' }>;
  /** What the realm calls itself. */
  readonly realm: string;
}

/** Going on asks for the realm's terms first; whoever does not agree makes no account (SGN-072). */
export const ConfirmSignUp = observer(function ConfirmSignUp({ journey, realm }: ConfirmSignUpProps) {
  const t = useText();
  const { flow, consents, entries } = useSignInRoom();
  const place = useRef<HTMLDivElement>(null);
  const textId = useId();
  const [asking, setAsking] = useState(false);
  useEffect(() => place.current?.focus(), []);

  const provider = entries.find(({ key }) => key === journey.provider)?.label ?? '';
  const goOn = async () => {
    setAsking(true);
    const answers = await consents.ask();
    setAsking(false);
    if (answers === null) flow.newViewer.turnBack();
    else await flow.newViewer.goOn(answers);
  };
  return (
    <div ref={place} tabIndex={-1} className={styles['confirm']} aria-describedby={textId}>
      <p id={textId}>{t('confirmSignUpText', { realm })}</p>
      <p className={styles['who']}>
        <span className={styles['face']} aria-hidden="true">
          {journey.account === null ? <Icon name="account" /> : [...journey.account][0]?.toUpperCase()}
        </span>
        <span className={styles['names']}>
          {journey.account !== null && (
            <b>
              <bdi>{journey.account}</bdi>
            </b>
          )}
          <span>
            <ProviderText of="confirmSignUpBy" provider={provider} />
          </span>
        </span>
      </p>
      <Button wide busy={asking || journey.busy} onClick={() => void goOn()}>
        {t('confirmSignUpGoOn')}
      </Button>
      <Button variant="quiet" disabled={asking || journey.busy} onClick={() => flow.newViewer.turnBack()}>
        {t('confirmSignUpTurnBack')}
      </Button>
    </div>
  );
});
