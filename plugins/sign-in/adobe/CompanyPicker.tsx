/** Company picker with what surrounds it: a message, another device, the account to link. */
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import { useText } from 'proscenium/i18n';
import { realm, session, useService, type SignInFormProps } from 'proscenium/sdk';
import { Alert, Spinner } from 'proscenium/ui';
import { countOf, offerOf } from './companies';
import { CompanyList } from './CompanyList';
import styles from './CompanyPicker.module.css';
import type { Visit } from './memory';
import { AccountEntry, EnteredCode, ShownCode } from './More';
import type { AdobeOptions } from './options.generated';
import { NoCompanies } from './tvProblem';
import { TvRefusal } from './TvRefusal';
import type { TvSignIn } from './TvSignIn';
import { UnlinkAccount } from './UnlinkAccount';

/** A single instance, so that it is reported only once. */
const noCompanies = new NoCompanies();

export interface CompanyPickerProps extends SignInFormProps {
  readonly broadcaster: Broadcaster;
}

export const CompanyPicker = observer(function CompanyPicker(props: CompanyPickerProps) {
  const t = useText();
  const { broadcaster, intent, explain } = props;
  const { signIn } = broadcaster;
  const { state } = signIn;
  const { isGuest } = useService(session).viewer;
  useEffect(() => {
    void signIn.open(intent.query);
    // Restarts when the session changes: a sign-in is bound to the current session.
  }, [signIn, intent.query, isGuest]);

  const again = () => {
    signIn.reset();
    void signIn.open(intent.query);
  };
  if (state.status === 'failed') return <TvRefusal error={state.error} explain={explain} onRetry={again} />;
  if (state.status !== 'choosing')
    return <Waiting label={t(state.status === 'finishing' ? 'tvFinishing' : 'tvPickerLoading')} />;
  return <Companies {...props} visit={state.visit} onRetry={again} />;
});

/** Skeletons of the tiles' size, to avoid a layout shift. */
function Waiting({ label }: { readonly label: string }) {
  return (
    <div className={styles['waiting']}>
      <Spinner small label={label} />
      <div className={styles['grid']} aria-hidden="true">
        {Array.from({ length: 6 }, (_, index) => (
          <span key={index} className={styles['bone']} />
        ))}
      </div>
    </div>
  );
}

interface CompaniesProps extends CompanyPickerProps {
  readonly visit: Visit;
  readonly onRetry: () => void;
}

const Companies = observer(function Companies({ broadcaster, visit, onRetry, ...props }: CompaniesProps) {
  const t = useText();
  const { locale } = useService(realm);
  const { viewer, impersonated } = useService(session);
  const { provider, signIn, options, isLinked } = broadcaster;
  /** Code of another device, which is then the one signed in. */
  const [shown, setShown] = useState<string | null>(null);
  const offer = useMemo(
    () => offerOf(visit.companies, options.allowedProviders, locale),
    [visit, options, locale],
  );
  const logosFrom = useMemo(() => [options.baseUri, ...options.logoOrigins], [options]);

  if (countOf(offer) === 0)
    return <TvRefusal error={noCompanies} explain={props.explain} onRetry={onRetry} />;
  return (
    <div className={styles['picker']}>
      {visit.retried && <Alert>{t('tvPickerRetry')}</Alert>}
      {shown !== null && (
        <p className={styles['shown']} role="status">
          {t('tvCodeInUse')} <bdi className={styles['code']}>{shown}</bdi>
        </p>
      )}
      {!viewer.isGuest && impersonated !== true && isLinked() && <UnlinkAccount provider={provider} />}
      <CompanyList
        offer={offer}
        logosFrom={logosFrom}
        onChoose={(company) => void signIn.leave(company.id, shown)}
      />
      <div className={styles['more']}>
        <ShownCode code={visit.code} onConfirm={() => signIn.confirm()} onStep={props.onStep} />
        <EnteredCode shown={shown} onUse={setShown} />
        {options.accounts && viewer.isGuest && <AccountEntry {...props} signIn={signIn} />}
      </div>
    </div>
  );
});

/** Shared context of the page's components. */
export interface Broadcaster {
  /** The provider's name in linked accounts and in the platform's paths. */
  readonly provider: string;
  readonly signIn: TvSignIn;
  readonly options: Readonly<AdobeOptions>;
  /** Whether the viewer's account is linked to a company, according to the last sign-in (SGP-122). */
  readonly isLinked: () => boolean;
}
