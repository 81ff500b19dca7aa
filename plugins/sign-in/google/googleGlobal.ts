/** The used subset of Google Identity Services. */

export interface GoogleId {
  /** The last call wins. */
  initialize(settings: {
    readonly client_id: string;
    readonly nonce: string;
    readonly ux_mode: 'popup';
    readonly auto_select: false;
    readonly callback: (answer: GoogleAnswer) => void;
  }): void;
  renderButton(
    place: HTMLElement,
    look: {
      readonly type: 'standard';
      readonly theme: 'outline';
      readonly size: 'large';
      readonly text: 'continue_with';
      readonly shape: 'pill' | 'rectangular';
      readonly logo_alignment: 'center';
      readonly width: number;
      readonly locale: string;
      /** Echoed in the answer. */
      readonly state: string;
      readonly click_listener: () => void;
    },
  ): void;
  /** Disables automatic account selection on the next visit. */
  disableAutoSelect(): void;
}

export interface GoogleAnswer {
  /** An ID token. */
  readonly credential?: string;
  readonly state?: string;
}

/** The script's global, once completely loaded. */
export const googleGlobal = (): GoogleId | undefined => {
  const { google } = globalThis as {
    readonly google?: { readonly accounts?: { readonly id?: Partial<GoogleId> } };
  };
  const id = google?.accounts?.id;
  return typeof id?.renderButton === 'function' ? (id as GoogleId) : undefined;
};
