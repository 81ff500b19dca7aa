/**
 * The realm's captcha, which proves that a person signs in (RLM-018). Its script is loaded with the first
 * request for a proof.
 */
import type { CaptchaSite } from '../../realm/captchaSite';
import { SignInFailure } from '../../sdk/signIn';
import type { Clock } from '../../sdk/services';
import { allowScriptsFrom } from '../../sdk/buttonSignIn/scriptPolicy';
import { LazyScript } from '../../sdk/buttonSignIn/LazyScript';

/** Timeout in milliseconds for a proof, whatever the script is doing. */
export const PROOF_TIMEOUT_MS = 10_000;

/** The script's API, by Google's names; the paid variant has the same under `enterprise`. */
interface CaptchaApi {
  ready(then: () => void): void;
  execute(siteKey: string, how: { readonly action: string }): PromiseLike<unknown>;
}

export interface CaptchaDeps {
  readonly loadScript: (url: string, defines: () => boolean) => Promise<void>;
  readonly clock: Clock;
}

export class Captcha {
  readonly #script: LazyScript<CaptchaApi>;

  readonly #site: CaptchaSite;
  readonly #deps: CaptchaDeps;

  constructor(site: CaptchaSite, deps: CaptchaDeps) {
    this.#site = site;
    this.#deps = deps;
    this.#script = new LazyScript({
      name: 'The captcha',
      load: (defines) => {
        // The script loads most of its code itself.
        for (const source of site.scriptSources) allowScriptsFrom(source);
        return deps.loadScript(site.script, defines);
      },
      find: captchaApi,
    });
  }

  /**
   * A token for one call: it is single-use and short-lived, so every call requests a new one. Rejects with a
   * SignInFailure when the script cannot be loaded, does not define its API, returns nothing, or has not
   * responded within {@link PROOF_TIMEOUT_MS}.
   */
  async token(): Promise<string> {
    let stop = (): void => undefined;
    const late = new Promise<never>((_, reject) => {
      stop = this.#deps.clock.after(PROOF_TIMEOUT_MS, () =>
        reject(new Error('The captcha has not answered.')),
      );
    });
    try {
      return await Promise.race([this.#ask(), late]);
    } catch (error) {
      throw new SignInFailure('signInCaptchaUnavailable', error);
    } finally {
      stop();
    }
  }

  async #ask(): Promise<string> {
    const api = await this.#script.fetch();
    await new Promise<void>((resolve) => api.ready(resolve));
    const token = await api.execute(this.#site.siteKey, { action: 'FRONT_OFFICE_AUTHENTICATION' });
    if (typeof token !== 'string' || token === '') throw new Error('The captcha gave no token.');
    return token;
  }
}

function captchaApi(): CaptchaApi | undefined {
  const { grecaptcha } = globalThis as {
    readonly grecaptcha?: Partial<CaptchaApi> & { readonly enterprise?: Partial<CaptchaApi> };
  };
  return [grecaptcha?.enterprise, grecaptcha].find(
    (api): api is CaptchaApi => typeof api?.ready === 'function' && typeof api.execute === 'function',
  );
}
