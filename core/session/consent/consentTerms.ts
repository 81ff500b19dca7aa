/** The realm's terms for making an account: what ticks a box beforehand, and when they are agreed to. Pure. */
import type { LocalisedText } from '../../realm/checkedRealm';
import type { ConsentAnswer } from '../../sdk';

/** A term as the realm's document states it (SGN-067, FRM-025). */
export interface ConsentTerm {
  readonly fieldName: string;
  readonly fieldType: 'INFORMATION_TEXT' | 'BINARY_CHOICE';
  readonly label: LocalisedText;
  readonly text?: LocalisedText | undefined;
  readonly required?: boolean | undefined;
  readonly defaultValue?: string | undefined;
  readonly data?: { readonly default?: string | undefined } | undefined;
}

/** Field names of what is ticked. */
export type Ticks = ReadonlySet<string>;

/** What is ticked before the viewer touches anything: exactly the string true does it, `defaultValue` before `data.default` (SGN-071, FRM-028). */
export const preticked = (terms: readonly ConsentTerm[]): Ticks =>
  new Set(terms.filter((term) => isChoice(term) && (term.defaultValue ?? term.data?.default) === 'true').map(({ fieldName }) => fieldName));

/** Whether every required choice is ticked; a text that only informs never blocks (SGN-068, SGN-070, FRM-027). */
export const isAgreed = (terms: readonly ConsentTerm[], ticks: Ticks): boolean =>
  terms.every((term) => !isChoice(term) || term.required !== true || ticks.has(term.fieldName));

/** What is sent: an answer for each choice (SGN-072). */
export const consentAnswers = (terms: readonly ConsentTerm[], ticks: Ticks): readonly ConsentAnswer[] =>
  terms.filter(isChoice).map(({ fieldName }) => ({ fieldName, answer: ticks.has(fieldName) }));

/** A checkbox stands beside it (SGN-069). */
export const isChoice = ({ fieldType }: ConsentTerm): boolean => fieldType === 'BINARY_CHOICE';
