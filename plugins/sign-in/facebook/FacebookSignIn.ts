/** One press of the Facebook button: the pop-up and the exchange. */
import type { ConsentAnswer, TokenAnswer } from 'proscenium/sdk';
import type { ProvenViewer } from 'proscenium/sdk/sign-in';
import type { FacebookAnswer, FacebookSdk } from './facebookGlobal';
import type { FacebookOptions } from './options.generated';

const SCOPE = 'public_profile,email';

export interface FacebookSignInDeps {
  readonly options: Pick<FacebookOptions, 'appId' | 'version' | 'configId'>;
  readonly exchange: (
    proof: { readonly code: string; readonly codeType: 'code' | 'accessToken' },
    consents: readonly ConsentAnswer[],
  ) => Promise<TokenAnswer>;
}

export class FacebookSignIn {
  /** The SDK after initialisation with the app id. */
  #readied: FacebookSdk | null = null;

  readonly #deps: FacebookSignInDeps;

  constructor(deps: FacebookSignInDeps) {
    this.#deps = deps;
  }

  /**
   * Opens Facebook's pop-up during user activation. The SDK matches pop-up and answer; each press has its own
   * answer. Null when the viewer cancelled, by closing the pop-up or by declining (SGP-073).
   */
  readonly open = async (sdk: FacebookSdk): Promise<ProvenViewer | null> => {
    this.#makeReady(sdk);
    const { authResponse } = await new Promise<FacebookAnswer>((resolve) => sdk.login(resolve, this.#how()));
    // A code where the configuration asks for one. The SDK's default is an access token, which the platform
    // must verify: it asks Facebook which app it was issued to.
    const { code, accessToken } = authResponse ?? {};
    const proof = code
      ? ({ code, codeType: 'code' } as const)
      : accessToken
        ? ({ code: accessToken, codeType: 'accessToken' } as const)
        : null;
    return proof && { exchange: (consents) => this.#deps.exchange(proof, consents) };
  };

  #makeReady(sdk: FacebookSdk): void {
    if (this.#readied === sdk) return;
    const { appId, version } = this.#deps.options;
    sdk.init({ appId, version, xfbml: false, cookie: false, status: false });
    this.#readied = sdk;
  }

  #how(): Readonly<Record<string, string | boolean>> {
    const { configId } = this.#deps.options;
    return configId === undefined
      ? { scope: SCOPE }
      : { config_id: configId, response_type: 'code', override_default_response_type: true };
  }
}
