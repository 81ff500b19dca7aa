/** A password that can be looked at while its eye is held down (SGN-088, SGN-089). */
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useText } from '../../i18n';
import type { Clock } from '../services';
import { Icon, TextField, type TextFieldProps } from '../../ui';
import styles from './PasswordField.module.css';

/** Milliseconds that the password stays to be seen after the eye is let go. */
export const AFTERGLOW = 300;

export type PasswordFieldProps = Omit<TextFieldProps, 'label' | 'type' | 'end' | 'inputRef'> & {
  readonly clock: Clock;
  /** What the field is called; without it, a password. */
  readonly label?: string;
};

/** Held by pointer or key. Assistive technology, which only clicks, switches it on and off. */
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
    cancel.current = clock.after(AFTERGLOW, () => setVisible(false));
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
            // Enter and the space bar would click as well.
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
          <Icon name={visible ? 'eyeOff' : 'eye'} />
        </button>
      }
    />
  );
}
