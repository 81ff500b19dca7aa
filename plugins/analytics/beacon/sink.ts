/** Events to the operator's collector. */
import { clock, storage, type Activate, type AnalyticsSink } from '../../../core/sdk';
import { consentFlag, consentGiven } from './consentFlag';
import { createCourier } from './courier';
import { Dispatch } from './Dispatch';
import type { BeaconOptions } from './options.generated';

export default ((context) => {
  const { url, consent: asked = 'required', beforeConsent = 'drop', seconds = 10, batch = 20, most = 300 } = context.options;
  const consent = asked === 'given' ? consentGiven : consentFlag(context.use(storage), window);
  const dispatch = new Dispatch({ options: { beforeConsent, seconds, batch, most }, courier: createCourier(url), consent, clock: context.use(clock) });
  // A page on a phone may never hear that it closes: being out of sight is the last that it is told.
  const hidden = (): void => {
    if (document.visibilityState === 'hidden') dispatch.leave();
  };
  document.addEventListener('visibilitychange', hidden);
  context.onDispose(() => document.removeEventListener('visibilitychange', hidden));
  context.onDispose(consent.subscribe(() => dispatch.consentChanged()));
  context.onDispose(() => dispatch.end());
  return { accept: (event) => dispatch.accept(event), flush: () => dispatch.leave() };
}) satisfies Activate<AnalyticsSink, BeaconOptions>;
