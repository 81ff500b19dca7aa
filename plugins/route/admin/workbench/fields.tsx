/** Compact, labelled native controls of the workbench. */
import { useId, type ButtonHTMLAttributes, type ReactNode } from 'react';
import styles from './fields.module.css';

export interface Option {
  readonly value: string;
  readonly label: string;
}

export interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly Option[];
  readonly onChange: (value: string) => void;
}

/** Select. An unknown value shows the first option. */
export function Choice({ label, value, options, onChange }: ChoiceProps) {
  const id = useId();
  const chosen = options.some((option) => option.value === value) ? value : options[0]?.value;
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={styles['box']}
        value={chosen}
        onChange={(change) => onChange(change.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

export interface SegmentsProps extends ChoiceProps {
  /** Two per line: for labels too long to fit in one line. */
  readonly pairs?: boolean;
}

/** Segmented control. */
export function Segments({ label, value, options, onChange, pairs = false }: SegmentsProps) {
  const name = useId();
  return (
    <fieldset className={styles['group']}>
      <legend>{label}</legend>
      <div className={styles['segments']} data-pairs={pairs || undefined}>
        {options.map((option) => (
          <label key={option.value} className={styles['segment']}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export interface LineProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
}

/** Text input, committed on blur or Enter, so that nothing reloads on every keystroke. */
export function Line({ label, value, onChange, placeholder }: LineProps) {
  const id = useId();
  return (
    <form
      noValidate
      className={styles['field']}
      onSubmit={(submit) => {
        submit.preventDefault();
        const field = submit.currentTarget.elements.namedItem('value');
        if (field instanceof HTMLInputElement) onChange(field.value.trim());
      }}
    >
      <label htmlFor={id}>{label}</label>
      <input
        key={value}
        id={id}
        name="value"
        className={styles['box']}
        defaultValue={value}
        placeholder={placeholder}
        dir="ltr"
        onBlur={(blur) => blur.target.value.trim() !== value && onChange(blur.target.value.trim())}
      />
    </form>
  );
}

export interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly valueText: string;
  readonly onChange: (value: number) => void;
}

export function Slider({ label, value, least, most, valueText, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['between']}>
        <span>{label}</span>
        <output htmlFor={id}>{valueText}</output>
      </label>
      <input
        id={id}
        type="range"
        className={styles['range']}
        min={least}
        max={most}
        step={10}
        value={value}
        aria-valuetext={valueText}
        onChange={(change) => onChange(Number(change.target.value))}
      />
    </div>
  );
}

/** A plain button without the brand's shape. */
export function Press({ className, type = 'button', ...rest }: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button {...rest} type={type} className={`${styles['press']} ${className ?? ''}`} />;
}

/** Muted note below the controls. */
export function Note({ children }: { readonly children: ReactNode }) {
  return <p className={styles['note']}>{children}</p>;
}
