/** What the next answer of Google must carry: made anew for every answer, so that none counts twice. */
import { UnboundAnswer } from '../../../core/sdk';
import { oneTimeText, tokenClaims } from '../../../core/sdk/buttonSignIn';
import type { GoogleAnswer } from './googleGlobal';

export interface BoundToken {
  readonly idToken: string;
  /** The platform compares it with the token's: a token that was read elsewhere comes without it. */
  readonly nonce: string;
  readonly email: string | undefined;
}

export class GoogleAttempt {
  readonly state = oneTimeText();
  readonly nonce = oneTimeText();
  private spent = false;

  constructor(private readonly clientId: string) {}

  /**
   * The token of an answer to this attempt. Throws {@link UnboundAnswer} when the state of the button or the nonce or the client in the
   * token is another one, and when an answer came before.
   */
  take({ credential, state }: GoogleAnswer): BoundToken {
    const claims = tokenClaims(credential);
    const isOurs = credential !== undefined && state === this.state && claims['nonce'] === this.nonce && claims['aud'] === this.clientId;
    if (!isOurs || this.spent) throw new UnboundAnswer('Google answered another attempt.');
    this.spent = true;
    return { idToken: credential, nonce: this.nonce, email: typeof claims['email'] === 'string' ? claims['email'] : undefined };
  }
}
