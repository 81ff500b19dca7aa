/** The companies in place, on the login page or wherever the ways in are listed (SGP-132). */
import type { SignInFormProps } from '../../../core/sdk';
import { CompanyPicker } from './CompanyPicker';
import type { Broadcaster } from './broadcaster';

export const TvForm = (props: SignInFormProps & { readonly broadcaster: Broadcaster }) => <CompanyPicker {...props} />;
