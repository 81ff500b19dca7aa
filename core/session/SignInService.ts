/** Sign-in and sign-out for one runtime, created when the first page that needs it opens. */
import { CAPTCHA, captchaSite } from '../realm/captchaSite';
import { readRealmData } from '../realm/realmData';
import { thirdPartiesOf } from '../realm/thirdParties';
import type { OpenIdEntry } from '../routing/oidcForward';
import { postSignOutTarget } from '../routing/signInTarget';
import { type App, appAnswer } from '../sdk/codeSignIn/appRoute';
import { Captcha } from './captcha/Captcha';
import { ConsentService, type ConsentDeps } from './consent/ConsentService';
import { handOver } from './handOver';
import { SignInFlow } from './SignInFlow';
import { offered, signInEntries, type SignInEntry, signUpEntries } from './signInEntries';
import type { SignInDeps } from './signInDeps';
import { SignOut } from './SignOut';

type OAuthOnward =
  /** The provider's module processes it on its own page. */
  | { readonly kind: 'page'; readonly place: SignInEntry['place'] }
  /** `path` is the app's own for this provider, such as `login/openid/acme`. */
  | { readonly kind: 'app'; readonly place: SignInEntry['place']; readonly app: App; readonly path: string }
  /** Rejected: the realm knows no such app, or no such provider. */
  | { readonly kind: 'nobody'; readonly place: SignInEntry['place'] | null };

interface OAuthParams {
  /** An entry's key, its sub-path, or its client's name. */
  readonly provider?: string | undefined;
  /** The bundle id of the requesting app. */
  readonly appname?: string | undefined;
}

/** The address only selects: the entry among the realm's, the app among the entry's. */
export function oauthReturn(
  entries: readonly SignInEntry[],
  { provider, appname }: OAuthParams,
): OAuthOnward {
  const entry = provider === undefined ? undefined : entryOf(entries, provider);
  if (entry === undefined) return { kind: 'nobody', place: null };
  const { place } = entry;
  if (appname === undefined) return { kind: 'page', place };
  const { apps } = entry.request.entry.options;
  const app = Array.isArray(apps)
    ? (apps as readonly App[]).find(({ bundleId }) => bundleId === appname)
    : undefined;
  if (app === undefined) return { kind: 'nobody', place };
  return {
    kind: 'app',
    place,
    app,
    path: [
      'login',
      place.authProvider,
      ...(place.clientName === undefined ? [] : [encodeURIComponent(place.clientName)]),
    ].join('/'),
  };
}

/** Null when the realm has none. The draft of a realm in a preview contains its own. */
function consentTermsOf({ realm, hasConsentTerms, fetch }: SignInDeps): ConsentDeps['load'] {
  const { consentTerms } = realm.settings;
  if (consentTerms.length > 0) return async () => consentTerms;
  return hasConsentTerms ? () => readRealmData(fetch, 'consent-terms') : null;
}

const entryOf = (entries: readonly SignInEntry[], provider: string): SignInEntry | undefined =>
  entries.find(({ key }) => key === provider) ??
  entries.find(({ place }) => place.authProvider === provider) ??
  entries.find(({ place }) => place.clientName === provider);

export class SignInService {
  /** The realm's sign-in methods, in its order. */
  readonly entries: readonly SignInEntry[];
  /** Those listed on a login page. */
  readonly offered: readonly SignInEntry[];
  /** Those that can create an account; none when the realm does not allow it. */
  readonly signUpEntries: readonly SignInEntry[];
  readonly flow: SignInFlow;
  readonly signOut: SignOut;
  readonly consents: ConsentService;
  /** The captcha that guards sign-in; null where the realm requires none. */
  readonly #captcha: Captcha | null;
  /** Plugins (and the captcha) whose third parties this document's content security policy allows. */
  readonly #allowed: ReadonlySet<string>;

  readonly #deps: SignInDeps;

  constructor(deps: SignInDeps) {
    this.#deps = deps;
    this.entries = signInEntries(deps.realm, (problem) => deps.log.warn(problem));
    this.offered = offered(deps.realm, this.entries);
    this.signUpEntries = signUpEntries(deps.realm, this.entries);
    this.flow = new SignInFlow(deps);
    this.signOut = new SignOut(deps, this.entries);
    this.consents = new ConsentService({
      load: consentTermsOf(deps),
      report: (error) => deps.log.error('The terms for new accounts could not be loaded.', error),
    });
    const guard = captchaSite(deps.realm.settings);
    const loadScript = async (url: string, defines: () => boolean): Promise<void> =>
      (await deps.scripts()).load(url, { id: CAPTCHA, scriptSources: guard?.scriptSources ?? [] }, defines);
    this.#captcha = guard && new Captcha(guard, { loadScript, clock: deps.clock });
    this.#allowed = new Set(this.#thirdParties(deps.address.loaded()));
  }

  /** Whether a sign-in method may render in this document; otherwise it is a link to its own page. */
  readonly isDrawable = (
    { request, presentation, sendsCaptcha }: SignInEntry,
    type: 'login' | 'signup',
  ): boolean => {
    if (presentation === 'redirect') return true;
    const isGuarded = this.#captcha !== null && sendsCaptcha && type === 'login';
    return (
      (!this.#reachesOut(request.plugin) || this.#allowed.has(request.plugin)) &&
      (!isGuarded || this.#allowed.has(CAPTCHA))
    );
  };

  /** Headers that prove to a call that a person signs in; empty without a captcha. Rejects with a SignInFailure. */
  readonly proof = async (): Promise<Readonly<Record<string, string>>> =>
    this.#captcha === null ? {} : { 'x-captcha-token': await this.#captcha.token() };

  /**
   * The current page needs third parties that this document's policy does not allow, since the document was
   * loaded for another page: it must be reloaded.
   */
  get needsOwnDocument(): boolean {
    return this.#thirdParties(this.#deps.address.current()).some((plugin) => !this.#allowed.has(plugin));
  }

  /**
   * This document was loaded for a sign-in method whose screens need inline styles, and the current page is
   * another: its policy should be stricter, so it must be reloaded (SGP-056). Not where a reload would end a
   * session that storage does not hold.
   */
  get outlivesItsPage(): boolean {
    const { address, realm, vault, outlivesPage } = this.#deps;
    if (address.loaded() === null) return false;
    const here = this.#thirdParties(address.current());
    const isLeft = realm.plugins.some(
      ({ id, contributes }) =>
        this.#allowed.has(id) &&
        !here.includes(id) &&
        contributes['sign-in-provider']?.some(({ inlineStyles }) => inlineStyles === true),
    );
    return isLeft && vault.outlivesPage(outlivesPage);
  }

  /**
   * The first provider with clients, to which the addresses under `/oidc` lead (ROU-068); null when the realm
   * has none.
   */
  get openId(): OpenIdEntry | null {
    const entry = this.entries.find(({ forwardsOidc }) => forwardsOidc);
    if (entry === undefined) return null;
    const resetUri = entry.request.entry.options['resetUri'];
    return { ...entry.place, resetUri: typeof resetUri === 'string' ? resetUri : undefined };
  }

  /**
   * Signs out, then navigates to the provider's sign-out, else `from`, else the default menu page (SGN-061,
   * SGN-108). Never rejects.
   */
  async leave(): Promise<void> {
    const { address, navigation, home, targets, log } = this.#deps;
    const query = address.current().searchParams;
    const url = await this.signOut.run();
    if (url !== null) {
      try {
        return address.leave(url, { replace: true });
      } catch (error) {
        log.warn('The provider ends its session at an address that is not followed.', {
          reason: String(error),
        });
      }
    }
    const target = postSignOutTarget(query, targets);
    if (target.kind === 'leave') address.leave(target.url, { replace: true });
    else navigation.go(target.kind === 'go' ? target.path : home(), { replace: true });
  }

  /**
   * Handles an OAuth response at an address that names provider and app (SGP-074). Passes it to the app and
   * returns null; otherwise returns the place of the login page that continues with it, null for the list of
   * methods. An app also gets the state: it started the sign-in, so only it can verify it.
   */
  receive(params: OAuthParams): { readonly place: SignInEntry['place'] | null } | null {
    const { returned, address, log } = this.#deps;
    const onward = oauthReturn(this.entries, params);
    if (onward.kind === 'page') return onward;
    const answer = returned.take();
    if (onward.kind === 'app' && answer !== null) {
      handOver(
        address,
        appAnswer(onward.app, onward.path, answer.searchParams),
        onward.app.link !== undefined,
      );
      return null;
    }
    log.warn(
      'An OAuth answer was dropped: it came without a code, or for an app or a provider that the realm does not know.',
    );
    return onward;
  }

  /**
   * Navigates to a page of the provider's own, such as a password reset. An address that is not allowed leads
   * to the default menu page.
   */
  leaveFor(url: string): void {
    try {
      this.#deps.address.leave(url, { replace: true });
    } catch {
      this.#deps.navigation.go(this.#deps.home(), { replace: true });
    }
  }

  #reachesOut(plugin: string): boolean {
    return this.#deps.realm.plugins.some(({ id, reachesOut }) => id === plugin && reachesOut === true);
  }

  /** Without an address, where the browser does not report it, all are taken as allowed. */
  #thirdParties(address: URL | null): readonly string[] {
    const { realm, targets } = this.#deps;
    return address === null
      ? [...realm.plugins.map(({ id }) => id), CAPTCHA]
      : thirdPartiesOf(realm, targets.match(address.pathname));
  }

  /**
   * Loads the texts that name the sign-in methods, which appear before any provider's code is loaded. Never
   * rejects.
   */
  async requireTexts(): Promise<void> {
    const plugins = new Set(this.entries.map(({ request }) => request.plugin));
    await Promise.all([...plugins].map((plugin) => this.#deps.texts.require(plugin).catch(() => undefined)));
  }
}

const services = new WeakMap<SignInDeps, SignInService>();

/** The service of a runtime: the same dependencies give the same instance. */
export function signInService(deps: SignInDeps): SignInService {
  const service = services.get(deps) ?? new SignInService(deps);
  services.set(deps, service);
  return service;
}
