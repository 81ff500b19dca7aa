/** The lifecycle states of a contribution. */

/** declared → enabled → loading → active | failed | disposed; mutually exclusive. */
export type ContributionState =
  | { readonly status: 'enabled' }
  | { readonly status: 'loading' }
  | { readonly status: 'active' }
  | { readonly status: 'failed'; readonly reason: ContributionFailure }
  | { readonly status: 'disposed' };

/** Why a contribution is unavailable. */
export class ContributionFailure extends Error {
  override readonly name = 'ContributionFailure';

  constructor(
    readonly plugin: string,
    /** Point and contribution, such as `section/hero`. */
    readonly contribution: string,
    /** `no connection`: it could not be loaded, and is loaded again once there is one. */
    readonly phase: 'no connection' | 'load' | 'activate' | 'time limit' | 'render' | 'call' | 'not enabled',
    override readonly cause?: unknown,
  ) {
    super(
      `${plugin} (${contribution}) failed: ${phase}${cause instanceof Error ? `: ${cause.message}` : ''}`,
    );
  }
}
