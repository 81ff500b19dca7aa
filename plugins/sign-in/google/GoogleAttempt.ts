/** Expected state and nonce of Google's next answer: renewed after each, so that none counts twice. */
import { UnboundAnswer } from 'proscenium/sdk';
import { oneTimeText, tokenClaims } from 'proscenium/sdk/sign-in';
import type { GoogleAnswer } from './googleGlobal';

export interface BoundToken {
  readonly idToken: string;
  /** Compared by the platform with the token's: a token stolen elsewhere lacks it. */
  readonly nonce: string;
  readonly email: string | undefined;
}

export class GoogleAttempt {
  readonly state = oneTimeText();
  readonly nonce = oneTimeText();
  #spent = false;

  readonly #clientId: string;

  constructor(clientId: string) {
    this.#clientId = clientId;
  }

  /**
   * The token of an answer to this attempt. Throws {@link UnboundAnswer} when the button's state, or the
   * token's nonce or client, does not match, and on a second answer.
   */
  take({ credential, state }: GoogleAnswer): BoundToken {
    const claims = tokenClaims(credential);
    const isOurs =
      credential !== undefined &&
      state === this.state &&
      claims['nonce'] === this.nonce &&
      claims['aud'] === this.#clientId;
    if (!isOurs || this.#spent) throw new UnboundAnswer('Google answered another attempt.');
    this.#spent = true;
    return {
      idToken: credential,
      nonce: this.nonce,
      email: typeof claims['email'] === 'string' ? claims['email'] : undefined,
    };
  }
}
