/** Fields that only whole forms have: a door of their own, since the first page carries whatever stands in index.ts. */
export { CheckField, type CheckFieldProps } from './CheckField';
export { DateField, datePartTyped, type DateFieldProps, type DateParts } from './DateField';
export { SelectField, type SelectFieldProps, type SelectOption } from './SelectField';
