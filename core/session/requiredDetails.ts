/** Whether the platform wants to know more of a viewer who has signed in (SGN-008). Pure. */
import type { TokenAnswer } from '../sdk';

/** By missingInformationStatus: null for NONE, and where the provider says nothing; a word that is new to the house counts as required. */
export function requiredDetails({ missingInformationStatus: status }: Pick<TokenAnswer, 'missingInformationStatus'>): 'required' | 'optional' | null {
  if (!status || status === 'NONE') return null;
  return status === 'OPTIONAL' ? 'optional' : 'required';
}
