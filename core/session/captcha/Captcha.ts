/** Proves by the realm's captcha that a person signs in (RLM-018). Its script is fetched with the first proof that is asked for. */
import type { CaptchaSite } from '../../realm/captchaSite';
import { SignInFailure, type Clock } from '../../sdk';
import { allowScriptsFrom, LazyScript } from '../../sdk/buttonSignIn';

/** Milliseconds until the viewer hears that there is no proof, whatever the script is doing. */
export const PROOF_LIMIT = 10_000;

/** What the script defines, by Google's names; its paid kind has the same under `enterprise`. */
interface CaptchaApi {
  ready(then: () => void): void;
  execute(siteKey: string, how: { readonly action: string }): PromiseLike<unknown>;
}

export interface CaptchaDeps {
  readonly loadScript: (url: string, defines: () => boolean) => Promise<void>;
  readonly clock: Clock;
}

export class Captcha {
  private readonly script: LazyScript<CaptchaApi>;

  constructor(
    private readonly site: CaptchaSite,
    private readonly deps: CaptchaDeps,
  ) {
    this.script = new LazyScript({
      name: 'The captcha',
      load: (defines) => {
        // It fetches the larger part of itself.
        for (const source of site.scriptSources) allowScriptsFrom(source);
        return deps.loadScript(site.script, defines);
      },
      find: captchaApi,
    });
  }

  /**
   * A token for one call: it is good once and not for long, so every call asks anew. Rejects with a SignInFailure when the script cannot be had, does not
   * define what it should, gives nothing, or has not answered within {@link PROOF_LIMIT}.
   */
  async token(): Promise<string> {
    let stop = (): void => undefined;
    const late = new Promise<never>((_, reject) => {
      stop = this.deps.clock.after(PROOF_LIMIT, () => reject(new Error('The captcha has not answered.')));
    });
    try {
      return await Promise.race([this.ask(), late]);
    } catch (error) {
      throw new SignInFailure('signInCaptchaUnavailable', error);
    } finally {
      stop();
    }
  }

  private async ask(): Promise<string> {
    const api = await this.script.fetch();
    await new Promise<void>((resolve) => api.ready(resolve));
    const token = await api.execute(this.site.siteKey, { action: 'FRONT_OFFICE_AUTHENTICATION' });
    if (typeof token !== 'string' || token === '') throw new Error('The captcha gave no token.');
    return token;
  }
}

function captchaApi(): CaptchaApi | undefined {
  const { grecaptcha } = globalThis as { readonly grecaptcha?: Partial<CaptchaApi> & { readonly enterprise?: Partial<CaptchaApi> } };
  return [grecaptcha?.enterprise, grecaptcha].find((api): api is CaptchaApi => typeof api?.ready === 'function' && typeof api.execute === 'function');
}
