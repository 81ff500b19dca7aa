/** The pay-TV sign-in from the first call to the tokens, with its retries. */
import { makeAutoObservable, observableRef } from 'mobx';
import { CallError, type Clock, type Navigation, type SignInStep, type TokenAnswer } from 'proscenium/sdk';
import type { ClientMemory, Visit, VisitMemory } from './memory';
import { NothingBegun } from './tvProblem';
import type { TvClient, TvCode, TvService } from './tvService';

export type TvState =
  | { readonly status: 'loading' }
  | { readonly status: 'choosing'; readonly visit: Visit }
  | { readonly status: 'finishing' }
  /** `again`: what a retry does. */
  | { readonly status: 'failed'; readonly error: unknown; readonly again: 'begin' | 'finish' };

export interface TvSignInDeps {
  /** The provider's name in linked accounts. */
  readonly provider: string;
  readonly service: TvService;
  readonly clients: ClientMemory;
  readonly visits: VisitMemory;
  readonly places: Navigation;
  readonly clock: Clock;
  /** Return URL of a company; for another device's sign-in, with the device kind. */
  readonly returnTo: (device: string | null) => string;
}

/** `device` parameter of the page that tells the viewer to continue on another device (SGP-129). */
export const OTHER_DEVICE = 'tv';

/** Query parameters that still apply after the sign-in (SGN-109). */
const storedNames: ReadonlySet<string> = new Set([
  'entryPage',
  'from',
  'licences',
  'redirectTo',
  'selected-licence',
  'selectedLicence',
  'showPurchase',
]);

export class TvSignIn {
  state: TvState = { status: 'loading' };
  #opening: Promise<void> | null = null;
  #finishing: Promise<SignInStep | null> | null = null;

  readonly #deps: TvSignInDeps;

  constructor(deps: TvSignInDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { state: observableRef });
  }

  /**
   * Registers this browser unless registered, then requests a code and the company list (SGP-110 to SGP-114).
   * Rejects with a CallError.
   */
  begin(query: URLSearchParams): Promise<void> {
    return this.start(storedQuery(query), 1, false);
  }

  /** Opens the company picker: resumes this tab's sign-in, else starts one. Never rejects. */
  open(query: URLSearchParams): Promise<void> {
    this.#opening ??= this.takeUp(storedQuery(query)).finally(() => (this.#opening = null));
    return this.#opening;
  }

  /** Discards the sign-in; the company picker starts a new one when opened. */
  reset(): void {
    this.#deps.visits.clear();
    this.become({ status: 'loading' });
  }

  /** Retries. Returns the page for it: a sign-in already confirmed at a company is not repeated. */
  tryAgain(): string {
    const { places } = this.#deps;
    if (this.state.status === 'failed' && this.state.again === 'finish')
      return places.hrefOf('PROVIDERS', { result: 'success' });
    this.reset();
    return places.hrefOf('PROVIDERS');
  }

  /**
   * The viewer used a platform account instead. One linked to a company returns here, where it can be
   * unlinked (SGP-122); any other is simply signed in (SGP-123).
   */
  byAccount(tokens: TokenAnswer): SignInStep {
    const { places, provider: own } = this.#deps;
    const query = this.onward(this.state.status === 'choosing' ? this.state.visit.query : '');
    const isLinked = tokens.linkedAccounts?.some(({ provider }) => provider === own) === true;
    // A code requested for a guest does not belong to this account.
    this.reset();
    return {
      kind: 'tokens',
      tokens,
      query: isLinked
        ? new URLSearchParams({ from: places.hrefOf('PROVIDERS', {}, Object.fromEntries(query)) })
        : query,
    };
  }

  /**
   * The viewer returned: exchanges the stored sign-in for tokens (SGP-130). One that the platform does not
   * know, or no company has confirmed, is restarted once, and the viewer chooses again (SGP-117 to SGP-119);
   * null then, and on final failure.
   */
  finish(): Promise<SignInStep | null> {
    this.#finishing ??= this.exchange().finally(() => (this.#finishing = null));
    return this.#finishing;
  }

  /** The viewer confirms having signed in with the code on another device: tokens, or `notYet`. */
  async confirm(): Promise<SignInStep | 'notYet' | null> {
    if (this.state.status !== 'choosing') return null;
    const { visit } = this.state;
    try {
      return await this.tokensOf(visit);
    } catch (error) {
      if (statusOf(error) === 412) return 'notYet';
      return this.recover(error, visit);
    }
  }

  /** Stores a failure, and returns the page that shows it: the providers page (SGP-136). */
  failedAt(error: unknown, again: 'begin' | 'finish' = 'begin'): string {
    this.become({ status: 'failed', error, again });
    return this.#deps.places.hrefOf('PROVIDERS', { result: 'error' });
  }

  /**
   * Redirects to the chosen company (SGP-133). `shown` is the code of another device, which is then the one
   * signed in. Never rejects.
   */
  async leave(company: string, shown: string | null): Promise<void> {
    if (this.state.status !== 'choosing') return;
    const { service, visits, places, returnTo } = this.#deps;
    const { visit } = this.state;
    try {
      // The code of a page left open for long has expired.
      const fresh =
        shown !== null || visits.read() !== null
          ? visit
          : await this.begun(visit.query, visit.attempt, visit.retried);
      places.leave(
        service.addressOf(company, shown ?? fresh.code, returnTo(shown === null ? null : OTHER_DEVICE)),
      );
    } catch (error) {
      this.become({ status: 'failed', error, again: 'begin' });
    }
  }

  private async takeUp(query: string): Promise<void> {
    const { visits } = this.#deps;
    const stored = visits.read();
    if (stored !== null) {
      const visit = query === '' ? stored : { ...stored, query };
      visits.keep(visit);
      return this.become({ status: 'choosing', visit });
    }
    try {
      await this.start(query, 1, false);
    } catch (error) {
      this.become({ status: 'failed', error, again: 'begin' });
    }
  }

  private async start(query: string, attempt: Visit['attempt'], retried: boolean): Promise<void> {
    this.become({ status: 'loading' });
    this.become({ status: 'choosing', visit: await this.begun(query, attempt, retried) });
  }

  private async begun(query: string, attempt: Visit['attempt'], retried: boolean): Promise<Visit> {
    const { service, visits, clock } = this.#deps;
    const [code, companies] = await Promise.all([this.code(), service.companies()]);
    const visit: Visit = { ...code, companies, query, attempt, retried, created: clock.now() };
    visits.keep(visit);
    return visit;
  }

  /** Registers again, once, when the provider no longer knows the client (SGP-116). */
  private async code(): Promise<TvCode> {
    const { service, clients } = this.#deps;
    if (!service.registers) return service.begin(null);
    const client = await this.client();
    try {
      return await service.begin(client);
    } catch (error) {
      if (statusOf(error) !== 400) throw error;
      clients.clear();
      return service.begin(await this.client());
    }
  }

  private async client(): Promise<TvClient> {
    const { service, clients } = this.#deps;
    const known = clients.read();
    if (known !== null) return known;
    const client = await service.register();
    clients.keep(client);
    return client;
  }

  private async exchange(): Promise<SignInStep | null> {
    const { visits } = this.#deps;
    const visit = visits.read();
    if (visit === null) return this.fail(new NothingBegun(), 'begin');
    // Deleted before use, so that opening the page twice cannot replay it.
    visits.clear();
    this.become({ status: 'finishing' });
    try {
      return await this.tokensOf(visit);
    } catch (error) {
      return this.recover(error, visit);
    }
  }

  private async tokensOf(visit: Visit): Promise<SignInStep> {
    const { service, clients, visits } = this.#deps;
    const tokens = await service.tokens(visit, clients.read());
    visits.clear();
    this.become({ status: 'finishing' });
    return { kind: 'tokens', tokens, query: this.onward(visit.query) };
  }

  /** Without a return target viewers go to the default page (SGP-123). */
  private onward(stored: string): URLSearchParams {
    const query = new URLSearchParams(stored);
    if (!['from', 'entryPage', 'showPurchase'].some((name) => query.has(name)))
      query.set('from', this.#deps.places.hrefOf('ROOT'));
    return query;
  }

  private async recover(error: unknown, visit: Visit): Promise<null> {
    const { clients, visits, places } = this.#deps;
    const status = statusOf(error);
    if (status !== 400 && status !== 412) {
      // No verdict on the sign-in itself: it can still be completed.
      visits.keep(visit);
      return this.fail(error, 'finish');
    }
    if (visit.attempt === 2) return this.fail(error, 'begin');
    clients.clear();
    visits.clear();
    try {
      await this.start(visit.query, 2, status === 412);
    } catch (again) {
      return this.fail(again, 'begin');
    }
    places.go(places.hrefOf('PROVIDERS'), { replace: true });
    return null;
  }

  private fail(error: unknown, again: 'begin' | 'finish'): null {
    this.#deps.places.go(this.failedAt(error, again), { replace: true });
    return null;
  }

  private become(state: TvState): void {
    this.state = state;
  }
}

function storedQuery(query: URLSearchParams): string {
  return new URLSearchParams([...query].filter(([name]) => storedNames.has(name))).toString();
}

const statusOf = (error: unknown): number | null => (error instanceof CallError ? error.status : null);
