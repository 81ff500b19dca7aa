/**
 * What the partner SDK must define. Its contract is not public: this is the shape that the specification's
 * flow requires.
 */

export interface PartnerSdk {
  /** Takes the realm's settings for the SDK; called once, first, when the realm has some (RLM-097). */
  init?(settings: PartnerSettings): void;
  /** Language and country, such as `pt-PT`. */
  setLocale(locale: string): void;
  /** The viewer's presumed country, ISO 3166 alpha-2. */
  setCountryCode(code: string): void;
  /** Partners of which this viewer may be a customer, the likeliest first. */
  detectPartners(): Promise<readonly Partner[]>;
  /**
   * Authenticates the viewer at the partner: drawn into `area`, or by a redirect that returns to `returnUri`
   * with `opintoken` or `error` in the query. Null when the viewer cancels.
   */
  runWorkflow(
    partner: Partner,
    place: { readonly area: HTMLElement; readonly returnUri: string },
  ): Promise<{ readonly opintoken?: string } | null>;
  /** Ends the partner's session in this browser. */
  logout(): Promise<void>;
}

/** Passed on as in the realm document. */
export interface PartnerSettings {
  readonly appId?: string;
  readonly environment?: string;
  readonly mediaProperties?: Readonly<Record<string, unknown>>;
}

export interface Partner {
  readonly id: string;
}

/** The script's global, once completely loaded. */
export const partnerGlobal = (): PartnerSdk | undefined => {
  const { opin } = globalThis as { readonly opin?: Partial<PartnerSdk> };
  return typeof opin?.detectPartners === 'function' && typeof opin.runWorkflow === 'function'
    ? (opin as PartnerSdk)
    : undefined;
};
