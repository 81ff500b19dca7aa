/** Frame shared by both account forms: problem above, fields, one submit button; a message replaces it when done. */
import type { ReactNode } from 'react';
import { useText } from '../../i18n/hooks';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import styles from './AccountForm.module.css';
import type { Said, Sending } from './useSending';

/** Props of the frame that all account forms share: message, submit button, success. */
export interface AccountFormProps {
  readonly state: Sending;
  /** Message keys of the submit button and of the message shown after success (SGN-033). */
  readonly submitKey: string;
  readonly doneKey: string;
  readonly onSubmit: (form: HTMLFormElement) => void;
  readonly children: ReactNode;
}

/**
 * `noValidate` (SGN-031): messages are the brand's, not the browser's. Enter submits (SGN-087) because the
 * button is the form's own.
 */
export function AccountForm({ state, submitKey, doneKey, onSubmit, children }: AccountFormProps) {
  const t = useText();
  const problem = state.status === 'editing' ? state.problem : null;
  return (
    <form
      noValidate
      className={styles['form']}
      onSubmit={(submit) => {
        submit.preventDefault();
        onSubmit(submit.currentTarget);
      }}
    >
      {problem !== null && <Alert>{wordsOf(problem, t)}</Alert>}
      {children}
      {state.status === 'done' ? (
        <Alert tone="success">{t(doneKey)}</Alert>
      ) : (
        <Button type="submit" wide busy={state.status === 'sending'}>
          {t(submitKey)}
        </Button>
      )}
    </form>
  );
}

function wordsOf(said: Said, t: ReturnType<typeof useText>): string {
  if (typeof said === 'string') return t(said);
  return 'text' in said ? said.text : t(said.key, said.values);
}
