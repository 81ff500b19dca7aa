/** A provider's form: loading, shown, or unavailable. */
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../i18n/hooks';
import { Contributed } from '../../plugins/Contributed';
import { buildPath } from '../../routing/buildPath';
import { useActiveRoutes } from '../../routing/RoutingProvider';
import type { SignInProvider } from '../../sdk/signIn';
import { Alert } from '../../ui/Alert';
import type { SignInEntry } from '../signInEntries';
import type { SignInVisit } from '../signInVisit';
import { Problem } from './Problem';
import styles from './ProviderForm.module.css';
import { ProviderMissing } from './ProviderMissing';
import { useSignInService } from './useSignInService';
import { FormSkeleton } from './SignInMethodsSkeleton';

export interface ProviderFormProps {
  readonly entry: SignInEntry;
  readonly visit: SignInVisit;
  readonly email?: string | undefined;
}

export const ProviderForm = observer(function ProviderForm({ entry, visit, email }: ProviderFormProps) {
  const { journey } = useSignInService().flow;
  const problem = journey.status === 'failed' && journey.provider === entry.key ? journey.problem : null;
  return (
    <Contributed
      request={entry.request}
      skeleton={<FormSkeleton entry={entry} type={visit.intent.type} />}
      failed={(_, retry) => <ProviderMissing retry={retry} />}
    >
      {(provider) => (
        <>
          {problem !== null && (
            <Alert>
              <Problem problem={problem} />
            </Alert>
          )}
          <Drawn provider={provider} entry={entry} visit={visit} email={email} />
        </>
      )}
    </Contributed>
  );
});

/** Link to the page that mails a password reset link; its query preserves the destination after sign-in. */
function ForgotPassword({ entry, visit }: Omit<ProviderFormProps, 'email'>) {
  const t = useText();
  const query = new URLSearchParams(visit.intent.query);
  query.set('providerName', entry.request.name);
  return (
    <Link
      className={styles['forgot']}
      to={buildPath(useActiveRoutes(), 'LOGIN_REQUEST_PASSWORD', {}, { query })}
    >
      {t('forgotPasswordLink')}
    </Link>
  );
}

/** The form itself. Remounts when its tokens turn out to be invalid, since it already shows success (SGN-033). */
function Drawn({ provider, entry, visit, email }: ProviderFormProps & { readonly provider: SignInProvider }) {
  const { flow, consents, proof } = useSignInService();
  const [attempt, setAttempt] = useState(0);
  const Form = visit.intent.type === 'signup' ? provider.SignUpForm : provider.Form;
  if (Form === undefined)
    throw new Error(`${entry.key} has no form for ${visit.intent.type}, though its manifest says so.`);
  return (
    <Form
      key={attempt}
      intent={visit.intent}
      email={email}
      onStep={(step) =>
        void flow.accept(entry, visit, step).then((held) => held || setAttempt((count) => count + 1))
      }
      explain={(error) => flow.explain(entry, error)}
      onBegin={() => flow.forget()}
      consent={consents.ask}
      proof={proof}
      forgotten={
        visit.intent.type === 'login' &&
        entry.capabilities.hasPasswordResetPage && <ForgotPassword entry={entry} visit={visit} />
      }
    />
  );
}
