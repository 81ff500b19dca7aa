/** The realm's terms for creating an account: which boxes are preticked, and when they are accepted. Pure. */
import type { LocalisedText } from '../../realm/checkedRealm';
import type { ConsentAnswer } from '../../sdk/signIn';

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

/** Field names of ticked boxes. */
export type Ticks = ReadonlySet<string>;

/** Boxes ticked initially: by exactly the string true, in `defaultValue` before `data.default` (SGN-071, FRM-028). */
export const preticked = (terms: readonly ConsentTerm[]): Ticks =>
  new Set(
    terms
      .filter((term) => isChoice(term) && (term.defaultValue ?? term.data?.default) === 'true')
      .map(({ fieldName }) => fieldName),
  );

/** Whether every required choice is ticked; an informational text never blocks (SGN-068, SGN-070, FRM-027). */
export const isAgreed = (terms: readonly ConsentTerm[], ticks: Ticks): boolean =>
  terms.every((term) => !isChoice(term) || term.required !== true || ticks.has(term.fieldName));

/** The request data: an answer for each choice (SGN-072). */
export const consentAnswers = (terms: readonly ConsentTerm[], ticks: Ticks): readonly ConsentAnswer[] =>
  terms.filter(isChoice).map(({ fieldName }) => ({ fieldName, answer: ticks.has(fieldName) }));

/** Has a checkbox (SGN-069). */
export const isChoice = ({ fieldType }: ConsentTerm): boolean => fieldType === 'BINARY_CHOICE';
