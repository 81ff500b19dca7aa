/** Unlinks an external account after confirmation; the viewer then signs in again (ACC-030). */
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../../core/i18n';
import { navigation, platformClient, useService, type AnswerOf } from '../../../core/sdk';
import { unlinkAccount } from '../../../core/sdk/endpoints/account';
import { Alert, Button, Dialog } from '../../../core/ui';
import styles from './LinkedAccounts.module.css';

export type LinkedAccount = AnswerOf<'readLinkedAccounts'>['linkedAccounts'][number];

export interface UnlinkDialogProps {
  readonly account: LinkedAccount;
  readonly onClose: () => void;
}

export function UnlinkDialog({ account: { provider, label }, onClose }: UnlinkDialogProps) {
  const t = useText();
  const client = useService(platformClient);
  const places = useService(navigation);
  const navigate = useNavigate();
  const [state, setState] = useState<'asking' | 'sending' | 'failed'>('asking');
  const name = label ?? provider;
  const part = () => {
    setState('sending');
    client.call(unlinkAccount, { path: { provider } }).then(
      () => void navigate(places.hrefOf('LOGOUT', {}, { from: places.hrefOf('LOGIN') }), { replace: true }),
      () => setState('failed'),
    );
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('linkedPartTitle', { provider: name })}
      closeLabel={t('linkedKeep')}
    >
      <div className={styles['ask']}>
        <p>{t('linkedPartText', { provider: name })}</p>
        {state === 'failed' && <Alert>{t('genericError')}</Alert>}
        <div className={styles['ways']}>
          <Button busy={state === 'sending'} onClick={part}>
            {t('linkedPart')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('linkedKeep')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
