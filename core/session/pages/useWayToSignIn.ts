/**
 * Returns to sign-in after a delay when a password page is done, unless the viewer leaves earlier (PWD-009,
 * PWD-010).
 */
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { clock } from '../../sdk/services';
import { useService } from '../../sdk/useService';
import { RESET_PASSWORD_REDIRECT } from '../../sdk/constants';

/** What the login page shows and prefills (SGN-027). */
export interface SignInState {
  readonly email?: string;
  readonly notice: 'resetPasswordEmailSent' | 'passwordSuccessfullyReset';
}

/**
 * Returns the function to call when done. The notice is passed on to the login page, so that viewers need not
 * read it in time.
 */
export function useWayToSignIn(toSignIn: string): (state: SignInState) => void {
  const navigate = useNavigate();
  const time = useService(clock);
  const [done, setDone] = useState<SignInState | null>(null);
  useEffect(() => {
    if (done === null) return undefined;
    return time.after(RESET_PASSWORD_REDIRECT, () => void navigate(toSignIn, { replace: true, state: done }));
  }, [done, navigate, time, toSignIn]);
  return setDone;
}
