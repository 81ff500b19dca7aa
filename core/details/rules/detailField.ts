/** Which fields a form for details has: what is asked for, completed by what the chosen country asks for (FRM-013, FRM-015, FRM-039). */
import type { AcceptableValue, Country, MissingField } from '../../generated/platform';
import { isMandatoryIn, type CountryRestriction } from './countryRestriction';
import { knownDetail, type KnownDetail } from './detailTexts';

export type DetailKind = 'text' | 'email' | 'choice' | 'country' | 'phone' | 'date' | 'tax';

export interface DetailField {
  /** As the platform names it; also the key of its value. */
  readonly name: string;
  /** The detail that it is, for its texts; null when the house knows none. */
  readonly known: KnownDetail | null;
  readonly kind: DetailKind;
  /** The platform's own name for it; null when the house's is used. */
  readonly label: string | null;
  readonly required: boolean;
  /** What may be chosen; empty for what is typed. */
  readonly options: readonly AcceptableValue[];
  /** What stands there and cannot be changed here; absent where the viewer fills it in. */
  readonly fixed?: string;
  /** What is said when it is wrong, where it is not what is said of this detail everywhere. */
  readonly problemKeys?: ProblemKeys;
}

/** Message keys, by what is wrong. */
export type ProblemKeys = Readonly<Record<'required' | 'invalid', string>>;

/** The type of a field that asks for a country alone, not for what that country wants of an address. */
export const RESIDENCE = 'residence';

/** A field that is asked for, with as much as is known of it. */
export type WantedDetail = Pick<MissingField, 'fieldName' | 'required'> &
  Partial<Pick<MissingField, 'fieldType' | 'label' | 'acceptableValues'>> & { readonly fixed?: string | null; readonly problemKeys?: ProblemKeys };

export interface FieldRules {
  readonly restrictions: readonly CountryRestriction[];
  readonly context: CountryRestriction['context'];
}

/** Where fields stand, whatever the order in which they are asked for. What is not named comes last. */
const order: readonly string[] = ['name', 'email', 'phoneNumber', 'birthDate', 'country', 'line1', 'line2', 'city', 'administrativeLevel1', 'postalCode', 'taxNumber'];

/** Details of an address: to ask for one of them is to ask for what the country wants of an address. */
const address: ReadonlySet<string> = new Set(['country', 'line1', 'line2', 'city', 'administrativeLevel1', 'postalCode']);

const isAddress = ({ fieldName, fieldType }: WantedDetail): boolean => {
  const known = knownDetail(fieldName, fieldType ?? '');
  if (fieldType === RESIDENCE) return false;
  return fieldType === 'address' || fieldName === 'address' || (known !== null && address.has(known));
};

/**
 * The fields, each once. Asked for anything of an address, the country stands with it and brings its own fields, all of which are
 * required (FRM-013). Where a country restriction hits, every field is required (FRM-016, FRM-018, SGN-081).
 */
export function detailFields(wanted: readonly WantedDetail[], country: Country | null, { restrictions, context }: FieldRules): readonly DetailField[] {
  const mandatory = country !== null && isMandatoryIn(country.iso3166alpha2, restrictions, context);
  const fields = new Map<string, DetailField>();
  const add = (field: WantedDetail): void => {
    const made = fieldOf(field);
    const before = fields.get(made.name);
    fields.set(made.name, { ...before, ...made, required: made.required || mandatory || before?.required === true });
  };
  for (const field of wanted) if (field.fieldName !== 'address' && field.fieldType !== 'address') add(field);
  if (wanted.some(isAddress)) {
    add({ fieldName: 'country', required: true });
    for (const { fieldName, label, acceptableValues } of country?.addressRequiredFields ?? [])
      add({ fieldName, label, required: true, ...(acceptableValues ? { acceptableValues } : {}) });
  }
  return [...fields.values()].sort((one, other) => rank(one) - rank(other));
}

function fieldOf({ fieldName, fieldType = '', label, required, acceptableValues, fixed, problemKeys }: WantedDetail): DetailField {
  const known = knownDetail(fieldName, fieldType);
  const options = acceptableValues ?? [];
  return {
    name: fieldName,
    known,
    kind: known === 'country' ? 'country' : options.length > 0 ? 'choice' : kindOf(known, fieldType),
    // A label that only repeats the field's name was not written for viewers.
    label: label && label !== fieldName ? label : null,
    required,
    options,
    ...(fixed ? { fixed } : {}),
    ...(problemKeys === undefined ? {} : { problemKeys }),
  };
}

function kindOf(known: KnownDetail | null, fieldType: string): DetailKind {
  if (known === 'email' || fieldType === 'email') return 'email';
  if (known === 'phoneNumber' || fieldType === 'phoneNumber') return 'phone';
  if (known === 'birthDate' || fieldType === 'date' || fieldType === 'birthDate') return 'date';
  return known === 'taxNumber' || fieldType === 'taxNumber' ? 'tax' : 'text';
}

function rank({ known, name }: DetailField): number {
  const place = order.indexOf(known ?? name);
  return place === -1 ? order.length : place;
}
