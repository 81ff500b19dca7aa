/** Blocks purchases for child profiles, disallowed VPNs and restricted territories (SGN-073, FAV-041). */
import { makeAutoObservable, runInAction } from 'mobx';
import type { SessionUser } from '../generated/platform';
import type { CheckedSettings } from '../realm/checkedRealm';
import type { Viewer } from '../sdk/services';
import { purchaseRestriction, type RestrictionKey } from './rules/purchaseRestriction';

/** The part of the session that the gate reads; observable. */
export interface GateSession {
  readonly viewer: Pick<Viewer, 'isChild'>;
  readonly user: Pick<SessionUser, 'location'> | null;
}

export class PurchaseGate {
  private countryKnown = false;
  private callerCountry: string | null = null;

  readonly #session: GateSession;
  readonly #settings: Pick<CheckedSettings, 'vpnDisallowed' | 'addressCountryRestriction'>;
  readonly #askCountry: () => Promise<string | null>;
  readonly #report: (error: unknown) => void;

  constructor(
    session: GateSession,
    settings: Pick<CheckedSettings, 'vpnDisallowed' | 'addressCountryRestriction'>,
    /** The caller's country from the platform, ISO 3166 alpha-2 (API-030). */
    askCountry: () => Promise<string | null>,
    report: (error: unknown) => void,
  ) {
    this.#session = session;
    this.#settings = settings;
    this.#askCountry = askCountry;
    this.#report = report;
    makeAutoObservable(this);
  }

  /** The reason for blocking; null if there is none. */
  get restriction(): RestrictionKey | null {
    const { location } = this.#session.user ?? {};
    return purchaseRestriction(
      { ...this.#settings, isChild: this.#session.viewer.isChild },
      { country: this.callerCountry ?? location?.countryCode ?? null, onVpn: location?.isVpn === true },
    );
  }

  /** All required facts are known. */
  get checked(): boolean {
    return this.countryKnown;
  }

  /**
   * Fetches the country if the realm restricts registration by territory. On failure the session's location
   * is used.
   */
  async check(): Promise<void> {
    const restricted = this.#settings.addressCountryRestriction.some(
      ({ context }) => context === 'REGISTRATION',
    );
    let country: string | null = null;
    if (restricted) {
      try {
        country = await this.#askCountry();
      } catch (error) {
        this.#report(error);
      }
    }
    runInAction(() => {
      this.callerCountry = country;
      this.countryKnown = true;
    });
  }
}
