/** Where a new viewer goes on. Pure. */
import type { SignInIntent, SignInStep } from '../../../core/sdk';

/** After a sign-up the licences are fetched and shown: the shop, which keeps where the viewer was going (SGP-081, LIC-098). */
export function onwardToShop(step: SignInStep, intent: SignInIntent): SignInStep {
  if (step.kind === 'confirm') return { ...step, complete: async (consents) => onwardToShop(await step.complete(consents), intent) };
  if (step.kind !== 'tokens' || step.signedUp !== true) return step;
  const query = new URLSearchParams(intent.query);
  query.set('showPurchase', 'true');
  return { ...step, query };
}
