/** The sign-up page with the methods that the realm allows (SGN-051). */
import { SignInScreen } from './SignInScreen';

export default function SignUpPage() {
  return <SignInScreen type="signup" />;
}
