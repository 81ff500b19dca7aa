/** A checkbox with its label. */
import { useId } from 'react';
import styles from './CheckField.module.css';
import { describedBy, type FieldTexts } from './Field';
import { CheckMark } from './CheckMark';

export interface CheckFieldProps extends Pick<FieldTexts, 'label' | 'hint' | 'required'> {
  readonly name: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** The label toggles it as well. A required checkbox is marked with a star. */
export function CheckField({ name, label, hint, required = false, checked, onChange }: CheckFieldProps) {
  const id = useId();
  return (
    <div className={styles['field']}>
      <CheckMark
        id={id}
        type="checkbox"
        name={name}
        checked={checked}
        required={required}
        aria-describedby={describedBy(id, { hint, error: null })}
        onChange={(change) => onChange(change.target.checked)}
      />
      <label htmlFor={id} className={styles['label']}>
        {label}
        {required && (
          <span aria-hidden="true" className={styles['star']}>
            *
          </span>
        )}
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </p>
      )}
    </div>
  );
}
