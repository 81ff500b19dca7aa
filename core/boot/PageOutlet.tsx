/** Resolves the address to a page: a built-in one, a route plugin's, or the not-found page. */
import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Navigate, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useText } from '../i18n/hooks';
import { builtInPage, sectionOf } from '../pageKit/builtInPages';
import { NotFoundPage } from '../pageKit/NotFoundPage';
import { PluginPlaceholder } from '../pageKit/PluginPlaceholder';
import { checkedRealm, defaultPage, pageDrawn } from '../pageKit/pageServices';
import { embedding } from '../playback/playbackService';
import { SectionPage } from '../catalogue/pages/SectionPage';
import { isPlayerRole } from '../playback/playerRoles';
import { Contributed } from '../plugins/Contributed';
import type { CheckedRealm } from '../realm/checkedRealm';
import { routeContributions, type RouteContribution } from '../realm/realmRoutes';
import { isInPlace } from '../routing/inPlace';
import { queryNames } from '../routing/queryNames';
import { routeChangeEffects } from '../routing/routeChangeEffects';
import { useRelocation } from '../routing/useRelocation';
import { useRolePath, useRouteMatch } from '../routing/RoutingProvider';
import type { RouteMatch } from '../routing/matchPath';
import { session, type Viewer } from '../sdk/services';
import { useRoleTitle } from '../sdk/usePageTitle';
import { useService } from '../sdk/useService';
import { searchService } from '../search/searchService';
import { sessionStore } from '../session/SessionStore';
import { Shell } from '../shell/components/Shell';
import { shellStore } from '../pageKit/ShellStore';
import { LazyPage, Waiting } from './LazyPage';
import { OwnDocument, useNeedsOwnDocument } from './OwnDocument';
import { PageBoundary } from './PageBoundary';
import { messageStore, routerNavigation, tokenVault, scrollRestoration } from './tokens';
import { PanelSlot } from './PanelSlot';

export const PageOutlet = observer(function PageOutlet() {
  useNavigationBridge();
  useRelocation();
  const match = useRouteMatch();
  useRouteChange(match);
  useDocumentTitle(match);
  const { impersonated, profileChanges } = useService(sessionStore);
  return (
    <>
      {impersonated && <PanelSlot content="impersonation" />}
      <Shell
        chrome={useChrome(match)}
        signIn={<PanelSlot content="signIn" />}
        live={<PanelSlot content="live" />}
        search={<PanelSlot content="search" />}
      >
        {/* Remounts on a profile change, so that no data of the previous profile is shown. */}
        <PageBoundary key={profileChanges}>
          <PageOf match={match} />
        </PageBoundary>
      </Shell>
    </>
  );
});

/**
 * The frame around the page; the not-found page has all of it, as has a page that this viewer may not open.
 * Until access is known, the page's own setting applies: most viewers who come may open it.
 */
function useChrome(match: RouteMatch | null): 'full' | 'bare' {
  const realm = useService(checkedRealm);
  const { viewer } = useService(session);
  const waiting = useViewerUnknown();
  const { isLost } = useService(shellStore);
  if (useService(embedding) !== null) return 'bare';
  if (match === null || isLost) return 'full';
  const contributed = routeContributions(realm).find(({ role }) => role === match.role);
  if (contributed !== undefined)
    return waiting || mayOpen(contributed, viewer, realm) ? contributed.chrome : 'full';
  return builtInPage(match.role)?.chrome ?? 'full';
}

const PageOf = observer(function PageOf({ match }: { readonly match: RouteMatch | null }): ReactNode {
  const t = useText();
  const realm = useService(checkedRealm);
  const { viewer } = useService(session);
  const { impersonated, asksWho } = useService(sessionStore);
  const who = useRolePath()('PROFILES', {}, { query: { [queryNames.from]: useHere() } });
  const home = useService(defaultPage);
  const waiting = useViewerUnknown();
  const embedded = useService(embedding) !== null;
  const needsOwnDocument = useNeedsOwnDocument(match?.role);
  const contributed = routeContributions(realm).find((route) => route.role === match?.role);
  // In another site's frame only the player is shown, and pages made for frames (BRG-001).
  if (embedded && !isPlayerRole(match?.role) && contributed?.embedders === undefined)
    return <LazyPage key="leave" module="embed/pages/LeavePage" messages={['embed']} />;
  if (match === null) return <AtOnce page={<NotFoundPage />} />;
  const { role, params } = match;
  if (viewer.isChild && childless.has(role)) return <Navigate replace to={home.path} />;
  if (notOnBehalf.has(role) && waiting) return <Waiting label={t('loadingPage')} />;
  if (impersonated && notOnBehalf.has(role))
    return <LazyPage key={role} module="session/pages/ImpersonationStopPage" messages={['session']} />;
  if (
    asksWho &&
    !embedded &&
    realm.settings.profileConfiguration.status !== 'NONE' &&
    !isUnasked(role, contributed)
  )
    return <Navigate replace to={who} />;
  if (needsOwnDocument) return <OwnDocument />;
  if (contributed !== undefined) {
    if (contributed.access !== 'anyone' && waiting) return null;
    return mayOpen(contributed, viewer, realm) ? (
      <PluginPage plugin={contributed.plugin} name={contributed.name} parameters={params} />
    ) : (
      <AtOnce page={<NotFoundPage />} />
    );
  }
  const page = builtInPage(role);
  if (page?.module === 'catalogue/pages/SectionPage') {
    const section = sectionOf(match, home.section);
    return <SectionPage key={section} section={section} />;
  }
  // In the route tables, but no plugin of this realm contributes it (ADM-017).
  return page === undefined ? (
    <AtOnce page={<NotFoundPage />} />
  ) : (
    <LazyPage key={page.module} module={page.module} messages={page.messages} />
  );
});

/** Pages that a child profile cannot open (ADM-023). */
const childless: ReadonlySet<string> = new Set(['ACCOUNT', 'PREFERENCES', 'PAYMENT_UPDATE']);

/**
 * Pages closed to impersonation: they cost money, change a password, or give access that outlives the session
 * (ADM-013).
 */
const notOnBehalf: ReadonlySet<string> = new Set([
  ...[
    'PURCHASE',
    'LICENCE_REDIRECT',
    'PAY',
    'PAY_CONFIRMATION',
    'PAYMENT',
    'PAYMENT_AUTHORIZATION',
    'PAYMENT_UPDATE',
    'GIFT_ITEM',
    'GIFT_PAY',
    'REDEEM',
  ],
  ...['TV_LOGIN', 'ACTIVATE', 'PROVIDERS', 'EMAIL_CONFIRMATION'],
  ...[
    'LOGIN_REQUEST_PASSWORD',
    'LOGIN_RESET_PASSWORD',
    'OIDC_REQUEST_PASSWORD',
    'OIDC_RESET_PASSWORD',
    'REQUEST_NEW_PWD',
    'RESET_PWD',
    'CONFIRM_RESET',
  ],
]);

/**
 * Sign-in, sign-out and payment concern the account; all other pages ask which of its profiles is watching
 * (FAV-037).
 */
function isUnasked(role: string, contributed: RouteContribution | undefined): boolean {
  return contributed?.pays === true || builtInPage(role)?.forAccount === true;
}

/** The current path, query and hash. */
function useHere(): string {
  const { pathname, search, hash } = useLocation();
  return pathname + search + hash;
}

/** The session of an earlier visit is being restored: access rights are not known yet. */
function useViewerUnknown(): boolean {
  const { state } = useService(sessionStore);
  const vault = useService(tokenVault);
  return state.status === 'starting' && vault.read() !== null;
}

function PluginPage({
  plugin,
  name,
  parameters,
}: {
  readonly plugin: string;
  readonly name: string;
  readonly parameters: Readonly<Record<string, string>>;
}) {
  return (
    <Contributed
      request={{ point: 'route', plugin, name }}
      skeleton={null}
      failed={(failure, retry) => <PluginPlaceholder failure={failure} retry={retry} onFailure="block" />}
    >
      {({ Page }) => <AtOnce page={<Page parameters={parameters} />} />}
    </Contributed>
  );
}

/** A page without lazy code: deferred work starts as soon as it has rendered. */
function AtOnce({ page }: { readonly page: ReactNode }) {
  const drawn = useService(pageDrawn);
  useEffect(drawn, [drawn]);
  return page;
}

/** Provides the router's navigate function to code outside components. */
function useNavigationBridge(): void {
  const navigation = useService(routerNavigation);
  const navigate = useNavigate();
  useEffect(() => navigation.attach(navigate), [navigation, navigate]);
}

/**
 * A route change closes overlays and moves focus and scroll: to the top of a new page (ROU-113, ROU-114), or
 * by scroll restoration on a known entry.
 */
function useRouteChange(match: RouteMatch | null): void {
  const shell = useService(shellStore);
  const search = useService(searchService);
  const { viewer } = useService(session);
  const { menus } = useService(checkedRealm);
  const { hash, pathname, ...location } = useLocation();
  const state: unknown = location.state;
  const keepsPlace = useKnownPlace();
  const before = useRef<RouteMatch | null>(null);
  const first = useRef(true);
  useEffect(() => {
    const effects = routeChangeEffects({
      from: before.current,
      to: match,
      layout: menus.WEB.layout,
      hash,
      isGuest: viewer.isGuest,
    });
    before.current = match;
    if (first.current) {
      first.current = false;
      return;
    }
    shell.onRouteChange(new Set(effects));
    if (effects.includes('resetSearch')) search.current?.search?.reset();
    if (!effects.includes('enterPage') || isInPlace(state) || keepsPlace.current) return;
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
    // Only a route change counts: a change of viewer on the same page must not move the focus.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see the line above
  }, [pathname, hash]);
}

/**
 * Whether the viewer went back or forward to an entry with a stored scroll position: it is being restored,
 * and nothing else may scroll.
 */
function useKnownPlace(): RefObject<boolean> {
  const places = useService(scrollRestoration);
  const { key } = useLocation();
  const back = String(useNavigationType()) === 'POP';
  const known = useRef(false);
  useLayoutEffect(() => {
    known.current = places.current?.enter(key, back) === true;
  }, [places, key, back]);
  return known;
}

/** Who may open a route plugin's page; for everybody else it does not exist (ADM-002). */
function mayOpen({ access }: RouteContribution, viewer: Viewer, realm: CheckedRealm): boolean {
  if (access === 'anyone') return true;
  return access === 'viewer' ? !viewer.isGuest : realm.settings.adminRoles.includes(viewer.role);
}

/**
 * The page's name and the brand's (NAV-088), once the texts of the name are loaded; pages of content have
 * titles of their own.
 */
function useDocumentTitle(match: RouteMatch | null): void {
  const t = useText();
  const realm = useService(checkedRealm);
  const { viewer } = useService(session);
  const { messages } = useService(messageStore);
  const key = titleKeyOf(match, viewer, realm);
  const name = messages.has(key) ? `${t(key)} · ` : '';
  useRoleTitle(`${name}${realm.title}`);
}

function titleKeyOf(match: RouteMatch | null, viewer: Viewer, realm: CheckedRealm): string {
  if (match === null) return 'notFoundTitle';
  const contributed = routeContributions(realm).find(({ role }) => role === match.role);
  if (contributed !== undefined)
    return mayOpen(contributed, viewer, realm) ? contributed.titleKey : 'notFoundTitle';
  return builtInPage(match.role)?.titleKey ?? 'notFoundTitle';
}
