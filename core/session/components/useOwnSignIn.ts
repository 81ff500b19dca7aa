/** By which of the realm's ways in whoever is here came. */
import { useService } from '../../sdk';
import type { SignInEntry } from '../signInEntries';
import { signInDeps } from '../signInDeps';
import { useSignInService } from './useSignInService';

/** Null for a guest, for staff in a viewer's name, and where the way is no longer one of the realm's. */
export function useOwnSignIn(): SignInEntry | null {
  const { entries } = useSignInService();
  const { vault } = useService(signInDeps);
  return entries.find(({ key }) => key === vault.provider) ?? null;
}
