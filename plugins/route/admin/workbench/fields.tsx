/** The small controls of the workbench: dense, labelled, native. */
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

/** One of a list. A value that is not in it shows the first. */
export function Choice({ label, value, options, onChange }: ChoiceProps) {
  const id = useId();
  const chosen = options.some((option) => option.value === value) ? value : options[0]?.value;
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <select id={id} className={styles['box']} value={chosen} onChange={(change) => onChange(change.target.value)}>
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
  /** Two in a line: for names that are too long to stand side by side. */
  readonly pairs?: boolean;
}

/** One of a few, side by side. */
export function Segments({ label, value, options, onChange, pairs = false }: SegmentsProps) {
  const name = useId();
  return (
    <fieldset className={styles['group']}>
      <legend>{label}</legend>
      <div className={styles['segments']} data-pairs={pairs || undefined}>
        {options.map((option) => (
          <label key={option.value} className={styles['segment']}>
            <input type="radio" name={name} value={option.value} checked={option.value === value} onChange={() => onChange(option.value)} />
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

/** A line of text, taken when it is left or confirmed, so that nothing reloads at every key. */
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
      <input key={value} id={id} name="value" className={styles['box']} defaultValue={value} placeholder={placeholder} dir="ltr" onBlur={(blur) => blur.target.value.trim() !== value && onChange(blur.target.value.trim())} />
    </form>
  );
}

export interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly said: string;
  readonly onChange: (value: number) => void;
}

export function Slider({ label, value, least, most, said, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['between']}>
        <span>{label}</span>
        <output htmlFor={id}>{said}</output>
      </label>
      <input id={id} type="range" className={styles['range']} min={least} max={most} step={10} value={value} aria-valuetext={said} onChange={(change) => onChange(Number(change.target.value))} />
    </div>
  );
}

/** A button without the brand's shape: tools are pressed often and read fast. */
export function Press({ className, type = 'button', ...rest }: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button {...rest} type={type} className={`${styles['press']} ${className ?? ''}`} />;
}

/** A quiet word below the controls. */
export function Note({ children }: { readonly children: ReactNode }) {
  return <p className={styles['note']}>{children}</p>;
}
