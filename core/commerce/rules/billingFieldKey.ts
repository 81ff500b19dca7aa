/** What a missing billing detail is called, when the platform gives it no label of its own. */
import type { MissingField } from '../../generated/platform';

const keys = {
  name: 'billingName',
  fullName: 'billingName',
  email: 'billingEmail',
  address: 'billingAddress',
  line1: 'billingLine1',
  postalCode: 'billingPostalCode',
  administrativeLevel1: 'billingAdministrativeLevel1',
  phoneNumber: 'billingPhoneNumber',
  birthDate: 'billingBirthDate',
  taxNumber: 'billingTaxNumber',
} as const;

/** A message key by the field's name, else by its type; null for a field that this house does not know. */
export function billingFieldKey({
  fieldName,
  fieldType,
}: Pick<MissingField, 'fieldName' | 'fieldType'>): (typeof keys)[keyof typeof keys] | null {
  const known = [fieldName, fieldType].find((name) => Object.hasOwn(keys, name));
  return known === undefined ? null : keys[known as keyof typeof keys];
}
