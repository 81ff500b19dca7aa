/** Fields that only larger forms need: a separate entry point, since the first chunk includes all of index.ts. */
export { CheckField, type CheckFieldProps } from './CheckField';
export { DateField, datePartTyped, type DateFieldProps, type DateParts } from './DateField';
export { SelectField, type SelectFieldProps, type SelectOption } from './SelectField';
