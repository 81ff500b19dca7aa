/** Signing in and out for one runtime, built when the first page that needs it is opened. */
import { CAPTCHA, captchaSite } from '../realm/captchaSite';
import { thirdPartiesOf } from '../realm/thirdParties';
import type { OpenIdEntry } from '../routing/oidcForward';
import { postSignOutTarget } from '../routing/signInTarget';
import { appAnswer } from '../sdk/codeSignIn';
import { Captcha } from './captcha/Captcha';
import { ConsentService } from './consent/ConsentService';
import { handOver } from './handOver';
import { SignInFlow } from './SignInFlow';
import { offered, signInEntries, signUpEntries, type SignInEntry } from './signInEntries';
import { oauthReturn, type OAuthParams } from './oauthReturn';
import type { SignInDeps } from './signInDeps';
import { SignOut } from './SignOut';

export class SignInService {
  /** The realm's ways to sign in, in its order. */
  readonly entries: readonly SignInEntry[];
  /** Those that a login page lists. */
  readonly offered: readonly SignInEntry[];
  /** Those by which a visitor can make an account; none when the realm does not let them. */
  readonly signUpEntries: readonly SignInEntry[];
  readonly flow: SignInFlow;
  readonly signOut: SignOut;
  readonly consents: ConsentService;
  /** What guards signing in; null in a realm that asks for nothing. */
  private readonly captcha: Captcha | null;
  /** Third parties that this document's policy allows, by plugin. */
  private readonly allowed: ReadonlySet<string>;

  constructor(private readonly deps: SignInDeps) {
    this.entries = signInEntries(deps.realm, (problem) => deps.log.warn(problem));
    this.offered = offered(deps.realm, this.entries);
    this.signUpEntries = signUpEntries(deps.realm, this.entries);
    this.flow = new SignInFlow(deps);
    this.signOut = new SignOut(deps, this.entries);
    this.consents = new ConsentService(deps.realm.settings.consentTerms);
    const guard = captchaSite(deps.realm.settings);
    const loadScript = async (url: string, defines: () => boolean): Promise<void> => (await deps.scripts()).load(url, { id: CAPTCHA, scriptSources: guard?.scriptSources ?? [] }, defines);
    this.captcha = guard && new Captcha(guard, { loadScript, clock: deps.clock });
    this.allowed = new Set(this.thirdParties(deps.address.loaded()));
  }

  /** Whether a way in may be drawn in this document; one that may not is a link to a page of its own. */
  readonly isDrawable = ({ request, presentation, sendsCaptcha }: SignInEntry, type: 'login' | 'signup'): boolean => {
    if (presentation === 'redirect') return true;
    const isGuarded = this.captcha !== null && sendsCaptcha && type === 'login';
    return (!this.reachesOut(request.plugin) || this.allowed.has(request.plugin)) && (!isGuarded || this.allowed.has(CAPTCHA));
  };

  /** The headers by which a call proves that a person signs in; none where the realm asks for no proof. Rejects with a SignInFailure. */
  readonly proof = async (): Promise<Readonly<Record<string, string>>> => (this.captcha === null ? {} : { 'x-captcha-token': await this.captcha.token() });

  /** The page that stands here needs third parties that this document does not allow, since another page was loaded: it has to be loaded itself. */
  get needsOwnDocument(): boolean {
    return this.thirdParties(this.deps.address.current()).some((plugin) => !this.allowed.has(plugin));
  }

  /**
   * This document was loaded for a way in whose screens carry their styles in the markup, and the page that stands here now is another: it should
   * not be as open as that one, so it has to be loaded itself (SGP-056). Not where that would end a session which the browser keeps nothing of.
   */
  get outlivesItsPage(): boolean {
    const { address, realm, vault, outlivesPage } = this.deps;
    if (address.loaded() === null) return false;
    const here = this.thirdParties(address.current());
    const isLeft = realm.plugins.some(({ id, contributes }) => this.allowed.has(id) && !here.includes(id) && contributes['sign-in-provider']?.some(({ inlineStyles }) => inlineStyles === true));
    return isLeft && vault.outlivesPage(outlivesPage);
  }

  /** The first provider with clients, as the addresses under `/oidc` look for it (ROU-068); null when the realm has none. */
  get openId(): OpenIdEntry | null {
    const entry = this.entries.find(({ forwardsOidc }) => forwardsOidc);
    if (entry === undefined) return null;
    const resetUri = entry.request.entry.options['resetUri'];
    return { ...entry.place, resetUri: typeof resetUri === 'string' ? resetUri : undefined };
  }

  /** Signs out, then follows the provider's own sign-out, else `from`, else goes to the default menu page (SGN-061, SGN-108). Never rejects. */
  async leave(): Promise<void> {
    const { address, navigation, home, targets, log } = this.deps;
    const query = address.current().searchParams;
    const url = await this.signOut.run();
    if (url !== null) {
      try {
        return address.leave(url, { replace: true });
      } catch (error) {
        log.warn('The provider ends its session at an address that is not followed.', { reason: String(error) });
      }
    }
    const target = postSignOutTarget(query, targets);
    if (target.kind === 'leave') address.leave(target.url, { replace: true });
    else navigation.go(target.kind === 'go' ? target.path : home(), { replace: true });
  }

  /**
   * An OAuth provider has sent the browser to an address that names provider and app (SGP-074). Hands the answer to the app and gives null;
   * else gives the place of the login page that goes on with it, null for the list of ways. An app gets the state along with the code: it began
   * the sign-in, so only it can compare them.
   */
  receive(params: OAuthParams): { readonly place: SignInEntry['place'] | null } | null {
    const { returned, address, log } = this.deps;
    const onward = oauthReturn(this.entries, params);
    if (onward.kind === 'page') return onward;
    const answer = returned.take();
    if (onward.kind === 'app' && answer !== null) {
      handOver(address, appAnswer(onward.app, onward.path, answer.searchParams), onward.app.link !== undefined);
      return null;
    }
    log.warn('An OAuth answer was dropped: it came without a code, or for an app or a provider that the realm does not know.');
    return onward;
  }

  /** Leaves for a page of the provider's own, such as the one that resets passwords. An address that may not be followed leads to the default menu page. */
  leaveFor(url: string): void {
    try {
      this.deps.address.leave(url, { replace: true });
    } catch {
      this.deps.navigation.go(this.deps.home(), { replace: true });
    }
  }

  private reachesOut(plugin: string): boolean {
    return this.deps.realm.plugins.some(({ id, reachesOut }) => id === plugin && reachesOut === true);
  }

  /** Without an address, as where a browser does not tell, all are allowed as far as the policy knows. */
  private thirdParties(address: URL | null): readonly string[] {
    const { realm, targets } = this.deps;
    return address === null ? [...realm.plugins.map(({ id }) => id), CAPTCHA] : thirdPartiesOf(realm, targets.match(address.pathname));
  }

  /** Fetches the texts that name the ways in: they are shown before any provider's code is there. Never rejects. */
  async requireTexts(): Promise<void> {
    const plugins = new Set(this.entries.map(({ request }) => request.plugin));
    await Promise.all([...plugins].map((plugin) => this.deps.texts.require(plugin).catch(() => undefined)));
  }
}

const rooms = new WeakMap<SignInDeps, SignInService>();

/** The room of a runtime: the same parts give the same room. */
export function signInService(deps: SignInDeps): SignInService {
  const service = rooms.get(deps) ?? new SignInService(deps);
  rooms.set(deps, service);
  return service;
}
