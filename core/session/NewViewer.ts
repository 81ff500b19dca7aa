/**
 * Confirmation before a sign-in continues: whether to create a new account (SGP-069), or whether the viewer
 * meant to sign in at all.
 */
import type { ConsentAnswer, SignInStep } from '../sdk/signIn';
import type { SignInJourney } from './signInJourney';

/** `confirm` creates an account, `ask` continues a sign-in that this browser may not have requested. */
type Asked = Extract<SignInStep, { kind: 'confirm' | 'ask' }>;
type Question = Extract<SignInJourney, { status: 'confirming' }>;

/** Access to the journey that asks. */
export interface QuestionedJourney {
  readonly journey: () => SignInJourney;
  readonly become: (journey: SignInJourney) => void;
}

export class NewViewer {
  /** Continues the sign-in after confirmation. */
  #going: ((consents: readonly ConsentAnswer[]) => Promise<void>) | null = null;

  readonly #asked: QuestionedJourney;

  constructor(asked: QuestionedJourney) {
    this.#asked = asked;
  }

  /** The confirmation to show. The result of continuing, a further step or a rejection, goes to `follow`. */
  question(
    provider: string,
    step: Asked,
    follow: (completed: Promise<SignInStep>) => Promise<unknown>,
  ): Question {
    this.#going = async (consents) =>
      void (await follow(step.kind === 'confirm' ? step.complete(consents) : step.proceed()));
    return {
      status: 'confirming',
      about: step.kind === 'confirm' ? 'account' : step.about,
      provider,
      account: step.account ?? null,
      busy: false,
    };
  }

  /** Confirms. A second call while one is in progress does nothing. Never rejects. */
  async goOn(consents: readonly ConsentAnswer[]): Promise<void> {
    const going = this.#going;
    const journey = this.#asked.journey();
    if (journey.status !== 'confirming' || going === null) return;
    this.#going = null;
    this.#asked.become({ ...journey, busy: true });
    await going(consents);
  }

  /** Declines: no account is created, and nobody is signed in. */
  turnBack(): void {
    const journey = this.#asked.journey();
    if (journey.status !== 'confirming' || journey.busy) return;
    this.#going = null;
    this.#asked.become({ status: 'idle' });
  }
}
