/** By which of the realm's ways in whoever is here came. */
import { useService } from '../../sdk';
import type { SignInEntry } from '../signInEntries';
import { signInParts } from '../signInParts';
import { useSignInRoom } from './useSignInRoom';

/** Null for a guest, for staff in a viewer's name, and where the way is no longer one of the realm's. */
export function useOwnSignIn(): SignInEntry | null {
  const { entries } = useSignInRoom();
  const { vault } = useService(signInParts);
  return entries.find(({ key }) => key === vault.provider) ?? null;
}
