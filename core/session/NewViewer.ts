/** What a viewer is asked before a sign-in goes on: whether a new account is to be made (SGP-069), or whether they wanted to sign in at all. */
import type { ConsentAnswer, SignInStep } from '../sdk';
import type { SignInJourney } from './signInJourney';

/** `confirm` makes an account, `ask` goes on with a sign-in that this browser may not have asked for. */
type Asked = Extract<SignInStep, { kind: 'confirm' | 'ask' }>;
type Question = Extract<SignInJourney, { status: 'confirming' }>;

/** The journey that the question belongs to. */
export interface QuestionedJourney {
  readonly journey: () => SignInJourney;
  readonly become: (journey: SignInJourney) => void;
}

export class NewViewer {
  /** Goes on, once the viewer wants it. */
  private going: ((consents: readonly ConsentAnswer[]) => Promise<void>) | null = null;

  constructor(private readonly asked: QuestionedJourney) {}

  /** The question to put. What the account's making comes to, a further step or a refusal, goes to `follow`. */
  question(provider: string, step: Asked, follow: (completed: Promise<SignInStep>) => Promise<unknown>): Question {
    this.going = async (consents) => void (await follow(step.kind === 'confirm' ? step.complete(consents) : step.proceed()));
    return { status: 'confirming', about: step.kind === 'confirm' ? 'account' : step.about, provider, account: step.account ?? null, busy: false };
  }

  /** They go on. A second call while one is on its way does nothing. Never rejects. */
  async goOn(consents: readonly ConsentAnswer[]): Promise<void> {
    const { going } = this;
    const journey = this.asked.journey();
    if (journey.status !== 'confirming' || going === null) return;
    this.going = null;
    this.asked.become({ ...journey, busy: true });
    await going(consents);
  }

  /** They do not go on: no account is made, and nobody is signed in. */
  turnBack(): void {
    const journey = this.asked.journey();
    if (journey.status !== 'confirming' || journey.busy) return;
    this.going = null;
    this.asked.become({ status: 'idle' });
  }
}
