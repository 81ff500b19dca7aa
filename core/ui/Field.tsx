/** Frame of every form field: label with star, hint and error. */
import type { ReactNode } from 'react';
import styles from './Field.module.css';

export interface FieldTexts {
  readonly label: string;
  /** The validation error, linked to the field by `aria-describedby`. */
  readonly error?: string | null | undefined;
  readonly hint?: string | undefined;
  /** Marked with a star after the label (SGN-086, FRM-011). */
  readonly required?: boolean | undefined;
}

export interface FieldProps extends FieldTexts {
  readonly id: string;
  readonly className?: string | undefined;
  /** A field of several controls is a `fieldset` with a legend instead of a label. */
  readonly group?: boolean;
  readonly children: ReactNode;
}

/** The ids of hint and error, for `aria-describedby`; undefined if there is neither. */
export function describedBy(
  id: string,
  { hint, error }: Pick<FieldTexts, 'hint' | 'error'>,
): string | undefined {
  const describedBy = [hint === undefined ? null : `${id}-hint`, error ? `${id}-error` : null].filter(
    (part) => part !== null,
  );
  return describedBy.length > 0 ? describedBy.join(' ') : undefined;
}

export function Field({ id, label, error, hint, required, className, group = false, children }: FieldProps) {
  const words = (
    <>
      {label}
      {required === true && (
        <span aria-hidden="true" className={styles['star']}>
          *
        </span>
      )}
    </>
  );
  const rest = (
    <>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </p>
      )}
      {error ? (
        <p id={`${id}-error`} className={styles['error']}>
          {error}
        </p>
      ) : null}
    </>
  );
  const look = `${styles['field']} ${group ? styles['group'] : ''} ${className ?? ''}`;
  if (group)
    return (
      <fieldset
        className={look}
        data-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
      >
        <legend className={styles['label']}>{words}</legend>
        {children}
        {rest}
      </fieldset>
    );
  return (
    <div className={look} data-invalid={error ? true : undefined}>
      <label htmlFor={id} className={styles['label']}>
        {words}
      </label>
      {children}
      {rest}
    </div>
  );
}
