/** Input for pasted or dropped sample data; shown on demand, not stored. */
import { useId, useState } from 'react';
import { useText } from 'proscenium/i18n';
import { Press } from './fields';
import styles from './Pasted.module.css';
import { suppliedData } from './suppliedData';

export interface PastedProps {
  readonly label: string;
  /** The data currently shown. */
  readonly text: string;
  readonly onShow: (text: string) => void;
}

export function Pasted({ label, text, onShow }: PastedProps) {
  const t = useText();
  const id = useId();
  const [draft, setDraft] = useState(text);
  const [shown, setShown] = useState(text);
  // Data posted meanwhile replaces the typed text.
  if (shown !== text) {
    setShown(text);
    setDraft(text);
  }
  const supplied = suppliedData(draft);
  const problem = 'problem' in supplied && supplied.problem !== 'empty' ? supplied.problem : null;
  return (
    <div className={styles['pasted']}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        className={styles['text']}
        value={draft}
        rows={10}
        dir="ltr"
        spellCheck={false}
        aria-invalid={problem !== null || undefined}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        onChange={(change) => setDraft(change.target.value)}
      />
      {problem !== null && (
        <p id={`${id}-problem`} className={styles['problem']}>
          {t(problem === 'notJson' ? 'adminNotJson' : 'adminNotAnObject')}
        </p>
      )}
      <Press disabled={'problem' in supplied} onClick={() => onShow(draft)}>
        {t('adminShowData')}
      </Press>
    </div>
  );
}
