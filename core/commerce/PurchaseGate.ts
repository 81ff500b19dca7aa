/** Who may go through to the purchase: child profiles, disallowed VPNs and outside territories may not (SGN-073, FAV-041). */
import { makeAutoObservable, runInAction } from 'mobx';
import type { SessionUser } from '../generated/platform';
import type { CheckedSettings } from '../realm/checkedRealm';
import type { Viewer } from '../sdk';
import { purchaseRestriction, type RestrictionKey } from './rules/purchaseRestriction';

/** As much of the session as the gate looks at; observable. */
export interface GateSession {
  readonly viewer: Pick<Viewer, 'isChild'>;
  readonly user: Pick<SessionUser, 'location'> | null;
}

export class PurchaseGate {
  private countryKnown = false;
  private callerCountry: string | null = null;

  constructor(
    private readonly session: GateSession,
    private readonly settings: Pick<CheckedSettings, 'vpnDisallowed' | 'addressCountryRestriction'>,
    /** The caller's country by the platform, ISO 3166 alpha-2 (API-030). */
    private readonly askCountry: () => Promise<string | null>,
    private readonly report: (error: unknown) => void,
  ) {
    makeAutoObservable<this, 'session' | 'settings' | 'askCountry' | 'report'>(this, {
      session: false,
      settings: false,
      askCountry: false,
      report: false,
    });
  }

  /** What stands in the way; null when nothing does. */
  get restriction(): RestrictionKey | null {
    const { location } = this.session.user ?? {};
    return purchaseRestriction(
      { ...this.settings, isChild: this.session.viewer.isChild },
      { country: this.callerCountry ?? location?.countryCode ?? null, onVpn: location?.isVpn === true },
    );
  }

  /** Everything is known that the answer needs. */
  get checked(): boolean {
    return this.countryKnown;
  }

  /** Asks for the country where a territory restricts the realm. Without an answer the session's own word on it counts. */
  async check(): Promise<void> {
    const restricted = this.settings.addressCountryRestriction.some(({ context }) => context === 'REGISTRATION');
    let country: string | null = null;
    if (restricted) {
      try {
        country = await this.askCountry();
      } catch (error) {
        this.report(error);
      }
    }
    runInAction(() => {
      this.callerCountry = country;
      this.countryKnown = true;
    });
  }
}
