/** What the partner SDK must define. No contract of it is public: this is the shape that the specification's flow asks for. */

export interface PartnerSdk {
  /** Takes what the realm writes for the SDK; asked for once, before all else, where the realm writes something (RLM-097). */
  init?(settings: PartnerSettings): void;
  /** Language and country, such as `pt-PT`. */
  setLocale(locale: string): void;
  /** Where the viewer seems to be, ISO 3166 alpha-2. */
  setCountryCode(code: string): void;
  /** The partners whose customer this viewer seems to be, the likeliest first. */
  detectPartners(): Promise<readonly Partner[]>;
  /**
   * Lets the viewer prove whose customer they are: drawn into `area`, or at a page of the partner's that comes back to `returnUri` with
   * `opintoken` or `error` in the query. Null when the viewer turns back.
   */
  runWorkflow(partner: Partner, place: { readonly area: HTMLElement; readonly returnUri: string }): Promise<{ readonly opintoken?: string } | null>;
  /** Ends the partner's session in this browser. */
  logout(): Promise<void>;
}

/** Handed on as the realm writes them. */
export interface PartnerSettings {
  readonly appId?: string;
  readonly environment?: string;
  readonly mediaProperties?: Readonly<Record<string, unknown>>;
}

export interface Partner {
  readonly id: string;
}

/** What the script defines, once it is there and whole. */
export const partnerGlobal = (): PartnerSdk | undefined => {
  const { opin } = globalThis as { readonly opin?: Partial<PartnerSdk> };
  return typeof opin?.detectPartners === 'function' && typeof opin.runWorkflow === 'function' ? (opin as PartnerSdk) : undefined;
};
