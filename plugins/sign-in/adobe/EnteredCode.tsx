/** Code shown on another device: the choice then signs in that device. */
import { useState } from 'react';
import { useText } from '../../../core/i18n';
import { Button, TextField } from '../../../core/ui';
import styles from './CompanyPicker.module.css';
import { More } from './More';

export interface EnteredCodeProps {
  /** The code in use; null without one. */
  readonly shown: string | null;
  readonly onUse: (code: string | null) => void;
}

/** Must be typed, never taken from an address: nobody may be tricked into signing in somebody else's device. */
export function EnteredCode({ shown, onUse }: EnteredCodeProps) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  if (shown !== null)
    return (
      <Button variant="quiet" onClick={() => onUse(null)}>
        {t('tvEnteredForget')}
      </Button>
    );
  const use = (): void => {
    const code = normalised(typed);
    setWrong(code === null);
    if (code !== null) onUse(code);
  };
  return (
    <More title={t('tvEnteredTitle')}>
      <form
        noValidate
        className={styles['form']}
        onSubmit={(submit) => {
          submit.preventDefault();
          use();
        }}
      >
        <TextField
          label={t('tvEnteredLabel')}
          hint={t('tvEnteredHint')}
          error={isWrong ? t('tvEnteredWrong') : undefined}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={24}
          value={typed}
          onChange={(value) => {
            setTyped(value);
            setWrong(false);
          }}
        />
        <Button type="submit" variant="secondary">
          {t('tvEnteredUse')}
        </Button>
      </form>
    </More>
  );
}

/** Ignores case, blanks and dashes; null when it cannot be a code. */
function normalised(typed: string): string | null {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  return /^[A-Z0-9]{4,16}$/.test(code) ? code : null;
}
