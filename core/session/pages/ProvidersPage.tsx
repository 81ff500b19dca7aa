/**
 * The page at PROVIDERS: rendered by the sign-in provider that declares this role, inside the sign-in layout
 * (SGP-115, SGP-132).
 */
import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useMemo, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../../i18n/hooks';
import { Contributed } from '../../plugins/Contributed';
import { buildPath } from '../../routing/buildPath';
import { useActiveRoutes, useRouteMatch } from '../../routing/RoutingProvider';
import { useRoleNavigate } from '../../routing/useRoleNavigate';
import { usePageTitle } from '../../sdk/usePageTitle';
import { useService } from '../../sdk/useService';
import type { SignInLayoutProps, SignInProvider } from '../../sdk/signIn';
import { sessionStore } from '../SessionStore';
import { Problem } from '../components/Problem';
import { ProviderMissing } from '../components/ProviderMissing';
import { useOwnDocument, useSignInService } from '../components/useSignInService';
import type { SignInEntry } from '../signInEntries';
import type { SignInVisit } from '../signInVisit';
import { Alert } from '../../ui/Alert';
import { Spinner } from '../../ui/Spinner';
import { NotInRealmPage } from '../../pageKit/NotInRealmPage';
import { RequiredDetails } from './RequiredDetails';
import { BackLink } from './BackLink';
import { SignInLayout } from './SignInLayout';
import styles from './SignInScreen.module.css';

/** Without such a provider, the realm does not have this page. */
export default function ProvidersPage() {
  const { entries } = useSignInService();
  const entry = entries.find(({ roles }) => roles.includes('PROVIDERS'));
  return entry === undefined ? <NotInRealmPage /> : <ProvidersOf entry={entry} />;
}

const ProvidersOf = observer(function ProvidersOf({ entry }: { readonly entry: SignInEntry }) {
  const { flow } = useSignInService();
  const { journey } = flow;
  const { state: session } = useService(sessionStore);
  const isOwnDocument = useOwnDocument();
  const { search } = useLocation();
  const parameters = useRouteMatch()?.params ?? {};
  const isResult = parameters['result'] !== undefined;
  const visit: SignInVisit = useMemo(
    () => ({ intent: { type: 'login', query: new URLSearchParams(search) } }),
    [search],
  );

  // A result ends a sign-in that was tracked when it began. Depends on `flow` only: one visit may show
  // several of these pages.
  // eslint-disable-next-line react-hooks/exhaustive-deps -- see the line above
  useLayoutEffect(() => flow.enterPage(isResult ? 'result' : 'login'), [flow]);

  if (journey.status === 'detailsMissing') return <RequiredDetails journey={journey} />;
  // A provider's flow depends on the viewer, so the session must be known.
  if (!isOwnDocument || session.status === 'starting') return <Waiting />;
  return (
    <Contributed
      request={entry.request}
      skeleton={<Waiting />}
      failed={(_, retry) => <Missing retry={retry} />}
    >
      {(provider) => <Drawn provider={provider} entry={entry} visit={visit} parameters={parameters} />}
    </Contributed>
  );
});

interface DrawnProps {
  readonly provider: SignInProvider;
  readonly entry: SignInEntry;
  readonly visit: SignInVisit;
  readonly parameters: Readonly<Record<string, string>>;
}

/** The provider's page. If its tokens are rejected, returns to its start and shows the error above. */
function Drawn({ provider, entry, visit, parameters }: DrawnProps) {
  const { flow, consents, proof } = useSignInService();
  const go = useRoleNavigate();
  const { Page } = provider;
  if (Page === undefined)
    throw new Error(`${entry.key} has no page, though its manifest names a role for one.`);
  return (
    <Page
      intent={visit.intent}
      parameters={parameters}
      Layout={Layout}
      onStep={(step) =>
        void flow
          .accept(entry, visit, step)
          .then((held) => held || go('PROVIDERS', {}, { query: visit.intent.query, replace: true }))
      }
      explain={(error) => flow.explain(entry, error)}
      consent={consents.ask}
      proof={proof}
    />
  );
}

/** The sign-in layout with the document title, the error of the sign-in and, for guests, the link back to the list. */
const Layout: ComponentType<SignInLayoutProps> = observer(function Layout({
  title,
  lead = null,
  isEnd = false,
  children,
}: SignInLayoutProps) {
  const { journey } = useSignInService().flow;
  const { state: session } = useService(sessionStore);
  usePageTitle(title);
  return (
    <SignInLayout title={title} lead={lead} back={!isEnd && session.status === 'guest' && <Back />}>
      {journey.status === 'failed' && (
        <Alert>
          <Problem problem={journey.problem} />
        </Alert>
      )}
      {children}
    </SignInLayout>
  );
});

function Back() {
  const t = useText();
  const routes = useActiveRoutes();
  const { search } = useLocation();
  return (
    <BackLink
      to={buildPath(routes, 'LOGIN', {}, { query: new URLSearchParams(search) })}
      label={t('backToSignIn')}
    />
  );
}

function Waiting() {
  const t = useText();
  return (
    <SignInLayout title={t('signInTitle')}>
      <div className={styles['wait']}>
        <Spinner label={t('loadingSignIn')} />
      </div>
    </SignInLayout>
  );
}

function Missing({ retry }: { readonly retry: () => void }) {
  const t = useText();
  return (
    <SignInLayout title={t('signInTitle')}>
      <ProviderMissing retry={retry} />
    </SignInLayout>
  );
}
