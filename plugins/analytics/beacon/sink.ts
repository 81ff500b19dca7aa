/** Sends events to the operator's collector. */
import { clock, storage, type Activate } from 'proscenium/sdk';
import { consentFlag, consentGiven } from './consentFlag';
import { createBatchSender } from './batchSender';
import { Dispatch } from './Dispatch';
import type { BeaconOptions } from './options.generated';

export default ((context) => {
  const { options } = context;
  const consent = options.consent === 'given' ? consentGiven : consentFlag(context.use(storage), window);
  const dispatch = new Dispatch({
    options,
    sender: createBatchSender(options.url),
    consent,
    clock: context.use(clock),
  });
  // Mobile pages may get no unload event: `hidden` is the last reliable one.
  const hidden = (): void => {
    if (document.visibilityState === 'hidden') dispatch.leave();
  };
  document.addEventListener('visibilitychange', hidden);
  context.onDispose(() => document.removeEventListener('visibilitychange', hidden));
  context.onDispose(consent.subscribe(() => dispatch.consentChanged()));
  context.onDispose(() => dispatch.end());
  return { accept: (event) => dispatch.accept(event), flush: () => dispatch.leave() };
}) satisfies Activate<'analytics-sink', BeaconOptions>;
