/** Ends all sessions of the viewer, on this device and all others, after confirmation. */
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { createAccountApi } from '../accountApi';
import { useText } from '../../i18n/hooks';
import { useActiveRoutes } from '../../routing/RoutingProvider';
import { signOutToLoginPath } from '../../routing/routeLinks';
import { platformClient } from '../../sdk/platform';
import { useService } from '../../sdk/useService';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { pageLog } from '../../pageKit/pageServices';
import styles from './DevicesPanel.module.css';

type State = 'idle' | 'asking' | 'sending' | 'failed';

export default function DevicesPanel() {
  const t = useText();
  const client = useService(platformClient);
  const log = useService(pageLog);
  const routes = useActiveRoutes();
  const navigate = useNavigate();
  const [state, setState] = useState<State>('idle');
  const end = () => {
    setState('sending');
    createAccountApi(client)
      .endSessions()
      .then(
        // This session has ended as well; signing out clears its local state (SGN-108).
        () => void navigate(signOutToLoginPath(routes), { replace: true }),
        (error: unknown) => {
          log.warn('The sessions were not ended.', { reason: String(error) });
          setState('failed');
        },
      );
  };
  const close = () => setState('idle');
  return (
    <div className={styles['devices']}>
      <p className={styles['text']}>{t('devicesText')}</p>
      <Button variant="secondary" onClick={() => setState('asking')}>
        {t('devicesSignOut')}
      </Button>
      <Dialog open={state !== 'idle'} onClose={close} title={t('devicesTitle')} closeLabel={t('devicesStay')}>
        <div className={styles['ask']}>
          <p>{t('devicesAsk')}</p>
          {state === 'failed' && <Alert>{t('unknownError')}</Alert>}
          <div className={styles['actions']}>
            <Button busy={state === 'sending'} onClick={end}>
              {t('devicesSignOut')}
            </Button>
            <Button variant="quiet" onClick={close}>
              {t('devicesStay')}
            </Button>
          </div>
        </div>
      </Dialog>
    </div>
  );
}
