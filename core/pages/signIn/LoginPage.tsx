/** The login page and the providers' pages below it. */
import { useLocation } from 'react-router-dom';
import { SignInScreen } from './SignInScreen';

/** `type=signup` in the query turns it into the sign-up page, so that a provider's own page serves both (SGN-047). */
export default function LoginPage() {
  const { search } = useLocation();
  return <SignInScreen type={new URLSearchParams(search).get('type') === 'signup' ? 'signup' : 'login'} />;
}
