/** The page of making an account: the ways by which this realm lets visitors do so (SGN-051). */
import { SignInScreen } from './SignInScreen';

export default function SignUpPage() {
  return <SignInScreen type="signup" />;
}
