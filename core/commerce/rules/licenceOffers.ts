/** Actions available for a held licence (LIC-055 to LIC-057). */
import { holdsActive, type Licence } from './licence';

export interface LicenceOffers {
  readonly cancel: boolean;
  readonly pause: boolean;
  readonly resume: boolean;
  readonly reactivate: boolean;
  readonly changeCard: boolean;
  /** Shown instead of all actions if an external store manages the licence. */
  readonly unmanagedKey: 'planCancellationUnmanaged' | null;
}

/** Confirmation prompts of actions (LIC-057). */
export const promptKeys = { cancel: 'planCancellationPrompt', reactivate: 'planReactivationPrompt' } as const;

const nothing: LicenceOffers = {
  cancel: false,
  pause: false,
  resume: false,
  reactivate: false,
  changeCard: false,
  unmanagedKey: null,
};

export function licenceOffers({ holding }: Licence): LicenceOffers {
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
