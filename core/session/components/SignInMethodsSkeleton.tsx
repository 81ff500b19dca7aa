/** Skeletons of the sign-in forms and buttons, in their final positions, so that nothing shifts on load. */
import { useText } from '../../i18n/hooks';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { arranged, type SignInEntry } from '../signInEntries';
import type { SignInVisit } from '../signInVisit';
import { useSignInService } from './useSignInService';
import styles from './SignInMethodsSkeleton.module.css';

type Type = SignInVisit['intent']['type'];

export interface FormSkeletonProps {
  readonly entry: SignInEntry;
  readonly type: Type;
}

/** Two fields and a button; below the second field what most forms have there. */
export function FormSkeleton({ entry, type }: FormSkeletonProps) {
  const t = useText();
  return (
    <div className={styles['form']} role="status">
      <VisuallyHidden>{t('loadingSignIn')}</VisuallyHidden>
      <Field />
      <Field hint={type === 'signup'} />
      {type === 'login' && entry.capabilities.hasPasswordResetPage && <i className={styles['forgotten']} />}
      <i className={styles['button']} />
    </div>
  );
}

function Field({ hint = false }: { readonly hint?: boolean }) {
  return (
    <div className={styles['field']} aria-hidden="true">
      <i className={styles['words']} />
      <i className={styles['box']} />
      {hint && <i className={styles['words']} />}
    </div>
  );
}

export interface WaysSkeletonProps {
  /** The method that the page is for; without it all of them are listed. */
  readonly entry?: SignInEntry | undefined;
  readonly entries: readonly SignInEntry[];
  readonly type: Type;
}

/** The layout of SignInPanel.tsx, before its texts are loaded. */
export function SignInMethodsSkeleton({ entry, entries, type }: WaysSkeletonProps) {
  const { isDrawable } = useSignInService();
  const { form, formFirst, buttons } = arranged(entry === undefined ? entries : [entry], (each) =>
    isDrawable(each, type),
  );
  const inPlace = form !== null && <FormSkeleton entry={form} type={type} />;
  const others = buttons.map(({ key }) => <i key={key} className={styles['button']} />);
  return (
    <div className={styles['methods']}>
      {formFirst && inPlace}
      {formFirst && others.length > 0 && <i className={styles['line']} />}
      {others.length > 0 && <div className={styles['buttons']}>{others}</div>}
      {!formFirst && inPlace !== false && others.length > 0 && <i className={styles['line']} />}
      {!formFirst && inPlace}
    </div>
  );
}
