/** Shared by login and sign-up: redirects, title and content. */
import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useMemo, type ReactNode } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { useText } from '../../i18n/hooks';
import { queryNames } from '../../routing/queryNames';
import { useActiveRoutes, useRouteMatch } from '../../routing/RoutingProvider';
import { freeRegistrationQuery, isFreeRegistration } from '../../routing/routeLinks';
import { BACKGROUND_WIDTHS } from '../../sdk/constants';
import { usePageTitle } from '../../sdk/usePageTitle';
import { useService } from '../../sdk/useService';
import { ConfirmSignUp, ConfirmTitle } from '../../session/components/ConfirmSignUp';
import { ProviderButton } from '../../session/components/ProviderButton';
import { ProviderForm } from '../../session/components/ProviderForm';
import { ProviderJourney } from '../../session/components/ProviderJourney';
import { ProviderMissing } from '../../session/components/ProviderMissing';
import { ProviderText } from '../../session/components/ProviderText';
import { SignInPanel } from '../../session/components/SignInPanel';
import {
  useOwnDocument,
  useProviderTexts,
  useSignInService,
} from '../../session/components/useSignInService';
import { SignInMethodsSkeleton } from '../../session/components/SignInMethodsSkeleton';
import { ConsentDialog } from '../../session/consent/ConsentDialog';
import { loginPages, type LoginPages } from '../../session/loginPages';
import { loginTitleKey } from '../../session/loginTitle';
import { sessionStore } from '../../session/SessionStore';
import { type SignInEntry, entryAt } from '../../session/signInEntries';
import type { SignInVisit } from '../../session/signInVisit';
import { checkedRealm, defaultPage } from '../../pageKit/pageServices';
import { useMedia } from '../../pageKit/useMedia';
import { Alert } from '../../ui/Alert';
import { buttonClass } from '../../ui/Button';
import { Spinner } from '../../ui/Spinner';
import { RequiredDetails } from '../../session/pages/RequiredDetails';
import { RestrictedSignUp } from '../../commerce/pages/RestrictedSignUp';
import { BackLink } from '../../session/pages/BackLink';
import { SignInLayout } from '../../session/pages/SignInLayout';
import styles from '../../session/pages/SignInScreen.module.css';
import { signInRedirect } from '../../session/pages/signInRedirect';
import { useSignUpGate } from '../../commerce/pages/useSignUpGate';
import offerStyles from './ShopOffers.module.css';
import { ShopOffersPlace } from './ShopOffersPlace';

export interface SignInScreenProps {
  readonly type: 'login' | 'signup';
}

/** The leads below the title, by login page. */
const leads = {
  LOGIN: 'signInLead',
  GIFT_LOGIN: 'giftLoginLead',
  GIFT_REDEEM_LOGIN: 'redeemLoginLead',
} as const;

/**
 * The sign-in methods are the page's state: the address names one or none, and the query stores where the
 * viewer continues.
 */
export const SignInScreen = observer(function SignInScreen({ type }: SignInScreenProps) {
  const t = useText();
  const service = useSignInService();
  const { flow } = service;
  const { state: session } = useService(sessionStore);
  const { path: home } = useService(defaultPage);
  const isOwnDocument = useOwnDocument();
  const { title: brand } = useService(checkedRealm);
  const routes = useActiveRoutes();
  const match = useRouteMatch();
  const textsReady = useProviderTexts();
  const wide = useMedia(`(min-width: ${BACKGROUND_WIDTHS.switchAt + 1}px)`);
  const { search, state } = useLocation() as { search: string; state: unknown };

  // A layout effect, so that it resets the state of an earlier visit before children's effects run.
  useLayoutEffect(() => flow.enterPage(type), [flow, type]);

  const entries = type === 'signup' ? service.signUpEntries : service.offered;
  const gate = useSignUpGate(type === 'signup' && entries.length > 0);
  const place = match?.signIn;
  const entry =
    place?.authProvider === undefined
      ? undefined
      : entryAt(type === 'signup' ? entries : service.entries, place);
  const { email, listed, notice } = handedOver(state);
  const pages = useMemo(() => loginPages(routes, match), [routes, match]);
  const visit: SignInVisit = useMemo(
    () => ({ intent: { type, query: new URLSearchParams(search) }, callback: pages.callback, pages }),
    [type, search, pages],
  );
  // Provider names come from plugin texts: until these are loaded, the generic title is used.
  const provider = entry?.label ?? '';
  const titleKey = loginTitleKey(match?.role, type, textsReady ? entry : undefined);
  const title = t(titleKey, { provider });
  const heading = <ProviderText of={titleKey} provider={provider} />;

  usePageTitle(title);

  if (session.status === 'viewer' && flow.journey.status === 'detailsMissing')
    return <RequiredDetails journey={flow.journey} />;
  if (flow.journey.status === 'confirming')
    return (
      <SignInLayout title={<ConfirmTitle journey={flow.journey} />}>
        <ConfirmSignUp journey={flow.journey} realm={brand} />
      </SignInLayout>
    );

  if (gate.restriction !== null || gate.undecided)
    return (
      <SignInLayout title={heading}>
        {gate.restriction === null ? <Waiting /> : <RestrictedSignUp restriction={gate.restriction} />}
      </SignInLayout>
    );

  const redirect = signInRedirect({
    type,
    search,
    entries,
    entry,
    named: place?.authProvider !== undefined,
    role: match?.role,
    listed,
    session: session.status,
    journey: flow.journey.status,
    answered: flow.isAnswered,
  });
  if (redirect !== null) {
    const to =
      redirect.to === 'onward'
        ? (pages.callback ?? home)
        : redirect.to === 'provider'
          ? pages.provider(redirect.place, redirect.query)
          : pages.list(redirect.type, redirect.query);
    return <Navigate replace to={to} state={state} />;
  }

  // A viewer who is already signed in and is only shown something needs no other sign-in method.
  const showing = flow.journey.status === 'showing';
  const leaving = entry?.presentation === 'redirect';
  const offers = (beside: boolean): ReactNode =>
    leadsToShop(visit) &&
    session.status !== 'viewer' &&
    !leaving &&
    beside === wide && <ShopOffersPlace beside={beside} search={search} />;
  const beside = offers(true);
  // One element either way, so that the form keeps its state when the offers go.
  return (
    <div className={beside === false ? undefined : offerStyles['page']}>
      <SignInLayout
        title={heading}
        lead={
          leaving || showing
            ? null
            : type === 'signup'
              ? t(isFreeRegistration(visit.intent.query) ? 'signUpFreeLead' : 'signUpLead', { realm: brand })
              : t(leads[pages.base])
        }
        back={entry && !showing && <Back pages={pages} type={type} search={search} />}
      >
        {notice !== undefined && <Alert tone="success">{t(notice)}</Alert>}
        {offers(false)}
        {!textsReady || !isOwnDocument ? (
          <SignInMethodsSkeleton entry={entry} entries={entries} type={type} />
        ) : (
          <SignInMethods
            entry={entry}
            entries={entries}
            visit={visit}
            email={email}
            known={session.status !== 'starting'}
          />
        )}
        {flow.journey.status === 'signedIn' ? (
          <Link className={buttonClass('primary', 'medium', true)} to={home}>
            {t('signedInGoOn')}
          </Link>
        ) : (
          !leaving &&
          !showing && (
            <OtherPageLink
              pages={pages}
              type={type}
              search={search}
              leadsToShop={leadsToShop(visit)}
              canSignUp={service.signUpEntries.length > 0}
            />
          )
        )}
        <ConsentDialog />
      </SignInLayout>
      {beside}
    </div>
  );
});

/** Whether the viewer continues to the shop (SGN-049). */
const leadsToShop = ({ intent: { query }, callback }: SignInVisit): boolean =>
  callback === undefined && query.get(queryNames.showPurchase) === 'true' && !isFreeRegistration(query);

function Waiting() {
  const t = useText();
  return (
    <div className={styles['wait']}>
      <Spinner label={t('loadingSignIn')} />
    </div>
  );
}

interface SignInMethodsProps {
  readonly entry: SignInEntry | undefined;
  readonly entries: readonly SignInEntry[];
  readonly visit: SignInVisit;
  readonly email: string | undefined;
  /** The session is known; only then may the browser leave for a provider. */
  readonly known: boolean;
}

const SignInMethods = observer(function SignInMethods({
  entry,
  entries,
  visit,
  email,
  known,
}: SignInMethodsProps) {
  const t = useText();
  const { flow, entries: all } = useSignInService();
  const { journey, resuming } = flow;
  const underway = 'provider' in journey ? all.find(({ key }) => key === journey.provider) : undefined;
  const takesAnswers = entry !== undefined && entry.presentation !== 'redirect' && known;
  useEffect(() => {
    if (takesAnswers) void flow.takeAnswer(entry, visit);
    // `visit` changes on every render, but an answer can be consumed only once.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see the line above
  }, [flow, entry, takesAnswers]);

  // Signed in: no sign-in method is needed.
  if (journey.status === 'signedIn')
    return (
      <Alert tone="success">
        {t(visit.intent.type === 'signup' ? 'accountSignedUp' : 'signedInMessage')}
      </Alert>
    );
  // Forms show this state themselves; buttons cannot.
  if (underway?.presentation === 'button' && journey.status === 'finishing')
    return (
      <div className={styles['wait']}>
        <Spinner label={t('finishingSignIn')} />
      </div>
    );
  if (entry === undefined) return <SignInPanel entries={entries} visit={visit} email={email} />;
  if (entry.presentation !== 'redirect' && resuming === entry.key)
    return <Spinner label={t('finishingSignIn')} />;
  // Its flow depends on whether a viewer is signed in.
  if (entry.forViewers && !known) return <Waiting />;
  if (entry.presentation === 'form') return <ProviderForm entry={entry} visit={visit} email={email} />;
  if (entry.presentation === 'button')
    return (
      <ProviderButton entry={entry} visit={visit} missing={(retry) => <ProviderMissing retry={retry} />} />
    );
  return known ? <ProviderJourney entry={entry} visit={visit} /> : <Spinner label={t('loadingSignIn')} />;
});

/** Preserves the query. */
function Back({
  pages,
  type,
  search,
}: {
  readonly pages: LoginPages;
  readonly type: 'login' | 'signup';
  readonly search: string;
}) {
  const t = useText();
  return (
    <BackLink
      to={pages.list(type, withoutProgress(search))}
      label={type === 'signup' ? t('backToSignUp') : t('backToSignIn')}
    />
  );
}

interface OtherPageLinkProps {
  readonly pages: LoginPages;
  readonly type: 'login' | 'signup';
  readonly search: string;
  readonly leadsToShop: boolean;
  readonly canSignUp: boolean;
}

/**
 * Switches between sign-in and sign-up; on the way to a purchase it also offers an account without buying
 * (ROU-104).
 */
function OtherPageLink({ pages, type, search, leadsToShop, canSignUp }: OtherPageLinkProps) {
  const t = useText();
  const query = withoutProgress(search);
  if (type === 'login' && !canSignUp) return null;
  const other = type === 'login' ? 'signup' : 'login';
  const free = freeRegistrationQuery(query);
  free.set('type', 'signup');
  query.set('type', other);
  return (
    <>
      <p className={styles['other']}>
        {t(type === 'login' ? 'noAccountYet' : 'alreadyAccount')}{' '}
        <Link to={pages.list(other, query)}>{t(type === 'login' ? 'createAccount' : 'signInInstead')}</Link>
      </p>
      {leadsToShop && canSignUp && (
        <p className={styles['other']}>
          {t('notBuyingYet')} <Link to={pages.list('signup', free)}>{t('createFreeAccount')}</Link>
        </p>
      )}
    </>
  );
}

function withoutProgress(search: string): URLSearchParams {
  const query = new URLSearchParams(search);
  query.delete('PAGE_READY');
  return query;
}

/** Message keys that a previous page may pass on. */
const notices = ['resetPasswordEmailSent', 'passwordSuccessfullyReset'] as const;

/**
 * The history state passed by the previous page: an email to prefill (SGN-027), whether to list all methods,
 * and a notice (PWD-009).
 */
function handedOver(state: unknown): {
  readonly email: string | undefined;
  readonly listed: boolean;
  readonly notice: (typeof notices)[number] | undefined;
} {
  const { email, listed, notice } = (typeof state === 'object' && state !== null ? state : {}) as Readonly<
    Partial<Record<'email' | 'listed' | 'notice', unknown>>
  >;
  return {
    email: typeof email === 'string' ? email : undefined,
    listed: listed === true,
    notice: notices.find((each) => each === notice),
  };
}
