/** The used subset of Sign in with Apple JS. */

export interface AppleId {
  readonly auth: {
    init(settings: {
      readonly clientId: string;
      readonly scope: string;
      readonly redirectURI: string;
      readonly state: string;
      readonly nonce: string;
      readonly usePopup: true;
    }): void;
    /** Opens Apple's pop-up. Rejects with `{ error }`. */
    signIn(): Promise<AppleAnswer>;
  };
}

export interface AppleAnswer {
  readonly authorization?: { readonly code?: string; readonly id_token?: string; readonly state?: string };
  /** Only on the first consent. */
  readonly user?: { readonly email?: string };
}

/** The script's global, once completely loaded. */
export const appleGlobal = (): AppleId | undefined => {
  const { AppleID: apple } = globalThis as { readonly AppleID?: Partial<AppleId> };
  return typeof apple?.auth?.signIn === 'function' ? (apple as AppleId) : undefined;
};
