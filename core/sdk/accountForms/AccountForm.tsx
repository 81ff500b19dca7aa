/** The frame of both forms: what is wrong above, fields, one button, and a message in its place once it is done. */
import type { ReactNode } from 'react';
import { useText } from '../../i18n';
import { Alert, Button } from '../../ui';
import styles from './AccountForm.module.css';
import type { Said, Sending } from './useSending';

export interface AccountFormProps {
  readonly state: Sending;
  /** Message keys of the button and of what stands there afterwards (SGN-033). */
  readonly submitKey: string;
  readonly doneKey: string;
  readonly onSubmit: (form: HTMLFormElement) => void;
  readonly children: ReactNode;
}

/** The browser checks nothing (SGN-031): our words are the brand's. Enter sends (SGN-087), since the button is the form's own. */
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
