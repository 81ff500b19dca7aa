/**
 * Turns a partner's token into a step of core's sign-in: signs in a guest, or syncs the partner's grants to a
 * viewer.
 */
import {
  SignInFailure,
  UnboundAnswer,
  type Clock,
  type KeyValueStore,
  type Log,
  type SessionView,
  type SignInStep,
  type TokenAnswer,
} from 'proscenium/sdk';
import { oneTimeText, FlowRecords } from 'proscenium/sdk/sign-in';
import type { PartnerSession } from './PartnerSession';
import type { PartnerSdk } from './partnerSdk';

export interface OpinSignInDeps {
  readonly partner: PartnerSession;
  readonly session: SessionView;
  readonly values: KeyValueStore;
  readonly clock: Clock;
  readonly log: Pick<Log, 'error'>;
  /** URL of the provider's own page. */
  readonly ownPage: () => URL;
  /** Exchanges the partner's token. Rejects with a CallError. */
  readonly exchange: (opinAuthToken: string) => Promise<TokenAnswer>;
  /** Shows what was granted before continuing (SGP-053). */
  readonly showsGrants: boolean;
}

const NOTES = 'signin.opin';

export class OpinSignIn {
  readonly #notes: FlowRecords;
  #tried = false;
  #granted = false;
  #broken = false;

  readonly #deps: OpinSignInDeps;

  constructor(deps: OpinSignInDeps) {
    this.#deps = deps;
    this.#notes = new FlowRecords(deps.values, deps.clock, NOTES);
  }

  /** Whether the automatic first attempt is still due. */
  get isFirst(): boolean {
    return !this.#tried;
  }

  /** The form has appeared: later attempts are started by the viewer. */
  appeared(): void {
    this.#tried = true;
  }

  /** The last attempt failed. */
  get hasFailed(): boolean {
    return this.#broken;
  }

  /** Grants are waiting to be shown. */
  get hasGrants(): boolean {
    return this.#granted;
  }

  /** The grants were shown. */
  seen(): void {
    this.#granted = false;
  }

  /**
   * Detects the first partner and runs its workflow (SGP-048); `onWorkflow` is called first, since the
   * workflow may redirect. Resolves to the partner's token, or null when the viewer cancelled. Rejects with a
   * {@link SignInFailure} after ending the partner's session.
   */
  async prove(sdk: PartnerSdk, area: HTMLElement, onWorkflow: () => void): Promise<string | null> {
    const { partner } = this.#deps;
    this.#broken = false;
    try {
      const first = await partner.detect(sdk);
      onWorkflow();
      const { returnUri, state } = this.#begin();
      const token = await partner.run(sdk, first, { area, returnUri });
      // Completed without a redirect: delete its record.
      this.#notes.take(state);
      return token;
    } catch (error) {
      return await this.failed(error);
    }
  }

  /**
   * Next step for a workflow's token (SGP-043, SGP-045 to SGP-047). Rejects with a {@link SignInFailure}
   * after ending the partner's session.
   */
  async take(token: string): Promise<SignInStep> {
    if (!this.#deps.session.viewer.isGuest) return this.#synced();
    try {
      return { kind: 'tokens', tokens: await this.#deps.exchange(token) };
    } catch (error) {
      return this.failed(error);
    }
  }

  /**
   * Return from a partner's page (SGP-041). A guest's answer must carry the state of a workflow started here,
   * since the token alone would sign in anybody who opens its address; a viewer's needs none, because their
   * own session requests the sync.
   */
  async resume({ searchParams: answer }: URL): Promise<SignInStep> {
    const { partner, log } = this.#deps;
    this.#tried = true;
    await partner.open().catch((error: unknown) => {
      log.error('The partner SDK cannot be had.', error);
      return this.failed(error);
    });
    const isBegun = this.#notes.take(answer.get('state')) !== null;
    const isGuest = this.#deps.session.viewer.isGuest;
    if (isGuest && !isBegun) return this.failed(new UnboundAnswer('No workflow was begun here.'));
    if (answer.get('error') === 'access_denied') return { kind: 'stay' };
    const token = answer.get('opintoken');
    if (!token) return this.failed(new UnboundAnswer('The partner refused.'));
    return this.take(token);
  }

  /** Ends the partner's session and reports a failure (SGP-049). */
  async failed(error: unknown): Promise<never> {
    this.#broken = true;
    await this.#deps.partner.end();
    throw new SignInFailure('sorrySomethingWentWrong', error);
  }

  /** Return URL for a partner's page, with a state that binds the answer to this browser. */
  #begin(): { readonly returnUri: string; readonly state: string } {
    const state = oneTimeText();
    this.#notes.keep({ state, client: '', type: 'login', skipExchange: false });
    const address = this.#deps.ownPage();
    address.searchParams.set('state', state);
    return { returnUri: address.href, state };
  }

  #synced(): SignInStep {
    const { showsGrants } = this.#deps;
    return {
      kind: 'sync',
      onSynced: () => {
        this.#granted = showsGrants;
        return { kind: showsGrants ? 'show' : 'onward' };
      },
      onRefused: (error) => this.failed(error),
    };
  }
}
