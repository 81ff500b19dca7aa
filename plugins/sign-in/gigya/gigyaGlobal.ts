/** As much of the identity manager's script as is used, and how it comes: it fetches more of itself, then says that it is ready. */
import type { PluginContext } from '../../../core/sdk';
import { allowScriptsFrom } from '../../../core/sdk/buttonSignIn';

export interface Gigya {
  readonly accounts: {
    /** Before screens are shown; what was added stays for the life of the document. */
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
  /** A redirect would forget the screens. */
  readonly authFlow: 'popup';
  readonly lang: string;
  readonly onAfterScreenLoad: () => void;
  readonly onError: (problem: GigyaAnswer) => void;
}

/** A login that some part of the script tells of; `source` says which. */
export interface GigyaLogin {
  readonly source?: string;
  /** They have just made their account. */
  readonly newUser?: boolean;
}

export interface GigyaAnswer {
  /** 0 when all is well. */
  readonly errorCode?: number;
}

interface GigyaGlobals {
  gigya?: Partial<Gigya>;
  onGigyaServiceReady?: (() => void) | undefined;
}
const globals = globalThis as GigyaGlobals;

/** What the script defines, once it is whole. */
export const gigyaGlobal = (): Gigya | undefined => (typeof globals.gigya?.accounts?.showScreenSet === 'function' ? (globals.gigya as Gigya) : undefined);

/** Fetches the script and waits for its parts. Rejects when it cannot be had, and when it ran without defining what it should; it waits for the parts as long as whoever asks does. */
export async function loadGigya({ loadScript }: Pick<PluginContext, 'loadScript'>, url: string): Promise<void> {
  if (gigyaGlobal() !== undefined) return;
  for (const source of [url, 'https://*.gigya.com']) allowScriptsFrom(source);
  const ready = new Promise<void>((resolve) => (globals.onGigyaServiceReady = resolve));
  await loadScript(url, () => globals.gigya !== undefined);
  if (gigyaGlobal() === undefined) await ready;
}
