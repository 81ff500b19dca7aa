/** What the viewer may do with a licence they hold (LIC-055 to LIC-057). */
import type { Licence } from './licence';
import { holdingOf, holdsActive } from './licenceStatus';

export interface LicenceOffers {
  readonly cancel: boolean;
  readonly pause: boolean;
  readonly resume: boolean;
  readonly reactivate: boolean;
  readonly changeCard: boolean;
  /** Said in place of all of them when an outside store handles the licence. */
  readonly unmanagedKey: 'planCancellationUnmanaged' | null;
}

/** What is asked before an action is carried out (LIC-057). */
export const promptKeys = { cancel: 'planCancellationPrompt', reactivate: 'planReactivationPrompt' } as const;

const nothing: LicenceOffers = { cancel: false, pause: false, resume: false, reactivate: false, changeCard: false, unmanagedKey: null };

export function licenceOffers(licence: Licence): LicenceOffers {
  const holding = holdingOf(licence);
  if (holding === null) return nothing;
  if (!holding.managed) return { ...nothing, unmanagedKey: 'planCancellationUnmanaged' };
  const active = holdsActive(holding);
  return {
    cancel: active,
    pause: active && holding.pauseAllowed && !holding.paused,
    resume: holding.paused,
    reactivate: active && !holding.willRenew,
    changeCard: active,
    unmanagedKey: null,
  };
}
