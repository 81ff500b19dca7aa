/** The realm's sign-in method that the current viewer used. */
import { useService } from '../../sdk/useService';
import type { SignInEntry } from '../signInEntries';
import { signInDeps } from '../signInDeps';
import { useSignInService } from './useSignInService';

/** Null for a guest, during impersonation, and where the method is no longer one of the realm's. */
export function useOwnSignIn(): SignInEntry | null {
  const { entries } = useSignInService();
  const { vault } = useService(signInDeps);
  return entries.find(({ key }) => key === vault.provider) ?? null;
}
