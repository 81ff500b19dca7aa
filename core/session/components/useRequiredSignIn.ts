/** Hook for the mandatory sign-in before playback (SGP-108). */
import { useActiveRoutes } from '../../routing/RoutingProvider';
import { useService } from '../../sdk/useService';
import { requiredSignIn } from '../requiredSignIn';
import { signInDeps } from '../signInDeps';

/**
 * The address of the mandatory sign-in method, returning to `from`; null when none is needed. Read inside an
 * observer.
 */
export function useRequiredSignIn(from: string): string | null {
  const parts = useService(signInDeps);
  return requiredSignIn(parts, useActiveRoutes(), from);
}
