/** The partner's SDK: initialisation with the viewer's country, partner detection, and the end of its session. */
import { languageCountry } from 'proscenium/i18n';
import type { Clock, Log } from 'proscenium/sdk';
import { type LazyScript, inTime } from 'proscenium/sdk/sign-in';
import type { Partner, PartnerSdk, PartnerSettings } from './partnerSdk';

/** The partner detected nobody, or its workflow returned nothing. */
export class NoPartner extends Error {
  override readonly name = 'NoPartner';
}

export interface PartnerSessionDeps {
  readonly script: LazyScript<PartnerSdk>;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
  readonly settings: PartnerSettings;
  /** The language of the page. */
  readonly locale: () => string;
  /** The viewer's presumed country; null when unknown. Never rejects. */
  readonly country: () => Promise<string | null>;
}

const NAME = 'The partner SDK';

/** Milliseconds to wait for a sign-out at the partner. */
const SIGN_OUT_TIMEOUT_MS = 3_000;

export class PartnerSession {
  #hasSettings = false;

  readonly #deps: PartnerSessionDeps;

  constructor(deps: PartnerSessionDeps) {
    this.#deps = deps;
  }

  /**
   * The SDK, initialised with settings, language and country (SGP-042, RLM-097). Rejects when the script
   * cannot be loaded, or lacks its global or `init` for the settings (SGP-050).
   */
  async open(): Promise<PartnerSdk> {
    const { script, clock, locale, country } = this.#deps;
    const [sdk, code] = await inTime(clock, NAME, Promise.all([script.fetch(), country()]));
    this.#handOver(sdk);
    sdk.setLocale(languageCountry(locale()));
    if (code !== null) sdk.setCountryCode(code);
    return sdk;
  }

  #handOver(sdk: PartnerSdk): void {
    const { settings } = this.#deps;
    if (this.#hasSettings || Object.keys(settings).length === 0) return;
    if (sdk.init === undefined) throw new Error(`${NAME} takes no settings, though the realm writes some.`);
    sdk.init(settings);
    this.#hasSettings = true;
  }

  /**
   * The first detected partner (SGP-048). Rejects with {@link NoPartner} when there is none (SGP-052), and on
   * a timeout.
   */
  async detect(sdk: PartnerSdk): Promise<Partner> {
    const [first] = await inTime(this.#deps.clock, NAME, sdk.detectPartners());
    if (first === undefined) throw new NoPartner('No partner was detected.');
    return first;
  }

  /**
   * Runs the partner's workflow and resolves to its token; null when the viewer cancelled. No limit for the
   * viewer, but a workflow that has drawn nothing in time counts as unresponsive.
   */
  async run(
    sdk: PartnerSdk,
    partner: Partner,
    place: Parameters<PartnerSdk['runWorkflow']>[1],
  ): Promise<string | null> {
    const outcome = sdk.runWorkflow(partner, place);
    const begun = Promise.race([outcome, drawn(place.area)]);
    await inTime(this.#deps.clock, NAME, begun);
    const answer = await outcome;
    if (answer === null) return null;
    if (!answer.opintoken) throw new NoPartner('The workflow ended without a token.');
    return answer.opintoken;
  }

  /** Ends the partner's session after a failure (SGP-049), when its SDK is loaded. Never rejects. */
  async end(): Promise<void> {
    const { script, clock, log } = this.#deps;
    try {
      if (script.ready !== null) await inTime(clock, NAME, script.ready.logout(), SIGN_OUT_TIMEOUT_MS);
    } catch (error) {
      log.warn('The partner’s session could not be ended.', {
        reason: error instanceof Error ? error.name : 'unknown',
      });
    }
  }
}

/** Resolves when the element has content. */
export function drawn(area: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    if (area.childElementCount > 0) return resolve();
    const watch = new MutationObserver(() => {
      if (area.childElementCount === 0) return;
      watch.disconnect();
      resolve();
    });
    watch.observe(area, { childList: true });
  });
}
