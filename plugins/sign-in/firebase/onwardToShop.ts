/** Next step after a sign-up. */
import type { SignInIntent, SignInStep } from '../../../core/sdk';

/**
 * After a sign-up the shop opens if there are licences on sale, retaining the return target (SGP-081,
 * LIC-070, LIC-098). `sells` resolves to whether there are.
 */
export async function onwardToShop(
  step: SignInStep,
  intent: SignInIntent,
  sells: () => Promise<boolean>,
): Promise<SignInStep> {
  if (step.kind === 'confirm')
    return {
      ...step,
      complete: async (consents) => onwardToShop(await step.complete(consents), intent, sells),
    };
  if (step.kind !== 'tokens' || step.signedUp !== true || !(await sells())) return step;
  const query = new URLSearchParams(intent.query);
  query.set('showPurchase', 'true');
  return { ...step, query };
}
