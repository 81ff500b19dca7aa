/** Controls a sign-in with any provider: redirect, return, and where the viewer continues. */
import { makeAutoObservable, observableRef } from 'mobx';
import { LOGIN_ERROR, LOGIN_STARTED } from '../sdk/eventNames';
import { SignInFailure, type SignInStep } from '../sdk/signIn';
import { goOn } from './afterSignIn';
import { handOver } from './handOver';
import { storedToken } from './addressTokens';
import { syncTokens } from './entitlementSync';
import { loginPages } from './loginPages';
import { NewViewer } from './NewViewer';
import { providerAnalytics, SignInEnding } from './SignInEnding';
import type { SignInEntry } from './signInEntries';
import type { SignInDeps } from './signInDeps';
import type { SignInJourney } from './signInJourney';
import {
  buttonProblem,
  redirectProblem,
  signInErrorCode,
  signInErrorKey,
  type SignInProblem,
} from './signInProblem';
import { keepGiftCode, keepSignInRecord, recordMark } from './signInRecord';
import { isProviderAnswer } from './providerAnswer';
import { PAGE_READY } from './signInReturn';
import type { SignInVisit } from './signInVisit';

export type SignInFlowDeps = Pick<
  SignInDeps,
  | 'session'
  | 'vault'
  | 'client'
  | 'registry'
  | 'returned'
  | 'address'
  | 'navigation'
  | 'values'
  | 'tabValues'
  | 'outlivesPage'
  | 'analytics'
  | 'log'
  | 'routes'
  | 'targets'
  | 'home'
  | 'texts'
  | 'realm'
  | 'languages'
>;

/** Questions that only a login page can ask. */
const asking: ReadonlySet<SignInJourney['status']> = new Set(['confirming', 'detailsMissing']);

const leftBehind: ReadonlySet<SignInJourney['status']> = new Set([
  'signedIn',
  'failed',
  'cancelled',
  'handedOver',
  'showing',
]);

/** `result`: shows the outcome of a sign-in, or concerns a password; no sign-in starts on it. */
export type SignInPageKind = 'login' | 'signup' | 'result';

/** Pages that belong to the sign-in flow. */
const loginRoles: ReadonlySet<string> = new Set([
  'LOGIN',
  'LOGIN_PROVIDER',
  'LOGIN_MAGIC_LINK',
  'LOGIN_REQUEST_PASSWORD',
  'LOGIN_RESET_PASSWORD',
  'GIFT_LOGIN',
  'GIFT_REDEEM_LOGIN',
  'PROVIDERS',
]);

export class SignInFlow {
  journey: SignInJourney = { status: 'idle' };
  /** The provider whose response in the address is being processed. */
  resuming: string | null = null;
  /** Confirmation by the viewer before a sign-in continues. */
  readonly newViewer = new NewViewer({
    journey: () => this.journey,
    become: (journey) => this.become(journey),
  });
  /** Number of login pages mounted: briefly more than one when one follows another. */
  #pages = 0;
  /** Those that are not for signing up. */
  #loginPages = 0;
  #inside = false;
  /** Path of the next login page, until its code is loaded. */
  #awaited: string | null = null;
  readonly #ending: SignInEnding;

  readonly #deps: SignInFlowDeps;

  constructor(deps: SignInFlowDeps) {
    this.#deps = deps;
    this.#ending = new SignInEnding(deps, {
      become: (journey) => this.become(journey),
      onLoginPage: () => this.#pages > 0,
    });
    makeAutoObservable(this, { journey: observableRef, newViewer: false, isAnswered: false });
  }

  /**
   * A sign-in page is mounted. Entering a login page from any other page is tracked as started; moving among
   * login pages and returning from a provider are not (SGN-036, ANA-004), and neither is signing up. Resets
   * the outcome of an earlier visit. Returns the function to call on unmount.
   */
  enterPage(kind: SignInPageKind = 'login'): () => void {
    this.#pages += 1;
    if (kind !== 'signup') this.#loginPages += 1;
    this.forget();
    const { pathname, search } = this.#deps.address.current();
    const movesOn = this.#inside || this.#awaited === pathname;
    const comingBack = new URLSearchParams(search).get(PAGE_READY) === 'true';
    if (kind === 'login' && !movesOn && !comingBack && !asking.has(this.journey.status))
      this.#deps.analytics.track(LOGIN_STARTED);
    this.#inside = this.#loginPages > 0;
    this.#awaited = null;
    return () => {
      this.#pages -= 1;
      if (kind !== 'signup') this.#loginPages -= 1;
      // The next sign-in page, if any, mounts in the same task, unless its code is not loaded yet.
      queueMicrotask(() => this.afterPage());
    };
  }

  private afterPage(): void {
    const { pathname } = this.#deps.address.current();
    const opensNext = this.#inside && loginRoles.has(this.#deps.targets.match(pathname)?.role ?? '');
    this.#inside = this.#loginPages > 0;
    this.#awaited = !this.#inside && opensNext ? pathname : null;
    // Leaving declines: it neither creates an account nor signs in.
    if (this.#pages === 0 && this.#awaited === null && this.journey.status === 'confirming')
      this.newViewer.turnBack();
  }

  /** Resets the outcome of an earlier visit; a journey in progress continues. */
  forget(): void {
    if (leftBehind.has(this.journey.status)) this.journey = { status: 'idle' };
  }

  /**
   * The page of a redirecting provider is open: processes the provider's response if there is one, otherwise
   * redirects, unless the viewer has just come back (SGP-007). Does nothing while either is in progress, or
   * once an app has taken over.
   */
  async openProvider(entry: SignInEntry, visit: SignInVisit): Promise<void> {
    const { status } = this.journey;
    if (
      status === 'leaving' ||
      status === 'finishing' ||
      status === 'signedIn' ||
      status === 'handedOver' ||
      asking.has(status)
    )
      return;
    const answer = this.answer();
    if (answer !== null) return this.resume(entry, visit, answer);
    if (visit.intent.query.get(PAGE_READY) === 'true') {
      this.journey = { status: 'cancelled', provider: entry.key };
      return;
    }
    return this.begin(entry, visit);
  }

  /** Processes a provider's response in the address, such as a code or the token of a mailed link; once. */
  async takeAnswer(entry: SignInEntry, visit: SignInVisit): Promise<void> {
    const answer = this.answer();
    if (answer !== null) await this.resume(entry, visit, answer);
  }

  /** Redirects to the provider. If it cannot be reached, logs a warning (SGP-017), and the page offers a retry. */
  async begin(entry: SignInEntry, visit: SignInVisit): Promise<void> {
    const { registry, log } = this.#deps;
    if (this.journey.status === 'failed') registry.forget(entry.request);
    this.journey = { status: 'leaving', provider: entry.key };
    const query = new URLSearchParams(visit.intent.query);
    query.delete(PAGE_READY);
    try {
      const provider = await registry.resolve(entry.request);
      if (provider.begin === undefined) throw new Error(`${entry.key} cannot begin a sign-in.`);
      await this.take(
        entry,
        { ...visit, intent: { ...visit.intent, query } },
        await provider.begin({ ...visit.intent, query }),
      );
    } catch (error) {
      log.warn('The sign-in provider could not be reached.', {
        provider: entry.key,
        code: signInErrorCode(error),
      });
      this.become({
        status: 'failed',
        provider: entry.key,
        problem: { kind: 'key', key: error instanceof SignInFailure ? error.key : 'sorrySomethingWentWrong' },
      });
    }
  }

  /**
   * Processes a form's `step`. Returns whether it succeeded; a failure becomes the journey's, and the panel
   * shows it.
   */
  async accept(
    entry: SignInEntry,
    visit: SignInVisit,
    step: SignInStep | Promise<SignInStep>,
  ): Promise<boolean> {
    try {
      await this.take(entry, visit, await step);
      return true;
    } catch (error) {
      this.refuse(entry, error);
      return false;
    }
  }

  /** A sign-in method that cannot show its own error failed: tracks the failure and shows it in the method's place. */
  refuse(entry: SignInEntry, error: unknown): void {
    this.trackFailure(entry, error);
    this.become({ status: 'failed', provider: entry.key, problem: this.problemOf(entry, error) });
  }

  /** Tracks a failure (SGN-038, ANA-005) and returns the message key for it (SGN-056). */
  explain(entry: SignInEntry, error: unknown): string {
    this.trackFailure(entry, error);
    return signInErrorKey(error, this.#deps.texts.knows);
  }

  /** The response that came with this page, once. */
  private answer(): URL | null {
    const returned = this.#deps.returned.take();
    return returned !== null && isProviderAnswer(returned.searchParams) ? returned : null;
  }

  /** Whether this page has an unprocessed response. */
  get isAnswered(): boolean {
    return this.#deps.returned.waits();
  }

  private async resume(entry: SignInEntry, visit: SignInVisit, returned: URL): Promise<void> {
    const { registry } = this.#deps;
    this.journey = { status: 'finishing', provider: entry.key };
    this.resuming = entry.key;
    try {
      const provider = await registry.resolve(entry.request);
      if (provider.resume === undefined) throw new Error(`${entry.key} takes no answers.`);
      await this.take(entry, visit, await provider.resume(returned));
    } catch (error) {
      this.trackFailure(entry, error);
      this.become({
        status: 'failed',
        provider: entry.key,
        problem: redirectProblem(error, this.#deps.texts.knows),
      });
    } finally {
      this.becomeResuming(null);
    }
  }

  private async take(entry: SignInEntry, visit: SignInVisit, step: SignInStep): Promise<void> {
    const { address, values, routes } = this.#deps;
    const page = (visit.pages ?? loginPages(routes(), null)).provider(entry.place);
    switch (step.kind) {
      case 'redirect':
        keepSignInRecord(values, visit.intent.query, page);
        // On return, the provider's response could not be verified.
        if (!this.#deps.outlivesPage(...recordMark(page))) throw new SignInFailure('signInNeedsStorage');
        // Replaces the history entry: going back to the redirecting page would redirect again.
        return address.leave(step.url, { replace: true });
      case 'page':
        this.become({ status: 'idle' });
        return this.#deps.navigation.go(step.path, { replace: true });
      case 'handOver':
        this.become({ status: 'handedOver', provider: entry.key });
        return handOver(address, step.url, step.claimed);
      case 'leftToApp':
        return this.become({ status: 'handedOver', provider: entry.key });
      case 'linkSent':
        keepGiftCode(
          values,
          visit.pages?.base === 'GIFT_REDEEM_LOGIN' ? storedToken(this.#deps.tabValues, 'gift') : null,
        );
        return keepSignInRecord(values, visit.intent.query, page);
      case 'stay':
        return this.become({ status: 'cancelled', provider: entry.key });
      case 'sync':
        return this.take(entry, visit, await syncTokens(this.#deps, step));
      case 'show':
        return this.become({ status: 'showing', provider: entry.key });
      case 'onward':
        this.become({ status: 'signedIn', provider: entry.key });
        return goOn(this.#deps, visit.intent.query, visit.callback);
      case 'confirm':
      case 'ask':
        return this.#ending.askOnLoginPage(
          visit,
          this.newViewer.question(entry.key, step, (completed) => this.accept(entry, visit, completed)),
        );
      case 'tokens':
        return this.#ending.finish(entry, visit, step);
    }
  }

  /** The missing details were given or postponed (SGN-008): navigates on. */
  goOnward(): void {
    this.#ending.goOnward();
  }

  private problemOf(entry: SignInEntry, error: unknown): SignInProblem {
    const { has } = this.#deps.texts;
    if (entry.presentation === 'button') return buttonProblem(error, has);
    return entry.presentation === 'redirect'
      ? redirectProblem(error, has)
      : { kind: 'key', key: signInErrorKey(error, has) };
  }

  private trackFailure(entry: SignInEntry, error: unknown): void {
    this.#deps.analytics.track(LOGIN_ERROR, { ...providerAnalytics(entry), code: signInErrorCode(error) });
  }

  private becomeResuming(provider: string | null): void {
    this.resuming = provider;
  }

  private become(journey: SignInJourney): void {
    this.journey = journey;
  }
}
