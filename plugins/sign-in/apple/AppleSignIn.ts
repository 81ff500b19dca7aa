/** One press of the Apple button: the pop-up, verification of its answer, and the exchange. */
import { PopupBlocked, UnboundAnswer, type ConsentAnswer, type Log, type TokenAnswer } from 'proscenium/sdk';
import { oneTimeText, tokenClaims, type ProvenViewer } from 'proscenium/sdk/sign-in';
import type { AppleAnswer, AppleId } from './appleGlobal';
import { appleErrorKind } from './appleRules';

export interface AppleProof {
  readonly code: string;
  readonly nonce: string;
  readonly callbackUri: string;
}

export interface AppleSignInDeps {
  readonly clientId: string;
  /** Read for every attempt: depends on the language of the address. */
  readonly callbackUri: () => string;
  readonly exchange: (proof: AppleProof, consents: readonly ConsentAnswer[]) => Promise<TokenAnswer>;
  readonly log: Pick<Log, 'warn'>;
}

export class AppleSignIn {
  readonly #deps: AppleSignInDeps;

  constructor(deps: AppleSignInDeps) {
    this.#deps = deps;
  }

  /**
   * Opens Apple's pop-up during user activation. State and nonce are unique to this attempt (SGP-062): both
   * must match, and they live in this call, so that no answer counts twice. Null when the viewer cancelled
   * (SGP-073).
   */
  readonly open = async (apple: AppleId): Promise<ProvenViewer | null> => {
    const [state, nonce, callbackUri] = [oneTimeText(), oneTimeText(), this.#deps.callbackUri()];
    apple.auth.init({
      clientId: this.#deps.clientId,
      scope: 'name email',
      redirectURI: callbackUri,
      state,
      nonce,
      usePopup: true,
    });
    const answer = await this.#answered(apple);
    if (answer === null) return null;
    const { code, id_token: idToken, state: returned } = answer.authorization ?? {};
    if (!code || returned !== state) throw new UnboundAnswer('Apple answered another attempt.');
    const claims = tokenClaims(idToken);
    if (claims['nonce'] !== nonce) throw new UnboundAnswer('Apple answered with another nonce.');
    const email = answer.user?.email ?? claims['email'];
    return {
      account: typeof email === 'string' ? email : undefined,
      exchange: (consents) => this.#deps.exchange({ code, nonce, callbackUri }, consents),
    };
  };

  async #answered(apple: AppleId): Promise<AppleAnswer | null> {
    try {
      return await apple.auth.signIn();
    } catch (error) {
      const kind = appleErrorKind(error);
      if (kind === 'turned back') return null;
      if (kind === 'blocked') throw new PopupBlocked();
      this.#deps.log.warn('Apple refused to sign the viewer in.', { reason: kind });
      throw new Error('Apple refused to sign the viewer in.');
    }
  }
}
