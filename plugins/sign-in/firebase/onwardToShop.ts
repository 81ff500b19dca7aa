/** Where a new viewer goes on. */
import type { SignInIntent, SignInStep } from '../../../core/sdk';

/**
 * After a sign-up the licences are fetched, and where there are any the shop opens, which keeps where the viewer was going (SGP-081, LIC-070,
 * LIC-098). `sells` tells whether anything is on sale.
 */
export async function onwardToShop(step: SignInStep, intent: SignInIntent, sells: () => Promise<boolean>): Promise<SignInStep> {
  if (step.kind === 'confirm') return { ...step, complete: async (consents) => onwardToShop(await step.complete(consents), intent, sells) };
  if (step.kind !== 'tokens' || step.signedUp !== true || !(await sells())) return step;
  const query = new URLSearchParams(intent.query);
  query.set('showPurchase', 'true');
  return { ...step, query };
}
