/** The alphabet; a letter without fighters is shown but not a link (CAT-077). */
import { Link } from 'react-router-dom';
import { useIntlLocale, useText } from 'proscenium/i18n';
import styles from './LetterStrip.module.css';
import { narrowed, useListPath, type ListState } from './listQuery';

/** A letter of A to Z, and whether it is a link (CAT-077). */
interface Letter {
  readonly letter: string;
  readonly hasFighters: boolean;
}

const latin = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const alphabets: Readonly<Record<string, string>> = {
  ar: 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي',
  es: latin.replace('N', 'NÑ'),
};

/**
 * `present`: letters with fighters; null when unknown: then all are links. One from outside the language's
 * alphabet is added.
 */
export function lettersOf(locale: string, present: readonly string[] | null): readonly Letter[] {
  const alphabet = [...(alphabets[locale.split(/[-_]/)[0] ?? ''] ?? latin)];
  const strangers = [...new Set(present)]
    .filter((letter) => !alphabet.includes(letter))
    .sort((left, right) => left.localeCompare(right, locale));
  return [...alphabet, ...strangers].map((letter) => ({
    letter,
    hasFighters: present === null || present.includes(letter),
  }));
}

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
