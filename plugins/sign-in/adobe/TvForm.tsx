/** The companies in place, on the login page or wherever the ways in are listed (SGP-132). */
import type { SignInFormProps } from '../../../core/sdk';
import { CompanyPicker } from './CompanyPicker';
import type { TvHouse } from './house';

export const TvForm = (props: SignInFormProps & { readonly house: TvHouse }) => <CompanyPicker {...props} />;
