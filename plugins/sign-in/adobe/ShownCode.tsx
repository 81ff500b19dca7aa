/** This device's code, for viewers who prefer to sign in on a phone, and confirm here. */
import { useState } from 'react';
import { useText } from '../../../core/i18n';
import { navigation, useService, type SignInStep } from '../../../core/sdk';
import { Button } from '../../../core/ui';
import styles from './CompanyPicker.module.css';
import { More } from './More';

export interface ShownCodeProps {
  readonly code: string;
  readonly onConfirm: () => Promise<SignInStep | 'notYet' | null>;
  readonly onStep: (step: SignInStep) => void;
}

/** Confirmed by the viewer: the provider does not allow frequent polling. */
export function ShownCode({ code, onConfirm, onStep }: ShownCodeProps) {
  const t = useText();
  const places = useService(navigation);
  const [state, setState] = useState<'shown' | 'asking' | 'notYet'>('shown');
  const { host, pathname } = new URL(places.hrefOf('PROVIDERS'), places.current());

  const confirm = async (): Promise<void> => {
    setState('asking');
    const step = await onConfirm();
    setState(step === 'notYet' ? 'notYet' : 'shown');
    if (step !== null && step !== 'notYet') onStep(step);
  };
  return (
    <More title={t('tvShownTitle')}>
      <ol className={styles['steps']}>
        <li>
          {t('tvShownOpen')} <bdi className={styles['address']}>{host + decodeURI(pathname)}</bdi>
        </li>
        <li>{t('tvShownChoose', { label: t('tvEnteredTitle') })}</li>
        <li>
          {t('tvShownType')} <bdi className={styles['code']}>{code}</bdi>
        </li>
      </ol>
      <Button variant="secondary" busy={state === 'asking'} onClick={() => void confirm()}>
        {t('tvShownDone')}
      </Button>
      <p role="status" className={styles['status']}>
        {state === 'notYet' && t('tvShownNotYet')}
      </p>
    </More>
  );
}
