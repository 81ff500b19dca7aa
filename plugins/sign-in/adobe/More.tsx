/** Collapsed extra options. */
import { useState, type ReactNode } from 'react';
import { useText } from 'proscenium/i18n';
import {
  clock,
  navigation,
  platformClient,
  realm,
  useService,
  type SignInFormProps,
  type SignInStep,
} from 'proscenium/sdk';
import { SignInForm } from 'proscenium/sdk/sign-in';
import { login } from 'proscenium/sdk/endpoints/session';
import { Button, Icon, TextField } from 'proscenium/ui';
import styles from './CompanyPicker.module.css';
import type { TvSignIn } from './TvSignIn';

export function More({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <details className={styles['fold']}>
      <summary>
        <span>{title}</span>
        <Icon name="down" />
      </summary>
      <div className={styles['folded']}>{children}</div>
    </details>
  );
}

interface EnteredCodeProps {
  /** The code in use; null without one. */
  readonly shown: string | null;
  readonly onUse: (code: string | null) => void;
}

/**
 * Code shown on another device: the choice then signs in that device. Must be typed, never taken from an
 * address: nobody may be tricked into signing in somebody else's device.
 */
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

interface ShownCodeProps {
  readonly code: string;
  readonly onConfirm: () => Promise<SignInStep | 'notYet' | null>;
  readonly onStep: (step: SignInStep) => void;
}

/**
 * This device's code, for viewers who prefer to sign in on a phone, and confirm here. Confirmed by the
 * viewer: the provider does not allow frequent polling.
 */
export function ShownCode({ code, onConfirm, onStep }: ShownCodeProps) {
  const t = useText();
  const places = useService(navigation);
  const [state, setState] = useState<'shown' | 'asking' | 'notYet'>('shown');
  const { host, pathname } = new URL(places.hrefOf('PROVIDERS'), places.current());

  const confirm = async (): Promise<void> => {
    setState('asking');
    const step = await onConfirm();
    setState(step === 'notYet' ? 'notYet' : 'shown');
    if (step !== null && step !== 'notYet') onStep(step);
  };
  return (
    <More title={t('tvShownTitle')}>
      <ol className={styles['steps']}>
        <li>
          {t('tvShownOpen')} <bdi className={styles['address']}>{host + decodeURI(pathname)}</bdi>
        </li>
        <li>{t('tvShownChoose', { label: t('tvEnteredTitle') })}</li>
        <li>
          {t('tvShownType')} <bdi className={styles['code']}>{code}</bdi>
        </li>
      </ol>
      <Button variant="secondary" busy={state === 'asking'} onClick={() => void confirm()}>
        {t('tvShownDone')}
      </Button>
      <p role="status" className={styles['status']}>
        {state === 'notYet' && t('tvShownNotYet')}
      </p>
    </More>
  );
}

/** For viewers with a platform account: they sign in with it, so that their company is linked to it (SGP-109). */
export function AccountEntry({ signIn, ...form }: SignInFormProps & { readonly signIn: TvSignIn }) {
  const t = useText();
  const client = useService(platformClient);
  const time = useService(clock);
  const { title } = useService(realm);
  return (
    <More title={t('tvAccountTitle', { realm: title })}>
      <SignInForm
        {...form}
        links
        clock={time}
        // Without the guest's token, a 401 can only mean a wrong password.
        signIn={(id, secret, headers) =>
          client.call({ ...login, auth: false }, { body: { id, secret }, headers })
        }
        onStep={(step) => form.onStep(step.kind === 'tokens' ? signIn.byAccount(step.tokens) : step)}
      />
    </More>
  );
}
