/**
 * Derives the fields of a details form from the requested details and the selected country (FRM-013, FRM-015,
 * FRM-039).
 */
import type { AcceptableValue, Country, MissingField } from '../../generated/platform';
import { isMandatoryIn, type CountryRestriction } from './countryRestriction';
import { knownDetail, type KnownDetail } from './detailTexts';

export type DetailKind = 'text' | 'email' | 'choice' | 'country' | 'phone' | 'date' | 'tax';

export interface DetailField {
  /** Name in the platform's API; also the key of its value. */
  readonly name: string;
  /** The known detail, for its messages; null for an unknown one. */
  readonly known: KnownDetail | null;
  readonly kind: DetailKind;
  /** Label sent by the platform; null when the built-in label is used. */
  readonly label: string | null;
  readonly required: boolean;
  /** Select options; empty for text input. */
  readonly options: readonly AcceptableValue[];
  /** Read-only value; absent where the viewer enters one. */
  readonly fixed?: string;
  /** Message keys that replace this detail's usual error messages. */
  readonly problemKeys?: ProblemKeys;
}

/** Message keys by kind of error. */
export type ProblemKeys = Readonly<Record<'required' | 'invalid', string>>;

/** Field type for a country alone, without the address fields of that country. */
export const RESIDENCE = 'residence';

/** A requested field, with as much as is known of it. */
export type WantedDetail = Pick<MissingField, 'fieldName' | 'required'> &
  Partial<Pick<MissingField, 'fieldType' | 'label' | 'acceptableValues'>> & {
    readonly fixed?: string | null;
    readonly problemKeys?: ProblemKeys;
  };

export interface FieldRules {
  readonly restrictions: readonly CountryRestriction[];
  readonly context: CountryRestriction['context'];
}

/** Display order, independent of the request; unlisted fields come last. */
const order: readonly string[] = [
  'name',
  'email',
  'phoneNumber',
  'birthDate',
  'country',
  'line1',
  'line2',
  'city',
  'administrativeLevel1',
  'postalCode',
  'taxNumber',
];

/** Address details: requesting one of them requests all address fields of the country. */
const address: ReadonlySet<string> = new Set([
  'country',
  'line1',
  'line2',
  'city',
  'administrativeLevel1',
  'postalCode',
]);

const isAddress = ({ fieldName, fieldType }: WantedDetail): boolean => {
  const known = knownDetail(fieldName, fieldType ?? '');
  if (fieldType === RESIDENCE) return false;
  return fieldType === 'address' || fieldName === 'address' || (known !== null && address.has(known));
};

/**
 * The form's fields without duplicates. Requesting any part of an address adds the country and its address
 * fields, all of them required (FRM-013). Where a country restriction applies, every field is required
 * (FRM-016, FRM-018, SGN-081).
 */
export function detailFields(
  wanted: readonly WantedDetail[],
  country: Country | null,
  { restrictions, context }: FieldRules,
): readonly DetailField[] {
  const mandatory = country !== null && isMandatoryIn(country.iso3166alpha2, restrictions, context);
  const fields = new Map<string, DetailField>();
  const add = (field: WantedDetail): void => {
    const made = fieldOf(field);
    const before = fields.get(made.name);
    fields.set(made.name, {
      ...before,
      ...made,
      required: made.required || mandatory || before?.required === true,
    });
  };
  for (const field of wanted) if (field.fieldName !== 'address' && field.fieldType !== 'address') add(field);
  if (wanted.some(isAddress)) {
    add({ fieldName: 'country', required: true });
    for (const { fieldName, label, acceptableValues } of country?.addressRequiredFields ?? [])
      add({ fieldName, label, required: true, ...(acceptableValues ? { acceptableValues } : {}) });
  }
  return [...fields.values()].sort((one, other) => rank(one) - rank(other));
}

function fieldOf({
  fieldName,
  fieldType = '',
  label,
  required,
  acceptableValues,
  fixed,
  problemKeys,
}: WantedDetail): DetailField {
  const known = knownDetail(fieldName, fieldType);
  const options = acceptableValues ?? [];
  return {
    name: fieldName,
    known,
    kind: known === 'country' ? 'country' : options.length > 0 ? 'choice' : kindOf(known, fieldType),
    // A label that equals the field name is not meant for viewers.
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
