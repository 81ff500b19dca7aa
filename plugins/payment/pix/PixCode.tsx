/** The code as text, with a button that copies it. */
import { useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../../core/i18n';
import { clock, useService } from '../../../core/sdk';
import { Button, Icon } from '../../../core/ui';
import styles from './PixWaiting.module.css';

/** How long the button says that it has copied (RLM-081). */
const SAID_FOR = 2000;

/** Where the browser lets nothing be copied, the code is marked, so that one press of the keyboard does. */
export function PixCode({ code }: { readonly code: string }) {
  const t = useText();
  const id = useId();
  const time = useService(clock);
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  useEffect(() => (copied ? time.after(SAID_FOR, () => setCopied(false)) : undefined), [time, copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setCopied(true);
    } catch {
      field.current?.focus();
      field.current?.select();
    }
  };
  return (
    <div className={styles['code']}>
      <label htmlFor={id}>{t('pixCode')}</label>
      <input ref={field} id={id} value={code} readOnly dir="ltr" spellCheck={false} onFocus={(focus) => focus.currentTarget.select()} />
      <Button wide icon={copied ? <Icon name="check" /> : undefined} onClick={() => void copy()}>
        {t(copied ? 'pixCopied' : 'pixCopy')}
      </Button>
      <span role="status" className={styles['said']}>
        {copied ? t('pixCopied') : ''}
      </span>
    </div>
  );
}
