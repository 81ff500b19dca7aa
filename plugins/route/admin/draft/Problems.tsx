/** Problems of the draft; a press jumps to the position in the text. */
import { useText } from 'proscenium/i18n';
import type { CheckedDraft, DraftProblem } from 'proscenium/sdk';
import { Icon } from 'proscenium/ui';
import styles from './Problems.module.css';

export interface ProblemsProps {
  /** Null: no text yet. */
  readonly checked: CheckedDraft | null;
  readonly checking: boolean;
  readonly onJump: (problem: DraftProblem) => void;
}

export function Problems({ checked, checking, onJump }: ProblemsProps) {
  const t = useText();
  const problems = checked?.problems ?? [];
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const summary =
    checked === null
      ? checking
        ? t('adminChecking')
        : t('adminNoDraft')
      : problems.length === 0
        ? t('adminNoProblems')
        : t('adminProblemCount', { errors, warnings: problems.length - errors });
  return (
    <div className={styles['problems']} aria-busy={checking || undefined}>
      <p
        role="status"
        className={styles['summary']}
        data-state={checked === null ? undefined : errors > 0 ? 'wrong' : 'right'}
      >
        {checked !== null && <Icon name={errors > 0 ? 'warning' : 'check'} size={20} />}
        {summary}
      </p>
      {problems.length > 0 && (
        <ol className={styles['list']}>
          {problems.map((problem) => (
            <li key={`${problem.pointer} ${problem.code} ${problem.message}`}>
              <button
                type="button"
                className={styles['problem']}
                data-severity={problem.severity}
                onClick={() => onJump(problem)}
              >
                <span className={styles['place']}>
                  {problem.line}:{problem.column}
                </span>
                <span className={styles['what']} dir="ltr" lang="en">
                  {problem.message}
                  <code className={styles['pointer']}>{problem.pointer || '/'}</code>
                  {problem.suggestion !== null && (
                    <span className={styles['suggestion']}>
                      {t('adminSuggestion')} <b>{problem.suggestion}</b>
                    </span>
                  )}
                </span>
                <span className={styles['severity']}>
                  {t(problem.severity === 'error' ? 'adminError' : 'adminWarning')}
                </span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
