/** What stands in the fields, what is wrong with it, and what is sent (FRM-010, FRM-014, FRM-038). */
import type { Country, UserDetails } from '../../generated/platform';
import type { DetailField } from './detailField';
import { phoneNumber, phoneParts, type PhoneParts } from './phoneNumber';
import { isTaxNumber, taxNumberSent, taxNumberShown } from './taxNumber';
import { dateOf, isUntouched, noDate, typedDate, type TypedDate } from './typedDate';
import { isEmail, trimmed } from '../../sdk/typedText';

export type DetailValue = string | PhoneParts | TypedDate;

/** Empty, or not what it should be. */
export type DetailProblem = 'required' | 'invalid';

/** Where the viewer is: what a value means depends on it. */
export interface DetailPlace {
  readonly countries: readonly Country[];
  /** The chosen country, ISO 3166 alpha-2; null while none is. */
  readonly country: string | null;
}

/** The part of a value that a text field shows. */
export const textOf = (value: DetailValue | undefined): string => (typeof value === 'string' ? value : '');
export const phoneOf = (value: DetailValue | undefined, { country, countries }: DetailPlace): PhoneParts =>
  typeof value === 'object' && 'regionCode' in value ? value : { regionCode: country ?? countries[0]?.iso3166alpha2 ?? '', number: '' };
export const dateIn = (value: DetailValue | undefined): TypedDate => (typeof value === 'object' && 'year' in value ? value : noDate);

/** Null when the value can be sent. An optional field may stay empty; whatever is in it must still be right. */
export function detailProblem(field: DetailField, value: DetailValue | undefined, place: DetailPlace): DetailProblem | null {
  const { kind, required, options, fixed } = field;
  if (fixed !== undefined) return null;
  const empty = required ? 'required' : null;
  switch (kind) {
    case 'date': {
      const typed = dateIn(value);
      if (isUntouched(typed)) return empty;
      return dateOf(typed) === null ? 'invalid' : null;
    }
    case 'phone': {
      const phone = phoneOf(value, place);
      if (phone.number.trim() === '') return empty;
      return phoneNumber(phone, place.countries)?.possible === true ? null : 'invalid';
    }
    case 'choice':
      return options.some((option) => option.value === value) ? null : empty;
    case 'country':
      return place.countries.some(({ iso3166alpha2 }) => iso3166alpha2 === value) ? null : empty;
    default: {
      const text = trimmed(textOf(value));
      if (text === '') return empty;
      if (kind === 'email') return isEmail(text) ? null : 'invalid';
      if (kind === 'tax') return isTaxNumber(text, place.country) ? null : 'invalid';
      return null;
    }
  }
}

/** What is sent of a value; null for an empty one. */
function sent({ kind }: DetailField, value: DetailValue | undefined, place: DetailPlace): string | null {
  if (kind === 'date') return dateOf(dateIn(value));
  if (kind === 'phone') {
    const phone = phoneOf(value, place);
    return phone.number.trim() === '' ? null : (phoneNumber(phone, place.countries)?.complete ?? null);
  }
  const text = trimmed(textOf(value));
  const whole = kind === 'tax' ? taxNumberSent(text, place.country) : text;
  return whole === '' ? null : whole;
}

/** The details that are kept outside the address, by the detail they are. */
const kept = { name: 'name', email: 'contactEmail', phoneNumber: 'phoneNumber', birthDate: 'birthDate', taxNumber: 'taxNumber' } as const;

/** The body of the call that saves: what was entered; what is fixed is not sent, and whatever else is known of the viewer stays (FRM-039). */
export function detailsSent(fields: readonly DetailField[], values: ReadonlyMap<string, DetailValue>, place: DetailPlace): UserDetails {
  const details: UserDetails = {};
  const address: Record<string, string> = {};
  for (const field of fields) {
    const value = field.fixed === undefined ? sent(field, values.get(field.name), place) : null;
    if (value === null) continue;
    const own = ownKey(field);
    if (own === null) address[field.name] = value;
    else details[own] = value;
  }
  return Object.keys(address).length === 0 ? details : { ...details, address };
}

/** What the platform knows already, as the field shows it; undefined when it knows nothing. */
export function knownValue(field: DetailField, details: UserDetails, place: DetailPlace): DetailValue | undefined {
  const own = ownKey(field);
  const text = own === null ? details.address?.[field.name] : details[own];
  if (!text) return undefined;
  if (field.kind === 'date') return typedDate(text);
  if (field.kind === 'phone') return phoneParts(text, place.countries, place.country ?? '') ?? undefined;
  return field.kind === 'tax' ? taxNumberShown(text, place.country) : text;
}

function ownKey({ known }: DetailField): (typeof kept)[keyof typeof kept] | null {
  return known !== null && known in kept ? kept[known as keyof typeof kept] : null;
}
