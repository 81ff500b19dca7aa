/** The page at ACTIVATE/{id} (ADM-016). */
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useText } from 'proscenium/i18n';
import { navigation, platformClient, session, useService, type Activate } from 'proscenium/sdk';
import { activate } from 'proscenium/sdk/endpoints/activation';
import { Alert, Button, buttonClass, Spinner } from 'proscenium/ui';
import styles from './ActivatePage.module.css';
import { failureOf, type FailureKey } from './failure';
import type { TvLoginState } from './tvLogin';
import { useSignedIn } from './useSignedIn';

type State = 'asking' | 'sending' | 'activated' | FailureKey;

/** Confirms and performs the activation of a device or account by code (ADM-016). */
const ActivatePage = observer(function ActivatePage({ code }: { readonly code: string }) {
  const t = useText();
  const nav = useService(navigation);
  const client = useService(platformClient);
  const { viewer } = useService(session);
  const [state, setState] = useState<State>('asking');
  const isSignedIn = useSignedIn();

  const confirm = () => {
    setState('sending');
    client.call(activate, { path: { id: code } }).then(
      () => setState('activated'),
      (error: unknown) => setState(failureOf(error)),
    );
  };

  return (
    <section className={styles['page']}>
      <h1 className={styles['title']}>{t('activatePage')}</h1>
      {!isSignedIn ? (
        <Spinner label={t('activateWaiting')} />
      ) : state === 'activated' ? (
        <>
          <Alert tone="success">{t('activated')}</Alert>
          <Link className={buttonClass()} to={nav.hrefOf('ROOT')}>
            {t('activateGoOn')}
          </Link>
        </>
      ) : (
        <>
          <p className={styles['text']}>{t('activateQuestion', { viewer: viewer.email ?? '' })}</p>
          <p className={styles['code']} dir="ltr">
            {code}
          </p>
          {(state === 'activateHint' || state === 'genericError') && <Alert>{t(state)}</Alert>}
          <div className={styles['ways']}>
            <Button busy={state === 'sending'} onClick={confirm}>
              {t('activateConfirm')}
            </Button>
            <Link
              className={buttonClass('secondary')}
              to={nav.hrefOf('TV_LOGIN')}
              state={{ code } satisfies TvLoginState}
            >
              {t('activateOnTv')}
            </Link>
            <Link className={buttonClass('quiet')} to={nav.hrefOf('ROOT')}>
              {t('activateRefuse')}
            </Link>
          </div>
        </>
      )}
    </section>
  );
});

export default (() => ({
  Page: ({ parameters }) => <ActivatePage key={parameters['id']} code={parameters['id'] ?? ''} />,
})) satisfies Activate<'route'>;
