/** What each detail is called, what is said when it is wrong (FRM-014), and what browsers know it as. */

/** Details with texts of their own, by the name they have at the platform. */
export const detailTexts = {
  name: texts('detailName', 'nameFieldIsRequired', 'nameFieldIsInvalid', 'name'),
  email: texts('detailEmail', 'emailFieldIsRequired', 'emailFieldIsInvalid', 'email'),
  phoneNumber: texts('detailPhoneNumber', 'phoneNumberFieldIsRequired', 'phoneNumberFieldIsInvalid', 'tel-national'),
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
  postalCode: texts('detailPostalCode', 'postalCodeFieldIsRequired', 'postalCodeFieldIsInvalid', 'postal-code'),
  taxNumber: texts('detailTaxNumber', 'taxNumberFieldIsRequired', 'taxNumberFieldIsInvalid', 'off'),
} as const;

export type KnownDetail = keyof typeof detailTexts;

/** Other names that the platform has for the same detail. */
const sameAs: Readonly<Record<string, KnownDetail>> = { fullName: 'name', contactEmail: 'email' };

/** The detail that a field asks for, by its name, else by its type; null for one that this house has no texts for. */
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
