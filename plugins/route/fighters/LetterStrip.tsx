/** The alphabet; a letter without fighters is shown but not a link (CAT-077). */
import { Link } from 'react-router-dom';
import { useIntlLocale, useText } from '../../../core/i18n';
import { lettersOf } from './letters';
import styles from './LetterStrip.module.css';
import { narrowed, type ListState } from './listQuery';
import { useListPath } from './useListPath';

export function LetterStrip({
  state,
  present,
}: {
  readonly state: ListState;
  readonly present: readonly string[] | null;
}) {
  const t = useText();
  const locale = useIntlLocale();
  const pathOf = useListPath();
  return (
    <nav aria-label={t('fightersLetter')}>
      <ul className={styles['letters']}>
        <li>
          <Link
            className={styles['letter']}
            to={pathOf(narrowed(state, { letter: null }))}
            aria-current={state.letter === null ? 'true' : undefined}
          >
            {t('fightersEveryLetter')}
          </Link>
        </li>
        {lettersOf(locale, present).map(({ letter, hasFighters }) => (
          <li key={letter}>
            {hasFighters ? (
              <Link
                className={styles['letter']}
                to={pathOf(narrowed(state, { letter }))}
                aria-current={state.letter === letter ? 'true' : undefined}
              >
                {letter}
              </Link>
            ) : (
              <span className={styles['letter']} role="link" aria-disabled="true">
                {letter}
              </span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
