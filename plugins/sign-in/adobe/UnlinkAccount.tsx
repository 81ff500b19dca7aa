/** Unlinks the viewer's television company after confirmation (SGP-127, PWD-033 to PWD-036). */
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../../core/i18n';
import { navigation, platformClient, useService } from '../../../core/sdk';
import { unlinkAuthProvider } from '../../../core/sdk/endpoints/account';
import { Alert, Button, Dialog } from '../../../core/ui';
import styles from './CompanyPicker.module.css';

type State = 'closed' | 'asking' | 'sending' | 'failed';

export function UnlinkAccount({ provider }: { readonly provider: string }) {
  const t = useText();
  const client = useService(platformClient);
  const places = useService(navigation);
  const navigate = useNavigate();
  const [state, setState] = useState<State>('closed');

  const unlink = (): void => {
    setState('sending');
    client.call(unlinkAuthProvider, { path: { provider } }).then(
      // Sign-out is a page that is reached by links only (PWD-034).
      () => void navigate(places.hrefOf('LOGOUT', {}, { from: places.hrefOf('LOGIN') }), { replace: true }),
      () => setState('failed'),
    );
  };
  const close = (): void => setState('closed');
  return (
    <div className={styles['linked']}>
      <p>{t('tvLinkedText')}</p>
      <Button variant="secondary" size="small" onClick={() => setState('asking')}>
        {t('tvUnlink')}
      </Button>
      <Dialog
        open={state !== 'closed'}
        onClose={close}
        title={t('tvUnlinkTitle')}
        closeLabel={t('tvUnlinkKeep')}
      >
        <div className={styles['form']}>
          <p>{t('tvUnlinkText')}</p>
          {state === 'failed' && <Alert>{t('genericError')}</Alert>}
          <div className={styles['ways']}>
            <Button busy={state === 'sending'} onClick={unlink}>
              {t('tvUnlinkConfirm')}
            </Button>
            <Button variant="quiet" onClick={close}>
              {t('tvUnlinkKeep')}
            </Button>
          </div>
        </div>
      </Dialog>
    </div>
  );
}
