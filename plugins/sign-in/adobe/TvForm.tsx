/** The company picker inline, on the login page or wherever sign-in methods are listed (SGP-132). */
import type { SignInFormProps } from '../../../core/sdk';
import { CompanyPicker } from './CompanyPicker';
import type { Broadcaster } from './broadcaster';

export const TvForm = (props: SignInFormProps & { readonly broadcaster: Broadcaster }) => (
  <CompanyPicker {...props} />
);
