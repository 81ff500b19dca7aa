/** A provider knows a new viewer: before an account is made, they say whether to go on (SGP-069). */
import type { ConsentAnswer, SignInStep } from '../sdk';
import type { SignInJourney } from './signInJourney';

type Confirm = Extract<SignInStep, { kind: 'confirm' }>;
type Question = Extract<SignInJourney, { status: 'confirming' }>;

/** The journey that the question belongs to. */
export interface QuestionedJourney {
  readonly journey: () => SignInJourney;
  readonly become: (journey: SignInJourney) => void;
}

export class NewViewer {
  /** Makes the account, once the viewer wants it. */
  private going: ((consents: readonly ConsentAnswer[]) => Promise<void>) | null = null;

  constructor(private readonly asked: QuestionedJourney) {}

  /** The question to put. What the account's making comes to, a further step or a refusal, goes to `follow`. */
  question(provider: string, step: Confirm, follow: (completed: Promise<SignInStep>) => Promise<unknown>): Question {
    this.going = async (consents) => void (await follow(step.complete(consents)));
    return { status: 'confirming', provider, account: step.account ?? null, busy: false };
  }

  /** They go on: their account is made. A second call while one is on its way does nothing. Never rejects. */
  async goOn(consents: readonly ConsentAnswer[]): Promise<void> {
    const { going } = this;
    const journey = this.asked.journey();
    if (journey.status !== 'confirming' || going === null) return;
    this.going = null;
    this.asked.become({ ...journey, busy: true });
    await going(consents);
  }

  /** They do not go on: no account is made. */
  turnBack(): void {
    const journey = this.asked.journey();
    if (journey.status !== 'confirming' || journey.busy) return;
    this.going = null;
    this.asked.become({ status: 'idle' });
  }
}
