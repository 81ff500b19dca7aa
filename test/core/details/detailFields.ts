/** Countries and wanted details. */
import type { Country } from '../../../core/generated/platform';
import { detailFields, type WantedDetail } from '../../../core/details/rules/detailField';
import { type DetailPlace } from '../../../core/details/rules/detailValues';

const asks = (...names: string[]) => names.map((fieldName) => ({ fieldName, label: fieldName }));
const country = (iso3166alpha2: string, callingCode: string, ...fields: string[]): Country => ({
  iso3166alpha2,
  name: iso3166alpha2,
  callingCode,
  addressRequiredFields: asks(...fields),
});
export const portugal = country('PT', '+351', 'line1', 'postalCode');
export const ireland = country('IE', '+353', 'line1');
const britain = country('GB', '+44', 'line1', 'postalCode');
export const brazil = country('BR', '+55', 'line1', 'taxNumber');
const canada = country('CA', '+1');
const america = country('US', '+1');
const italy = country('IT', '+39');
const benin = country('BJ', '+229');
export const countries = [portugal, ireland, britain, brazil, canada, america, italy, benin];
export const place = (code: string | null = 'PT'): DetailPlace => ({ countries, country: code });
export const want = (fieldName: string, more: Partial<WantedDetail> = {}): WantedDetail => ({
  fieldName,
  fieldType: fieldName,
  required: true,
  ...more,
});
export const free = { restrictions: [], context: 'PURCHASE' as const };
export const names = (
  wanted: readonly WantedDetail[],
  where: Country | null,
  rules: Parameters<typeof detailFields>[2] = free,
) => detailFields(wanted, where, rules).map(({ name, required }) => (required ? name : `${name}?`));
export const one = (fieldName: string, more: Partial<WantedDetail> = {}) =>
  detailFields([want(fieldName, more)], null, free).find(({ name }) => name === fieldName)!;
