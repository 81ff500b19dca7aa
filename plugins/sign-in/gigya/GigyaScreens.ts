/** The identity manager's hosted screens, from the script to its signed token. */
import { SignInFailure, type Clock, type KeyValueStore } from 'proscenium/sdk';
import { type LazyScript, inTime } from 'proscenium/sdk/sign-in';
import { gigyaGlobal, type Gigya, type GigyaAnswer, type GigyaLogin } from './gigyaGlobal';

/** An error answer of the manager. */
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
  /** Read on every render: depends on the language of the address. */
  readonly locale: () => string;
}

/** Set when our session ended but the manager's could not be ended; handled at the next sign-in. */
const ENDED = 'signin.gigya';

/** Milliseconds per request once the screens are shown. */
const REQUEST_TIMEOUT_MS = 9_000;

export class GigyaScreens {
  #onLogin: ((login: GigyaLogin) => void) | null = null;
  #listening: Gigya | null = null;
  /** A login at the manager that led to no session here. */
  #leftOver = false;

  readonly #deps: GigyaScreensDeps;

  constructor(deps: GigyaScreensDeps) {
    this.#deps = deps;
  }

  /**
   * Draws a screen into the element with that id; resolves when drawn. Rejects when the script cannot be
   * loaded, lacks its global, times out, or cannot draw. `onLogin` is called on the next login on the
   * screens, unless {@link leave} comes first.
   */
  async draw(startScreen: string, containerID: string, onLogin: (login: GigyaLogin) => void): Promise<void> {
    this.#onLogin = onLogin;
    await inTime(this.#deps.clock, 'The identity manager', this.#drawn(startScreen, containerID));
  }

  /** Removes the login listener. */
  leave(): void {
    this.#onLogin = null;
  }

  /**
   * The manager's signed token for the viewer who just signed in. Rejects with a {@link SignInFailure} when
   * refused.
   */
  async proof(): Promise<string> {
    const gigya = await this.#deps.script.fetch();
    this.#leftOver = true;
    try {
      const answer = await this.#ask<{ readonly id_token?: string }>((callback) =>
        gigya.accounts.getJWT({ callback }),
      );
      if (!answer.id_token) throw new GigyaRefusal(answer.errorCode);
      return answer.id_token;
    } catch (error) {
      throw new SignInFailure('sorrySomethingWentWrong', error);
    }
  }

  /** The login became a session here. */
  keep(): void {
    this.#leftOver = false;
  }

  /** Ends the manager's session now or, where its script is not loaded, before the next sign-in. */
  async end(): Promise<void> {
    const gigya = gigyaGlobal();
    if (gigya === undefined) return this.#deps.values.write(ENDED, 'true');
    await this.#ask((callback) => gigya.accounts.logout({ callback }));
  }

  async #drawn(startScreen: string, containerID: string): Promise<void> {
    const { script, screenSet, locale } = this.#deps;
    const gigya = await script.fetch();
    this.#listen(gigya);
    await this.#endLeftOver(gigya);
    await new Promise<void>((resolve, reject) => {
      gigya.accounts.showScreenSet({
        screenSet,
        startScreen,
        containerID,
        authFlow: 'popup',
        lang: locale().toLowerCase(),
        onAfterScreenLoad: resolve,
        // Errors after drawing are shown by the screen itself.
        onError: ({ errorCode }) => reject(new GigyaRefusal(errorCode)),
      });
    });
  }

  /** Handlers cannot be removed, so only one is added. Logins outside the screens are ignored. */
  #listen(gigya: Gigya): void {
    if (this.#listening === gigya) return;
    this.#listening = gigya;
    gigya.accounts.addEventHandlers({
      onLogin: (login) => {
        if (login.source !== 'showScreenSet') return;
        const onLogin = this.#onLogin;
        this.#onLogin = null;
        onLogin?.(login);
      },
    });
  }

  /** Screens show no login to a viewer whom the manager considers signed in. */
  async #endLeftOver(gigya: Gigya): Promise<void> {
    const { values } = this.#deps;
    if (!this.#leftOver && values.read(ENDED) === null) return;
    values.remove(ENDED);
    this.#leftOver = false;
    await this.#ask((callback) => gigya.accounts.logout({ callback })).catch(() => undefined);
  }

  async #ask<Answer>(
    put: (callback: (answer: GigyaAnswer & Answer) => void) => void,
  ): Promise<GigyaAnswer & Answer> {
    const answer = await inTime(
      this.#deps.clock,
      'The identity manager',
      new Promise<GigyaAnswer & Answer>((resolve) => put(resolve)),
      REQUEST_TIMEOUT_MS,
    );
    if (answer.errorCode !== 0) throw new GigyaRefusal(answer.errorCode);
    return answer;
  }
}
