/** A date as three short inputs, for dates that are known by heart, such as a birth date (FRM-002 to FRM-011). */
import { useId, useRef } from 'react';
import { Field, type FieldTexts } from './Field';
import styles from './Field.module.css';

type DatePart = 'year' | 'month' | 'day';

/** As typed: digits only, parts may be empty. */
export type DateParts = Readonly<Record<DatePart, string>>;

export interface DateFieldProps extends FieldTexts {
  readonly value: DateParts;
  readonly onChange: (value: DateParts) => void;
  readonly onBlur?: () => void;
  /** The locale's order of the inputs. */
  readonly order: readonly DatePart[];
  readonly partLabels: Readonly<Record<DatePart, string>>;
  readonly disabled?: boolean | undefined;
  /** `bday` for the viewer's own birth date: the browser then fills in all three. */
  readonly autoComplete?: 'bday' | undefined;
}

const lengths: Readonly<Record<DatePart, number>> = { year: 4, month: 2, day: 2 };
const highest: Readonly<Record<DatePart, number>> = { year: 9999, month: 12, day: 31 };

/** Restricts input to digits, up to the length and the maximum of the part (FRM-003 to FRM-006). */
export function datePartTyped(part: DatePart, typed: string, before: string): string {
  const digits = typed.replaceAll(/\D/g, '').slice(0, lengths[part]);
  return Number(digits) > highest[part] ? before : digits;
}

/** A complete part moves focus to the next (FRM-007). */
export function DateField({
  label,
  value,
  onChange,
  onBlur,
  order,
  partLabels,
  error,
  hint,
  required,
  disabled,
  autoComplete,
}: DateFieldProps) {
  const id = useId();
  const inputs = useRef(new Map<DatePart, HTMLInputElement>());
  const enter = (part: DatePart, typed: string) => {
    const entered = datePartTyped(part, typed, value[part]);
    onChange({ ...value, [part]: entered });
    const next = order[order.indexOf(part) + 1];
    if (entered.length === lengths[part] && entered.length > value[part].length && next !== undefined)
      inputs.current.get(next)?.focus();
  };
  return (
    <Field id={id} label={label} error={error} hint={hint} required={required} group>
      <div className={styles['parts']}>
        {order.map((part) => (
          <input
            key={part}
            ref={(input) => {
              if (input === null) inputs.current.delete(part);
              else inputs.current.set(part, input);
            }}
            className={`${styles['input']} ${part === 'year' ? styles['year'] : ''}`}
            inputMode="numeric"
            autoComplete={autoComplete === undefined ? 'off' : `${autoComplete}-${part}`}
            aria-label={partLabels[part]}
            placeholder={partLabels[part]}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            disabled={disabled}
            value={value[part]}
            onChange={(change) => enter(part, change.target.value)}
            onBlur={onBlur}
          />
        ))}
      </div>
    </Field>
  );
}
