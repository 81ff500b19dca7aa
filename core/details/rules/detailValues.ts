/** Values of detail fields: reading, validation and serialization (FRM-010, FRM-014, FRM-038). */
import type { Country, UserDetails } from '../../generated/platform';
import type { DetailField } from './detailField';
import { phoneNumber, phoneParts, type PhoneParts } from './phoneNumber';
import { isTaxNumber, taxNumberSent, taxNumberShown } from './taxNumber';
import { isEmail, trimmed } from '../../sdk/typedText';

/** A date entered in parts (FRM-009, FRM-010). */

interface TypedDate {
  readonly year: string;
  readonly month: string;
  readonly day: string;
}

const noDate: TypedDate = { year: '', month: '', day: '' };

const isUntouched = ({ year, month, day }: TypedDate): boolean => year === '' && month === '' && day === '';

/** YYYY-MM-DD once all three parts are entered; null before, and for an impossible date. */
export function dateOf({ year, month, day }: TypedDate): string | null {
  if (year === '' || month === '' || day === '') return null;
  const date = `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date) ? date : null;
}

/** Splits a date for its field. */
export function typedDate(date: string): TypedDate {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})/.exec(date) ?? [];
  return { year, month, day };
}

export type DetailValue = string | PhoneParts | TypedDate;

/** Empty, or malformed. */
export type DetailProblem = 'required' | 'invalid';

/** Country context for interpreting a value. */
export interface DetailPlace {
  readonly countries: readonly Country[];
  /** Selected country, ISO 3166 alpha-2; null while none is. */
  readonly country: string | null;
}

/** The text of a text value; empty for other kinds. */
export const textOf = (value: DetailValue | undefined): string => (typeof value === 'string' ? value : '');
export const phoneOf = (value: DetailValue | undefined, { country, countries }: DetailPlace): PhoneParts =>
  typeof value === 'object' && 'regionCode' in value
    ? value
    : { regionCode: country ?? countries[0]?.iso3166alpha2 ?? '', number: '' };
export const dateIn = (value: DetailValue | undefined): TypedDate =>
  typeof value === 'object' && 'year' in value ? value : noDate;

/** Null for a valid value. An optional field may be empty, but its content must be valid. */
export function detailProblem(
  field: DetailField,
  value: DetailValue | undefined,
  place: DetailPlace,
): DetailProblem | null {
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

/** Serialized value; null for an empty one. */
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

/** Details stored outside the address, with their key in the platform's API. */
const unchanged = {
  name: 'name',
  email: 'contactEmail',
  phoneNumber: 'phoneNumber',
  birthDate: 'birthDate',
  taxNumber: 'taxNumber',
} as const;

/**
 * Request body with the entered values. Read-only fields are omitted, and other stored details stay unchanged
 * (FRM-039).
 */
export function detailsSent(
  fields: readonly DetailField[],
  values: ReadonlyMap<string, DetailValue>,
  place: DetailPlace,
): UserDetails {
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

/** The stored value in the field's display format; undefined if there is none. */
export function knownValue(
  field: DetailField,
  details: UserDetails,
  place: DetailPlace,
): DetailValue | undefined {
  const own = ownKey(field);
  const text = own === null ? details.address?.[field.name] : details[own];
  if (!text) return undefined;
  if (field.kind === 'date') return typedDate(text);
  if (field.kind === 'phone') return phoneParts(text, place.countries, place.country ?? '') ?? undefined;
  return field.kind === 'tax' ? taxNumberShown(text, place.country) : text;
}

function ownKey({ known }: DetailField): (typeof unchanged)[keyof typeof unchanged] | null {
  return known !== null && known in unchanged ? unchanged[known as keyof typeof unchanged] : null;
}
