/** Sources of a draft: a file, chosen or dropped, and a URL. Pasting only needs the text area. */
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useText } from 'proscenium/i18n';
import { draftChecker, navigation, useService } from 'proscenium/sdk';
import { Press } from '../workbench/fields';
import styles from './OpenDraft.module.css';

/** Bytes; realm documents are shorter. */
const MAX_FILE_BYTES = 1_000_000;

export interface OpenDraftProps {
  /**
   * URL of the draft in a copied link. A URL of this site is opened at once; anybody can craft a link to
   * another one, so that requires a press.
   */
  readonly from: string;
  /** `from` is empty for a file: it has no URL. */
  readonly onOpen: (text: string, from: string) => void;
}

export function OpenDraft({ from, onOpen }: OpenDraftProps) {
  const t = useText();
  const id = useId();
  const checker = useService(draftChecker);
  const { origin } = useService(navigation).current();
  const [address, setAddress] = useState(from);
  const [problem, setProblem] = useState<'adminFileTooLong' | 'adminLinkFailed' | null>(null);
  const [busy, setBusy] = useState(false);

  const openFile = async (file: File | undefined) => {
    if (file === undefined) return;
    setProblem(file.size > MAX_FILE_BYTES ? 'adminFileTooLong' : null);
    if (file.size <= MAX_FILE_BYTES) onOpen(await file.text(), '');
  };
  const openLink = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const text = await checker.read(address);
      if (text.length > MAX_FILE_BYTES) setProblem('adminFileTooLong');
      else onOpen(text, address);
    } catch {
      setProblem('adminLinkFailed');
    }
    setBusy(false);
  };

  const openFirst = useEffectEvent(
    () => void (URL.canParse(from) && new URL(from).origin === origin && openLink()),
  );
  // eslint-disable-next-line react-hooks/set-state-in-effect -- the draft named in the address is opened once, like on a press
  useEffect(() => openFirst(), []);

  return (
    <div
      className={styles['open']}
      onDragOver={(drag) => drag.preventDefault()}
      onDrop={(drop) => {
        drop.preventDefault();
        void openFile(drop.dataTransfer.files[0]);
      }}
    >
      <div className={styles['file']}>
        <label className={styles['choose']}>
          <input
            type="file"
            accept=".json,application/json"
            className={styles['chooser']}
            onChange={(change) => void openFile(change.target.files?.[0])}
          />
          {t('adminOpenFile')}
        </label>
        <span className={styles['hint']}>{t('adminDropHint')}</span>
      </div>
      <form
        noValidate
        className={styles['link']}
        onSubmit={(submit) => {
          submit.preventDefault();
          void openLink();
        }}
      >
        <label htmlFor={id}>{t('adminDraftLink')}</label>
        <input
          id={id}
          type="url"
          dir="ltr"
          required
          value={address}
          placeholder="https://"
          aria-describedby={problem === null ? undefined : `${id}-problem`}
          onChange={(change) => setAddress(change.target.value)}
        />
        <Press type="submit" disabled={busy} aria-busy={busy || undefined}>
          {t('adminOpenLink')}
        </Press>
      </form>
      {problem !== null && (
        <p id={`${id}-problem`} role="alert" className={styles['problem']}>
          {t(problem)}
        </p>
      )}
    </div>
  );
}
