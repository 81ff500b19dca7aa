/** Creates or edits a profile: name, avatar, child flag and PIN (FAV-030, FAV-036). */
import { type FormEvent, useId, useRef, useState } from 'react';
import { useText } from '../../i18n/hooks';
import { type AvatarName, avatarNames, avatarOf } from '../avatars';
import { PinField } from '../components/PinField';
import type { ProfileStore } from '../ProfileStore';
import {
  draftOf,
  draftProblems,
  PROFILE_NAME_LENGTH,
  type Profile,
  type ProfileDraft,
} from '../rules/profileDraft';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { TextField } from '../../ui/TextField';
import { CheckField } from '../../ui/CheckField';
import styles from './EditProfile.module.css';
import { Avatar } from '../components/Avatar';

/** The avatar picker: a radio group, so that arrow keys work. */
const labels = {
  moon: 'avatarMoon',
  sun: 'avatarSun',
  wave: 'avatarWave',
  kite: 'avatarKite',
  leaf: 'avatarLeaf',
  bird: 'avatarBird',
  fish: 'avatarFish',
  star: 'avatarStar',
  peak: 'avatarPeak',
  cat: 'avatarCat',
} as const satisfies Readonly<Record<AvatarName, string>>;

function AvatarChoice({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (name: AvatarName) => void;
}) {
  const t = useText();
  const group = useId();
  return (
    <fieldset>
      <legend className={styles['legend']}>{t('profilePicture')}</legend>
      <div className={styles['pictures']}>
        {avatarNames.map((name) => (
          <label key={name} className={styles['picture']}>
            <input
              type="radio"
              name={group}
              value={name}
              checked={value === name}
              aria-label={t(labels[name])}
              onChange={() => onChange(name)}
            />
            <Avatar name={name} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export interface EditProfileProps {
  readonly store: ProfileStore;
  /** Null to create one. */
  readonly profile: Profile | null;
  /** With an optional announcement for screen readers. */
  readonly onClose: (announcement?: string) => void;
  readonly onDelete?: () => void;
}

export function EditProfile({ store, profile, onClose, onDelete }: EditProfileProps) {
  const t = useText();
  const form = useId();
  const nameField = useRef<HTMLInputElement>(null);
  const pinField = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<ProfileDraft>(() =>
    profile === null ? newDraft(store) : draftOf(profile, avatarOf(profile)),
  );
  const [busy, setBusy] = useState(false);
  const [tried, setTried] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const change = (part: Partial<ProfileDraft>) => setDraft({ ...draft, ...part });
  const wrong = draftProblems(
    draft,
    store.profiles.filter(({ id }) => id !== profile?.id),
  );
  const refusedName = problem === 'profileNameTaken' ? problem : null;

  const send = async (submit: FormEvent) => {
    submit.preventDefault();
    setTried(true);
    setProblem(null);
    if (wrong.name !== null) return nameField.current?.focus();
    if (wrong.pin !== null) return pinField.current?.focus();
    setBusy(true);
    const answer = await (profile === null ? store.create(draft) : store.edit(profile, draft));
    setBusy(false);
    if (answer.done)
      return onClose(t(profile === null ? 'profileCreated' : 'profileChanged', { name: draft.name.trim() }));
    setProblem(answer.problem);
    if (answer.problem === 'profileNameTaken') nameField.current?.focus();
  };
  const nameError = tried ? (wrong.name ?? refusedName) : null;
  const hasSavedPin = profile?.hasPin === true && draft.pin === null;
  return (
    <Dialog
      open
      onClose={() => onClose()}
      title={t(profile === null ? 'profileNewTitle' : 'profileEditTitle')}
      closeLabel={t('profileClose')}
    >
      <form id={form} className={styles['form']} onSubmit={(submit) => void send(submit)} noValidate>
        {problem !== null && refusedName === null && <Alert>{t(problem)}</Alert>}
        <TextField
          label={t('profileName')}
          value={draft.name}
          onChange={(name) => change({ name })}
          error={nameError === null ? null : t(nameError)}
          inputRef={nameField}
          required
          autoComplete="off"
          maxLength={2 * PROFILE_NAME_LENGTH}
        />
        <AvatarChoice value={draft.avatar} onChange={(avatar) => change({ avatar })} />
        {profile?.isMain !== true && (
          <CheckField
            name="child"
            label={t('profileIsChild')}
            hint={t('profileIsChildHint')}
            checked={draft.isChild}
            onChange={(isChild) => change({ isChild })}
          />
        )}
        {!draft.isChild && (
          <div className={styles['pin']}>
            <PinField
              label={t('profilePin')}
              value={draft.pin ?? ''}
              onChange={(pin) => change({ pin: pin === '' && profile?.hasPin === true ? null : pin })}
              hint={t(hasSavedPin ? 'profilePinKept' : 'profilePinHint')}
              error={tried && wrong.pin !== null ? t(wrong.pin) : null}
              inputRef={pinField}
            />
            {hasSavedPin && (
              <Button variant="quiet" size="small" onClick={() => change({ pin: '' })}>
                {t('profilePinRemove')}
              </Button>
            )}
          </div>
        )}
        <div className={styles['actions']}>
          <Button type="submit" busy={busy}>
            {t(profile === null ? 'profileCreate' : 'profileSave')}
          </Button>
          <Button variant="quiet" onClick={() => onClose()}>
            {t('profileCancel')}
          </Button>
          {profile !== null && !profile.isMain && profile.id !== store.present && onDelete !== undefined && (
            <Button variant="quiet" className={styles['delete']} onClick={onDelete}>
              {t('profileDelete')}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}

/** Preselects an avatar that is not used yet. */
function newDraft({ profiles }: ProfileStore): ProfileDraft {
  const taken = new Set(profiles.map(avatarOf));
  return {
    name: '',
    isChild: false,
    avatar: avatarNames.find((name) => !taken.has(name)) ?? 'moon',
    pin: null,
  };
}
