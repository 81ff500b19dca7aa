/** A hook that tells where a viewer must go before anything is played (SGP-108). */
import { useActiveRoutes } from '../../routing/RoutingProvider';
import { useService } from '../../sdk';
import { requiredSignIn } from '../requiredSignIn';
import { signInDeps } from '../signInDeps';

/** The address of the way in that is owed, coming back to `from`; null when there is none. Read inside an observer. */
export function useRequiredSignIn(from: string): string | null {
  const parts = useService(signInDeps);
  return requiredSignIn(parts, useActiveRoutes(), from);
}
