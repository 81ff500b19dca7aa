/** The pages at PROVIDERS: company picker, and result of a sign-in (SGP-129 to SGP-132). */
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useText } from 'proscenium/i18n';
import { navigation, realm, session, useService, type SignInPageProps } from 'proscenium/sdk';
import { Alert, buttonClass, Spinner } from 'proscenium/ui';
import { CompanyPicker, type Broadcaster } from './CompanyPicker';
import styles from './TvPage.module.css';
import { TvRefusal } from './TvRefusal';

export interface TvPageProps extends SignInPageProps {
  readonly broadcaster: Broadcaster;
}

export function TvPage(props: TvPageProps) {
  const { result, device } = props.parameters;
  if (result === 'success')
    return device === undefined ? <Finishing {...props} /> : <DeviceReady {...props} />;
  if (result === 'error') return <Refused {...props} />;
  return <Choosing {...props} />;
}

const Choosing = observer(function Choosing(props: TvPageProps) {
  const t = useText();
  const { Layout } = props;
  const { title } = useService(realm);
  const { viewer } = useService(session);
  return (
    <Layout
      title={t('tvPickerTitle')}
      lead={viewer.isGuest ? t('tvPickerLead', { realm: title }) : t('tvPickerLeadLink')}
    >
      <CompanyPicker {...props} />
    </Layout>
  );
});

/** Exchanges the company's confirmation for a session. */
function Finishing({ broadcaster: { signIn }, Layout, onStep }: TvPageProps) {
  const t = useText();
  useEffect(() => {
    let gone = false;
    void signIn.finish().then((step) => {
      if (step !== null && !gone) onStep(step);
    });
    return () => {
      gone = true;
    };
    // Core passes new callbacks on every render; a sign-in is completed once.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see the line above
  }, [signIn]);
  return (
    <Layout title={t('adobeLoginPage')} isEnd>
      <div className={styles['wait']}>
        <Spinner label={t('tvFinishing')} />
      </div>
    </Layout>
  );
}

/** This browser was the second screen: the device with the code continues (SGP-129). */
function DeviceReady({ Layout }: TvPageProps) {
  const t = useText();
  const places = useService(navigation);
  return (
    <Layout title={t('tvDeviceReadyTitle')} isEnd>
      <div className={styles['end']}>
        <Alert tone="success">{t('tvDeviceReadyText')}</Alert>
        <Link className={buttonClass('secondary')} to={places.hrefOf('ROOT')}>
          {t('tvToDefaultPage')}
        </Link>
      </div>
    </Layout>
  );
}

/** Error, retry, and a link to the default page (SGP-131). */
const Refused = observer(function Refused({ broadcaster: { signIn }, Layout, explain }: TvPageProps) {
  const t = useText();
  const places = useService(navigation);
  const { state } = signIn;
  return (
    <Layout title={t('tvRefusedTitle')} isEnd>
      <TvRefusal
        error={state.status === 'failed' ? state.error : null}
        explain={explain}
        onRetry={() => places.go(signIn.tryAgain(), { replace: true })}
      />
    </Layout>
  );
});
