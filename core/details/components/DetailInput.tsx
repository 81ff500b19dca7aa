/** Input for one detail, by its kind. */
import { observer } from 'mobx-react-lite';
import { birthDateOrder } from '../../i18n/birthDateOrder';
import { useIntlLocale, useText } from '../../i18n/hooks';
import { TextField, type TextFieldProps } from '../../ui/TextField';
import { DateField } from '../../ui/DateField';
import { SelectField } from '../../ui/SelectField';
import type { DetailsStore } from '../DetailsStore';
import type { DetailField } from '../rules/detailField';
import { detailTexts } from '../rules/detailTexts';
import { dateIn, phoneOf, textOf } from '../rules/detailValues';
import { leftToRight, phoneCountries, phoneNumber } from '../rules/phoneNumber';
import styles from './DetailsForm.module.css';
import { useLayoutEffect, useRef, useState } from 'react';
import { caretAfter, digitsIn, taxNumberForm, taxNumberShown } from '../rules/taxNumber';

interface DetailInputProps {
  readonly store: DetailsStore;
  readonly field: DetailField;
}

/** Fields that span the whole line. */
const whole: ReadonlySet<string> = new Set(['name', 'email', 'country', 'line1', 'line2']);

export const DetailInput = observer(function DetailInput({ store, field }: DetailInputProps) {
  const t = useText();
  const locale = useIntlLocale();
  const { kind, known, required, options, fixed } = field;
  const value = store.value(field);
  const label = field.label ?? (known === null ? field.name : t(detailTexts[known].label));
  const about = {
    label,
    required,
    error: useDetailProblem(store, field, label),
    disabled: store.saving,
  };
  const autoComplete = known === null ? 'off' : detailTexts[known].autoComplete;
  const className = known !== null && whole.has(known) ? styles['whole'] : undefined;
  const leave = () => store.leave(field);

  switch (kind) {
    case 'country':
      return (
        <SelectField
          {...about}
          className={className}
          value={textOf(value)}
          options={store.countries.map(({ iso3166alpha2, name }) => ({ value: iso3166alpha2, label: name }))}
          placeholder={t('detailChoose')}
          autoComplete={autoComplete}
          onChange={(code) => store.type(field, code)}
        />
      );
    case 'choice':
      return (
        <SelectField
          {...about}
          className={className}
          value={textOf(value)}
          options={options.map((option) => ({ value: option.value, label: option.displayName }))}
          placeholder={t('detailChoose')}
          autoComplete={autoComplete}
          onChange={(chosen) => store.type(field, chosen)}
        />
      );
    case 'date':
      return (
        <DateField
          {...about}
          value={dateIn(value)}
          order={birthDateOrder(locale)}
          partLabels={{ year: t('detailYear'), month: t('detailMonth'), day: t('detailDay') }}
          autoComplete={known === 'birthDate' ? 'bday' : undefined}
          onChange={(typed) => store.type(field, typed)}
        />
      );
    case 'tax':
      return (
        <TaxInput
          {...about}
          className={className}
          country={store.place.country}
          value={textOf(value)}
          autoComplete={autoComplete}
          onChange={(typed) => store.type(field, typed)}
          onBlur={leave}
        />
      );
    case 'phone':
      return <PhoneInput store={store} field={field} label={label} />;
    default:
      return (
        <TextField
          {...about}
          className={className}
          type={kind === 'email' ? 'email' : 'text'}
          value={textOf(value)}
          autoComplete={autoComplete}
          dir={kind === 'email' ? 'ltr' : 'auto'}
          readOnly={fixed !== undefined}
          hint={fixed === undefined ? undefined : t('detailFixed')}
          onChange={(typed) => store.type(field, typed)}
          onBlur={leave}
        />
      );
  }
});

/**
 * Calling code and number, with the country's sample number as placeholder; a possible number appears below
 * in international format (FRM-020, FRM-022 to FRM-024).
 */
const PhoneInput = observer(function PhoneInput({
  store,
  field,
  label,
}: DetailInputProps & { readonly label: string }) {
  const t = useText();
  const { regionCode, number } = phoneOf(store.value(field), store.place);
  const countries = phoneCountries(store.countries);
  const typed = phoneNumber({ regionCode, number }, store.countries);
  return (
    <div className={`${styles['phone']} ${styles['whole']}`} role="group" aria-label={label}>
      <SelectField
        label={t('detailCallingCode')}
        required={field.required}
        disabled={store.saving}
        value={regionCode}
        options={countries.map(({ value, label: name, countryCallingCode }) => ({
          value,
          label: `${name} ${leftToRight(countryCallingCode)}`,
        }))}
        placeholder={t('detailChoose')}
        autoComplete="tel-country-code"
        onChange={(code) => store.type(field, { regionCode: code, number })}
      />
      <TextField
        label={label}
        required={field.required}
        disabled={store.saving}
        error={useDetailProblem(store, field, label)}
        type="tel"
        dir="ltr"
        value={number}
        placeholder={countries.find(({ value }) => value === regionCode)?.sample ?? undefined}
        autoComplete="tel-national"
        hint={typed?.possible === true ? leftToRight(typed.internationalNumber) : undefined}
        onChange={(entered) => store.type(field, { regionCode, number: entered })}
      />
    </div>
  );
});

/** Translated validation error (FRM-014); null if there is none. */
function useDetailProblem(store: DetailsStore, field: DetailField, label: string): string | null {
  const t = useText();
  const found = store.wrongWith(field);
  if (found === null) return null;
  if (field.problemKeys !== undefined) return t(field.problemKeys[found]);
  if (field.known !== null) return t(detailTexts[field.known][found]);
  return t(found === 'required' ? 'fieldIsRequired' : 'fieldIsInvalid', { field: label });
}

interface TaxInputProps extends Omit<TextFieldProps, 'inputRef'> {
  /** ISO 3166 alpha-2. */
  readonly country: string | null;
}

/** Tax number input. A country's format is applied while typing, and the caret keeps its digit position (FRM-012). */
export function TaxInput({ country, value, onChange, ...rest }: TaxInputProps) {
  const input = useRef<HTMLInputElement>(null);
  /**
   * Digits before the caret; null before the first input. A new object per input event, since unchanged text
   * moves the caret too.
   */
  const [typing, setTyping] = useState<{ readonly digits: number } | null>(null);
  useLayoutEffect(() => {
    if (typing === null || input.current === null) return;
    const caret = caretAfter(input.current.value, typing.digits);
    input.current.setSelectionRange(caret, caret);
  }, [typing]);
  const form = taxNumberForm(country);
  if (form === null) return <TextField {...rest} value={value} onChange={onChange} dir="auto" />;
  return (
    <TextField
      {...rest}
      inputRef={input}
      inputMode="numeric"
      dir="ltr"
      placeholder={form}
      value={value}
      onChange={(typed) => {
        const caret = input.current?.selectionStart ?? typed.length;
        setTyping({ digits: digitsIn(typed.slice(0, caret)) });
        onChange(taxNumberShown(typed, country));
      }}
    />
  );
}
