/** Whether the platform requires more details of a viewer who has signed in (SGN-008). Pure. */
import type { TokenAnswer } from '../sdk/signIn';

/** From missingInformationStatus: null for NONE, and when absent; an unknown value counts as required. */
export function requiredDetails({
  missingInformationStatus: status,
}: Pick<TokenAnswer, 'missingInformationStatus'>): 'required' | 'optional' | null {
  if (!status || status === 'NONE') return null;
  return status === 'OPTIONAL' ? 'optional' : 'required';
}
