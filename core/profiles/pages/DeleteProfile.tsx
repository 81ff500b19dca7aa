/** Confirms deleting a profile and its data (FAV-030). */
import { useState } from 'react';
import { useText } from '../../i18n/hooks';
import type { ProfileStore } from '../ProfileStore';
import type { Profile } from '../rules/profileDraft';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import styles from './EditProfile.module.css';

export interface DeleteProfileProps {
  readonly store: ProfileStore;
  readonly profile: Profile;
  /** With an optional announcement for screen readers. */
  readonly onClose: (announcement?: string) => void;
}

export function DeleteProfile({ store, profile, onClose }: DeleteProfileProps) {
  const t = useText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { name } = profile;
  const send = async () => {
    setBusy(true);
    setProblem(null);
    const answer = await store.delete(profile);
    setBusy(false);
    if (answer.done) return onClose(t('profileDeleted', { name }));
    setProblem(answer.problem);
  };
  return (
    <Dialog
      open
      onClose={() => onClose()}
      title={t('profileDeleteTitle', { name })}
      closeLabel={t('profileClose')}
    >
      <div className={styles['form']}>
        <p>{t('profileDeleteText', { name })}</p>
        {problem !== null && <Alert>{t(problem)}</Alert>}
        <div className={styles['actions']}>
          <Button busy={busy} onClick={() => void send()}>
            {t('profileDeleteGo')}
          </Button>
          <Button variant="quiet" onClick={() => onClose()}>
            {t('profileCancel')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
