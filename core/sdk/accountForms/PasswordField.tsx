/** Password field whose text is visible while its eye button is held down (SGN-088, SGN-089). */
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useText } from '../../i18n/hooks';
import { SHOW_PASSWORD_HIDE } from '../constants';
import type { Clock } from '../services';
import { Icon, Drawing } from '../../ui/Icon';
import { TextField, type TextFieldProps } from '../../ui/TextField';
import styles from './PasswordField.module.css';

const struckEye =
  'm4 4 16 16M9.900 5.700A10 10 0 0 1 12 5.500c4.300 0 7.700 2.200 10 6.500a15 15 0 0 1-3 3.900M6.300 7.700A14 14 0 0 0 2 12c2.300 4.300 5.700 6.500 10 6.500 1.700 0 3.300-.400 4.700-1.100';

/** Props of the password field, which has its own label and a button that shows the password. */
export type PasswordFieldProps = Omit<TextFieldProps, 'label' | 'type' | 'end' | 'inputRef'> & {
  readonly clock: Clock;
  /** Label of the field; defaults to "password". */
  readonly label?: string;
};

/** Held by pointer or key. Assistive technology, which only clicks, toggles it. */
export function PasswordField({ clock, label, ...field }: PasswordFieldProps) {
  const t = useText();
  const [visible, setVisible] = useState(false);
  const cancel = useRef<() => void>(() => undefined);
  const held = useRef(false);
  useEffect(() => () => cancel.current(), []);

  const show = () => {
    cancel.current();
    held.current = true;
    setVisible(true);
  };
  const release = () => {
    if (!held.current) return;
    held.current = false;
    cancel.current();
    cancel.current = clock.after(SHOW_PASSWORD_HIDE, () => setVisible(false));
  };
  const isPress = ({ key }: KeyboardEvent) => key === ' ' || key === 'Enter';
  return (
    <TextField
      {...field}
      label={label ?? t('accountPassword')}
      type={visible ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <button
          type="button"
          className={styles['eye']}
          aria-label={t('accountShowPassword')}
          aria-pressed={visible}
          onPointerDown={show}
          onPointerUp={release}
          onPointerLeave={release}
          onPointerCancel={release}
          onBlur={release}
          onContextMenu={(menu) => menu.preventDefault()}
          onKeyDown={(press) => {
            if (!isPress(press)) return;
            // Enter and Space would also fire a click.
            press.preventDefault();
            show();
          }}
          onKeyUp={(press) => {
            if (isPress(press)) release();
          }}
          onClick={(click) => {
            if (click.detail === 0) setVisible(!visible);
          }}
        >
          {visible ? <Drawing drawing={struckEye} /> : <Icon name="eye" />}
        </button>
      }
    />
  );
}
