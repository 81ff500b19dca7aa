/** The identity manager's own screens, from the script to the token that it signs. */
import { SignInFailure, type Clock, type KeyValueStore } from '../../../core/sdk';
import type { LazyScript } from '../../../core/sdk/buttonSignIn';
import { inTime } from '../../../core/sdk/embeddedSignIn';
import { gigyaGlobal, type Gigya, type GigyaAnswer, type GigyaLogin } from './gigyaGlobal';

/** The manager answered with an error of its own. */
export class GigyaRefusal extends Error {
  override readonly name = 'GigyaRefusal';

  constructor(readonly errorCode: number | undefined) {
    super(`The identity manager answered ${errorCode ?? 'nothing'}.`);
  }
}

export interface GigyaScreensDeps {
  readonly script: LazyScript<Gigya>;
  readonly clock: Clock;
  readonly values: KeyValueStore;
  readonly screenSet: string;
  /** Read for every drawing: it follows the language of the address. */
  readonly locale: () => string;
}

/** A session of ours has ended where the manager's could not be asked to; its note is found by whoever signs in next. */
const ENDED = 'signin.gigya';

/** Milliseconds for one question once the screens stand. */
const QUESTION_LIMIT = 9_000;

export class GigyaScreens {
  private onLogin: ((login: GigyaLogin) => void) | null = null;
  private heard: Gigya | null = null;
  /** Somebody has signed in at the manager, and nothing came of it here. */
  private leftOver = false;

  constructor(private readonly deps: GigyaScreensDeps) {}

  /**
   * Draws a screen into the element of that id; resolves when it stands. Rejects when the script cannot be had, comes without its
   * global, says nothing in time, or cannot draw. `onLogin` is told of the next login on the screens, unless {@link leave} comes first.
   */
  async draw(startScreen: string, containerID: string, onLogin: (login: GigyaLogin) => void): Promise<void> {
    this.onLogin = onLogin;
    await inTime(this.deps.clock, 'The identity manager', this.drawn(startScreen, containerID));
  }

  /** Nobody waits for a login any more. */
  leave(): void {
    this.onLogin = null;
  }

  /** The token that the manager signs for whoever has just signed in. Rejects with a {@link SignInFailure} when it will not. */
  async proof(): Promise<string> {
    const gigya = await this.deps.script.fetch();
    this.leftOver = true;
    try {
      const answer = await this.ask<{ readonly id_token?: string }>((callback) => gigya.accounts.getJWT({ callback }));
      if (!answer.id_token) throw new GigyaRefusal(answer.errorCode);
      return answer.id_token;
    } catch (error) {
      throw new SignInFailure('sorrySomethingWentWrong', error);
    }
  }

  /** What was proved has become a session here. */
  keep(): void {
    this.leftOver = false;
  }

  /** Ends the manager's session, now or, where its script is not on the page, before anybody signs in again. */
  async end(): Promise<void> {
    const gigya = gigyaGlobal();
    if (gigya === undefined) return this.deps.values.write(ENDED, 'true');
    await this.ask((callback) => gigya.accounts.logout({ callback }));
  }

  private async drawn(startScreen: string, containerID: string): Promise<void> {
    const { script, screenSet, locale } = this.deps;
    const gigya = await script.fetch();
    this.listen(gigya);
    await this.endLeftOver(gigya);
    await new Promise<void>((resolve, reject) => {
      gigya.accounts.showScreenSet({
        screenSet,
        startScreen,
        containerID,
        authFlow: 'popup',
        lang: locale().toLowerCase(),
        onAfterScreenLoad: resolve,
        // What happens on a screen that stands, the screen says itself.
        onError: ({ errorCode }) => reject(new GigyaRefusal(errorCode)),
      });
    });
  }

  /** The script forgets no handler, so it gets one. Other parts of it tell of logins as well; only those on the screens count. */
  private listen(gigya: Gigya): void {
    if (this.heard === gigya) return;
    this.heard = gigya;
    gigya.accounts.addEventHandlers({
      onLogin: (login) => {
        if (login.source !== 'showScreenSet') return;
        const { onLogin } = this;
        this.onLogin = null;
        onLogin?.(login);
      },
    });
  }

  /** Its screens show no login to somebody whom the manager still takes for signed in. */
  private async endLeftOver(gigya: Gigya): Promise<void> {
    const { values } = this.deps;
    if (!this.leftOver && values.read(ENDED) === null) return;
    values.remove(ENDED);
    this.leftOver = false;
    await this.ask((callback) => gigya.accounts.logout({ callback })).catch(() => undefined);
  }

  private async ask<Answer>(put: (callback: (answer: GigyaAnswer & Answer) => void) => void): Promise<GigyaAnswer & Answer> {
    const answer = await inTime(this.deps.clock, 'The identity manager', new Promise<GigyaAnswer & Answer>((resolve) => put(resolve)), QUESTION_LIMIT);
    if (answer.errorCode !== 0) throw new GigyaRefusal(answer.errorCode);
    return answer;
  }
}
