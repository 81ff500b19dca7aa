/** Labels, error messages (FRM-014) and autocomplete tokens of known details. */

/** Known details by their name in the platform's API. */
export const detailTexts = {
  name: texts('detailName', 'nameFieldIsRequired', 'nameFieldIsInvalid', 'name'),
  email: texts('detailEmail', 'emailFieldIsRequired', 'emailFieldIsInvalid', 'email'),
  phoneNumber: texts(
    'detailPhoneNumber',
    'phoneNumberFieldIsRequired',
    'phoneNumberFieldIsInvalid',
    'tel-national',
  ),
  birthDate: texts('detailBirthDate', 'birthDateFieldIsRequired', 'birthDateFieldIsInvalid', 'bday'),
  country: texts('detailCountry', 'countryFieldIsRequired', 'countryFieldIsInvalid', 'country'),
  line1: texts('detailLine1', 'line1FieldIsRequired', 'line1FieldIsInvalid', 'address-line1'),
  line2: texts('detailLine2', 'line2FieldIsRequired', 'line2FieldIsInvalid', 'address-line2'),
  city: texts('detailCity', 'cityFieldIsRequired', 'cityFieldIsInvalid', 'address-level2'),
  administrativeLevel1: texts(
    'detailAdministrativeLevel1',
    'administrativeLevel1FieldIsRequired',
    'administrativeLevel1FieldIsInvalid',
    'address-level1',
  ),
  postalCode: texts(
    'detailPostalCode',
    'postalCodeFieldIsRequired',
    'postalCodeFieldIsInvalid',
    'postal-code',
  ),
  taxNumber: texts('detailTaxNumber', 'taxNumberFieldIsRequired', 'taxNumberFieldIsInvalid', 'off'),
} as const;

export type KnownDetail = keyof typeof detailTexts;

/** Aliases in the platform's API. */
const sameAs: Readonly<Record<string, KnownDetail>> = { fullName: 'name', contactEmail: 'email' };

/** The known detail for a field's name, else for its type; null if there is none. */
export function knownDetail(fieldName: string, fieldType: string): KnownDetail | null {
  return known(fieldName) ?? known(fieldType);
}

function known(name: string): KnownDetail | null {
  if (Object.hasOwn(sameAs, name)) return sameAs[name] ?? null;
  return Object.hasOwn(detailTexts, name) ? (name as KnownDetail) : null;
}

function texts<Label extends string, Required extends string, Invalid extends string>(
  label: Label,
  required: Required,
  invalid: Invalid,
  autoComplete: string,
) {
  return { label, required, invalid, autoComplete } as const;
}
