/** The code as text with a copy button. */
import { useEffect, useId, useRef, useState } from 'react';
import { useText } from 'proscenium/i18n';
import { clock, useService } from 'proscenium/sdk';
import { Button, Icon } from 'proscenium/ui';
import styles from './PixWaiting.module.css';

/** Milliseconds that the button confirms the copy (RLM-081). */
const COPIED_NOTE_MS = 2000;

/** Where the clipboard is blocked, the code is selected, so that the viewer can copy it by keyboard. */
export function PixCode({ code }: { readonly code: string }) {
  const t = useText();
  const id = useId();
  const time = useService(clock);
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  useEffect(() => (copied ? time.after(COPIED_NOTE_MS, () => setCopied(false)) : undefined), [time, copied]);
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
      <input
        ref={field}
        id={id}
        value={code}
        readOnly
        dir="ltr"
        spellCheck={false}
        onFocus={(focus) => focus.currentTarget.select()}
      />
      <Button wide icon={copied ? <Icon name="check" /> : undefined} onClick={() => void copy()}>
        {t(copied ? 'pixCopied' : 'pixCopy')}
      </Button>
      <span role="status" className={styles['said']}>
        {copied ? t('pixCopied') : ''}
      </span>
    </div>
  );
}
