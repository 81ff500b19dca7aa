/** From a partner's token to a step of the house: a guest is signed in by it, a viewer takes over what the partner grants. */
import { SignInFailure, UnboundAnswer, type Clock, type KeyValueStore, type Log, type SessionView, type SignInStep, type TokenAnswer } from '../../../core/sdk';
import { oneTimeText } from '../../../core/sdk/buttonSignIn';
import { FlowRecords } from '../../../core/sdk/codeSignIn';
import type { PartnerSession } from './PartnerSession';
import type { PartnerSdk } from './partnerSdk';

export interface OpinSignInDeps {
  readonly partner: PartnerSession;
  readonly session: SessionView;
  readonly values: KeyValueStore;
  readonly clock: Clock;
  readonly log: Pick<Log, 'error'>;
  /** The address of the provider's own page. */
  readonly ownPage: () => URL;
  /** Turns the partner's token into ours. Rejects with a CallError. */
  readonly exchange: (opinAuthToken: string) => Promise<TokenAnswer>;
  /** What was granted is shown before the viewer goes on (SGP-053). */
  readonly showsGrants: boolean;
}

const NOTES = 'signin.opin';

export class OpinSignIn {
  private readonly notes: FlowRecords;
  private tried = false;
  private granted = false;
  private broken = false;

  constructor(private readonly deps: OpinSignInDeps) {
    this.notes = new FlowRecords(deps.values, deps.clock, NOTES);
  }

  /** Whether the first attempt is still to be made; every later one is the viewer's to begin. */
  takeFirst(): boolean {
    const isFirst = !this.tried;
    this.tried = true;
    return isFirst;
  }

  /** The last attempt came to nothing. */
  get hasFailed(): boolean {
    return this.broken;
  }

  /** What was granted waits to be shown. */
  get hasGrants(): boolean {
    return this.granted;
  }

  /** What was granted has been seen. */
  seen(): void {
    this.granted = false;
  }

  /**
   * Finds the first partner and runs its workflow (SGP-048); `onWorkflow` is called before that, for it may leave the page. Gives the
   * partner's token, and null when the viewer turned back. Rejects with a {@link SignInFailure}, the partner's session ended.
   */
  async prove(sdk: PartnerSdk, area: HTMLElement, onWorkflow: () => void): Promise<string | null> {
    const { partner } = this.deps;
    this.broken = false;
    try {
      const first = await partner.detect(sdk);
      onWorkflow();
      const { returnUri, state } = this.begin();
      const token = await partner.run(sdk, first, { area, returnUri });
      // It ended without leaving the page: nobody may come back to it.
      this.notes.take(state);
      return token;
    } catch (error) {
      return await this.failed(error);
    }
  }

  /** What follows a token of the workflow (SGP-043, SGP-045 to SGP-047). Rejects with a {@link SignInFailure}, the partner's session ended. */
  async take(token: string): Promise<SignInStep> {
    if (!this.deps.session.viewer.isGuest) return this.synced();
    try {
      return { kind: 'tokens', tokens: await this.deps.exchange(token) };
    } catch (error) {
      return this.failed(error);
    }
  }

  /**
   * Back from a partner's page (SGP-041). A guest's answer must carry the state of a workflow that was begun here, since the token alone
   * would sign in whoever opens its address; a viewer's needs none, for what they take over is asked for by their own session.
   */
  async resume({ searchParams: answer }: URL): Promise<SignInStep> {
    const { partner, log } = this.deps;
    this.tried = true;
    await partner.open().catch((error: unknown) => {
      log.error('The partner SDK cannot be had.', error);
      return this.failed(error);
    });
    const isBegun = this.notes.take(answer.get('state')) !== null;
    const isGuest = this.deps.session.viewer.isGuest;
    if (isGuest && !isBegun) return this.failed(new UnboundAnswer('No workflow was begun here.'));
    if (answer.get('error') === 'access_denied') return { kind: 'stay' };
    const token = answer.get('opintoken');
    if (!token) return this.failed(new UnboundAnswer('The partner refused.'));
    return this.take(token);
  }

  /** Ends the partner's session and says that something went wrong (SGP-049). */
  async failed(error: unknown): Promise<never> {
    this.broken = true;
    await this.deps.partner.end();
    throw new SignInFailure('sorrySomethingWentWrong', error);
  }

  /** The address that a partner's page comes back to, with a state that ties the answer to this browser. */
  private begin(): { readonly returnUri: string; readonly state: string } {
    const state = oneTimeText();
    this.notes.keep({ state, client: '', type: 'login', skipExchange: false });
    const address = this.deps.ownPage();
    address.searchParams.set('state', state);
    return { returnUri: address.href, state };
  }

  private synced(): SignInStep {
    const { showsGrants } = this.deps;
    return {
      kind: 'sync',
      onSynced: () => {
        this.granted = showsGrants;
        return { kind: showsGrants ? 'show' : 'onward' };
      },
      onRefused: (error) => this.failed(error),
    };
  }
}
