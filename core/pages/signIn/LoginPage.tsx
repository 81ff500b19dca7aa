/** The login page and the pages of the providers beneath it. */
import { useLocation } from 'react-router-dom';
import { SignInScreen } from './SignInScreen';

/** `type=signup` in the query makes it the page of making an account, so that a provider's own page serves both (SGN-047). */
export default function LoginPage() {
  const { search } = useLocation();
  return <SignInScreen type={new URLSearchParams(search).get('type') === 'signup' ? 'signup' : 'login'} />;
}
