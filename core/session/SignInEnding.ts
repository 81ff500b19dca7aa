/** Completes a sign-in: turns tokens into a session, asks for missing details, and navigates on. */
import { buildPath } from '../routing/buildPath';
import { LOGIN_COMPLETED, SIGNUP_COMPLETED } from '../sdk/eventNames';
import type { SignInStep } from '../sdk/signIn';
import { goOn, joinPartitions } from './afterSignIn';
import { keepLinkedAccounts } from './linkedAccounts';
import { requiredDetails } from './requiredDetails';
import { providerAnalytics } from './providerAnalytics';
import { restorePreferences } from './restorePreferences';
import type { SignInEntry } from './signInEntries';
import type { SignInJourney } from './signInJourney';
import type { SignInDeps } from './signInDeps';
import type { SignInVisit } from './signInVisit';

export type SignInEndingDeps = Pick<
  SignInDeps,
  | 'session'
  | 'vault'
  | 'client'
  | 'analytics'
  | 'values'
  | 'log'
  | 'routes'
  | 'targets'
  | 'navigation'
  | 'address'
  | 'home'
  | 'realm'
  | 'languages'
>;

/** Access to the journey that ends. */
export interface EndingJourney {
  readonly become: (journey: SignInJourney) => void;
  readonly onLoginPage: () => boolean;
}

export class SignInEnding {
  /** Navigates on once no details are missing. */
  private onward: (() => void) | null = null;

  constructor(
    private readonly deps: SignInEndingDeps,
    private readonly journey: EndingJourney,
  ) {}

  /** Rejects when the tokens do not lead to a session. */
  async finish(
    entry: SignInEntry,
    { intent, callback }: SignInVisit,
    step: Extract<SignInStep, { kind: 'tokens' }>,
  ): Promise<void> {
    const { session, analytics } = this.deps;
    const { become, onLoginPage } = this.journey;
    become({ status: 'finishing', provider: entry.key });
    // The sign-up is complete whatever becomes of the session, so it is tracked first (SGP-012, ANA-007).
    if (step.signedUp === true) analytics.track(SIGNUP_COMPLETED, providerAnalytics(entry));
    await session.signIn(step.tokens, entry.key);
    analytics.track(LOGIN_COMPLETED, providerAnalytics(entry));
    keepLinkedAccounts(this.deps.values, step.tokens);
    const query = step.query ?? intent.query;
    await joinPartitions(this.deps, query);
    // The side panel closes at once: preferences are restored after it has closed.
    const beside = typeof callback === 'function';
    if (!beside) await restorePreferences(this.deps);
    const owed = requiredDetails(step.tokens);
    const elsewhere = owed !== null && !onLoginPage();
    this.onward = () => {
      become({ status: 'signedIn', provider: entry.key });
      goOn(this.deps, query, elsewhere ? undefined : callback);
      if (beside) void restorePreferences(this.deps);
    };
    if (owed === null) return this.goOnward();
    this.askOnLoginPage(
      { intent: { ...intent, query }, callback },
      { status: 'detailsMissing', provider: entry.key, optional: owed === 'optional' },
    );
  }

  /**
   * Some questions are asked only on a login page: a sign-in elsewhere, as in the side panel, navigates there
   * first.
   */
  askOnLoginPage({ intent, callback }: SignInVisit, question: SignInJourney): void {
    this.journey.become(question);
    if (this.journey.onLoginPage()) return;
    if (typeof callback === 'function') callback();
    this.deps.navigation.go(buildPath(this.deps.routes(), 'LOGIN', {}, { query: intent.query }));
  }

  /** The missing details were given or postponed (SGN-008): navigates on. */
  goOnward(): void {
    const { onward } = this;
    this.onward = null;
    onward?.();
  }
}
