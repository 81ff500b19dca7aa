/**
 * The used subset of the identity manager's script, and its loading: it loads more modules, then fires a
 * ready callback.
 */
import type { PluginContext } from 'proscenium/sdk';
import { allowScriptsFrom } from 'proscenium/sdk/sign-in';

export interface Gigya {
  readonly accounts: {
    /** Must be called before screens are shown; handlers stay for the document's lifetime. */
    addEventHandlers(handlers: { readonly onLogin: (login: GigyaLogin) => void }): void;
    showScreenSet(settings: ScreenSettings): void;
    getJWT(ask: { readonly callback: (answer: GigyaAnswer & { readonly id_token?: string }) => void }): void;
    logout(ask: { readonly callback: (answer: GigyaAnswer) => void }): void;
  };
}

export interface ScreenSettings {
  readonly screenSet: string;
  readonly startScreen: string;
  readonly containerID: string;
  /** A redirect would lose the screens. */
  readonly authFlow: 'popup';
  readonly lang: string;
  readonly onAfterScreenLoad: () => void;
  readonly onError: (problem: GigyaAnswer) => void;
}

/** A login event of any part of the script; `source` identifies it. */
export interface GigyaLogin {
  readonly source?: string;
  /** Just signed up. */
  readonly newUser?: boolean;
}

export interface GigyaAnswer {
  /** 0 on success. */
  readonly errorCode?: number;
}

interface GigyaGlobals {
  gigya?: Partial<Gigya>;
  onGigyaServiceReady?: (() => void) | undefined;
}
const globals = globalThis as GigyaGlobals;

/** The script's global, once completely loaded. */
export const gigyaGlobal = (): Gigya | undefined =>
  typeof globals.gigya?.accounts?.showScreenSet === 'function' ? (globals.gigya as Gigya) : undefined;

/**
 * Loads the script and waits for its modules. Rejects when it cannot be loaded, or ran without defining the
 * global; waiting for modules is bounded by the caller.
 */
export async function loadGigya(
  { loadScript }: Pick<PluginContext, 'loadScript'>,
  url: string,
): Promise<void> {
  if (gigyaGlobal() !== undefined) return;
  for (const source of [url, 'https://*.gigya.com']) allowScriptsFrom(source);
  const ready = new Promise<void>((resolve) => (globals.onGigyaServiceReady = resolve));
  await loadScript(url, () => globals.gigya !== undefined);
  if (gigyaGlobal() === undefined) await ready;
}
