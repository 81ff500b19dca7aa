/** The page at TV_LOGIN/{tvAuthType?} (SGN-097). */
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useText } from 'proscenium/i18n';
import { navigation, platformClient, session, useService, type Activate } from 'proscenium/sdk';
import { activateTelevision } from 'proscenium/sdk/endpoints/activation';
import { Alert, Button, buttonClass, Spinner, TextField } from 'proscenium/ui';
import styles from './ActivatePage.module.css';
import { failureOf, type FailureKey } from './failure';
import { useSignedIn } from './useSignedIn';

/** Navigation state set by ACTIVATE/{id}. */
export interface TvLoginState {
  readonly code: string;
}

type State = 'typing' | 'empty' | 'sending' | 'activated' | FailureKey;

/**
 * Signs a television in as this viewer, by the code on its screen (SGN-097, SGN-098). `way`: the sign-in
 * provider that the television requires; guests are sent to its login page first.
 */
export const TvLoginPage = observer(function TvLoginPage({
  provider,
}: {
  readonly provider: string | undefined;
}) {
  const t = useText();
  const nav = useService(navigation);
  const client = useService(platformClient);
  const { viewer } = useService(session);
  const [code, setCode] = useState(handedOver(useLocation().state));
  const [state, setState] = useState<State>('typing');
  const isSignedIn = useSignedIn(provider);

  const send = (): void => {
    const typed = code.replace(/[\s-]/g, '');
    if (typed === '') return setState('empty');
    setState('sending');
    client.call(activateTelevision, { path: { code: typed } }).then(
      () => setState('activated'),
      (error: unknown) => setState(failureOf(error)),
    );
  };
  return (
    <section className={styles['page']}>
      <h1 className={styles['title']}>{t('tvLoginPage')}</h1>
      {!isSignedIn ? (
        <Spinner label={t('activateWaiting')} />
      ) : state === 'activated' ? (
        <>
          <Alert tone="success">{t('deviceActivated')}</Alert>
          <Link className={buttonClass()} to={nav.hrefOf('ROOT')}>
            {t('activateGoOn')}
          </Link>
        </>
      ) : (
        <>
          <p className={styles['text']}>{t('tvLoginText', { viewer: viewer.email ?? '' })}</p>
          <form
            noValidate
            className={styles['form']}
            onSubmit={(submit) => {
              submit.preventDefault();
              send();
            }}
          >
            {state === 'genericError' && <Alert>{t('genericError')}</Alert>}
            <TextField
              className={styles['field']}
              label={t('tvLoginCode')}
              hint={t('tvLoginHint')}
              error={
                state === 'empty'
                  ? t('tvLoginEmpty')
                  : state === 'activateHint'
                    ? t('activateHint')
                    : undefined
              }
              dir="ltr"
              autoComplete="one-time-code"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={64}
              value={code}
              onChange={(value) => {
                setCode(value);
                setState('typing');
              }}
            />
            <div className={styles['ways']}>
              <Button type="submit" busy={state === 'sending'}>
                {t('tvLoginSend')}
              </Button>
              <Link className={buttonClass('quiet')} to={nav.hrefOf('ROOT')}>
                {t('activateRefuse')}
              </Link>
            </div>
          </form>
        </>
      )}
    </section>
  );
});

/** Navigation state is untrusted: any earlier page may have set it. */
function handedOver(state: unknown): string {
  const { code } = (typeof state === 'object' && state !== null ? state : {}) as { readonly code?: unknown };
  return typeof code === 'string' ? code : '';
}

export default (() => ({
  Page: ({ parameters }) => <TvLoginPage provider={parameters['tvAuthType']} />,
})) satisfies Activate<'route'>;
