/** As much of Sign in with Apple JS as is used. */

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
    /** Opens Apple's window. Rejects with `{ error }`. */
    signIn(): Promise<AppleAnswer>;
  };
}

export interface AppleAnswer {
  readonly authorization?: { readonly code?: string; readonly id_token?: string; readonly state?: string };
  /** At the first consent only. */
  readonly user?: { readonly email?: string };
}

/** What the script defines, once it is there and whole. */
export const appleGlobal = (): AppleId | undefined => {
  const { AppleID: apple } = globalThis as { readonly AppleID?: Partial<AppleId> };
  return typeof apple?.auth?.signIn === 'function' ? (apple as AppleId) : undefined;
};
