/**
 * Confirmation before a sign-in continues: to create an account for a new viewer (SGP-069), or to follow a
 * link or app that this browser may not have requested.
 */
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../i18n/hooks';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import type { SignInJourney } from '../signInJourney';
import styles from './ConfirmSignUp.module.css';
import { ProviderText } from './ProviderText';
import { useSignInService } from './useSignInService';

export interface ConfirmSignUpProps {
  readonly journey: Extract<SignInJourney, { status: 'confirming' }>;
  /** The realm's title. */
  readonly realm: string;
}

/** Message keys by subject of the question. */
const texts = {
  account: { title: 'confirmSignUpTitle', text: 'confirmSignUpText', goOn: 'confirmSignUpGoOn' },
  link: { title: 'confirmLinkTitle', text: 'confirmLinkText', goOn: 'confirmLinkGoOn' },
  app: { title: 'confirmAppTitle', text: 'confirmAppText', goOn: 'confirmAppGoOn' },
} as const;

/** Heading of the confirmation. */
export function ConfirmTitle({ journey: { about, account } }: Pick<ConfirmSignUpProps, 'journey'>) {
  const t = useText();
  return about === 'link' && account !== null ? (
    <ProviderText of="confirmLinkTitleAs" provider={account} />
  ) : (
    t(texts[about].title)
  );
}

/** Creating an account asks for consent to the realm's terms first; without consent no account is created (SGN-072). */
export const ConfirmSignUp = observer(function ConfirmSignUp({ journey, realm }: ConfirmSignUpProps) {
  const t = useText();
  const { flow, consents, entries } = useSignInService();
  const place = useRef<HTMLDivElement>(null);
  const textId = useId();
  const [asking, setAsking] = useState(false);
  useEffect(() => place.current?.focus(), []);

  const provider = entries.find(({ key }) => key === journey.provider)?.label ?? '';
  const { about } = journey;
  const goOn = async () => {
    if (about !== 'account') return flow.newViewer.goOn([]);
    setAsking(true);
    const answers = await consents.ask();
    setAsking(false);
    if (answers === null) flow.newViewer.turnBack();
    else await flow.newViewer.goOn(answers);
  };
  return (
    <div ref={place} tabIndex={-1} className={styles['confirm']} aria-describedby={textId}>
      <p id={textId}>{t(texts[about].text, { realm })}</p>
      {(about === 'account' || journey.account !== null) && (
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
            {about === 'account' && (
              <span>
                <ProviderText of="confirmSignUpBy" provider={provider} />
              </span>
            )}
          </span>
        </p>
      )}
      <Button wide busy={asking || journey.busy} onClick={() => void goOn()}>
        {t(texts[about].goOn)}
      </Button>
      <Button variant="quiet" disabled={asking || journey.busy} onClick={() => flow.newViewer.turnBack()}>
        {t('confirmSignUpTurnBack')}
      </Button>
    </div>
  );
});
