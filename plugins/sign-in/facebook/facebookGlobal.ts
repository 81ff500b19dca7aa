/**
 * The used subset of the Facebook SDK, and its loading: in two parts, of which only the second can open
 * pop-ups during user activation.
 */
import type { Clock, PluginContext } from 'proscenium/sdk';
import { allowScriptsFrom } from 'proscenium/sdk/sign-in';

export interface FacebookSdk {
  init(settings: {
    readonly appId: string;
    readonly version: string;
    readonly xfbml: false;
    readonly cookie: false;
    readonly status: false;
  }): void;
  login(tell: (answer: FacebookAnswer) => void, how: Readonly<Record<string, string | boolean>>): void;
}

export interface FacebookAnswer {
  readonly status?: string;
  readonly authResponse?: {
    readonly accessToken?: string;
    readonly code?: string;
    readonly userID?: string;
  } | null;
}

interface FacebookGlobals {
  FB?: FacebookSdk;
  fbAsyncInit?: () => void;
}
const globals = globalThis as FacebookGlobals;

/** Milliseconds to wait for the second part. */
export const SCRIPT_PARTS_TIMEOUT_MS = 10_000;

/** The SDK once its single ready callback has fired. */
let whole: FacebookSdk | undefined;

/** The script's global, once completely loaded. */
export const facebookGlobal = (): FacebookSdk | undefined =>
  globals.FB !== undefined && globals.FB === whole ? globals.FB : undefined;

/** Loads both parts. Rejects when one cannot be loaded, and when the first ran without defining the global. */
export async function loadFacebook(
  { loadScript }: Pick<PluginContext, 'loadScript'>,
  clock: Clock,
  url: string,
): Promise<void> {
  if (facebookGlobal() !== undefined) return;
  allowScriptsFrom(url);
  const announced = new Promise<void>((resolve) => {
    globals.fbAsyncInit = () => {
      whole = globals.FB;
      resolve();
    };
  });
  await loadScript(url, () => globals.FB !== undefined);
  await new Promise<void>((resolve, reject) => {
    const cancel = clock.after(SCRIPT_PARTS_TIMEOUT_MS, () =>
      reject(
        new Error(
          `The second part of the Facebook SDK did not load within ${SCRIPT_PARTS_TIMEOUT_MS / 1000} s.`,
        ),
      ),
    );
    void announced.then(() => {
      cancel();
      resolve();
    });
  });
}
