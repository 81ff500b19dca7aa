/** Weight class filter; each choice is a link. */
import { Link } from 'react-router-dom';
import { useText } from 'proscenium/i18n';
import { narrowed, useListPath, type ListState } from './listQuery';
import { useVocabulary } from './vocabulary';
import styles from './WeightFilter.module.css';

export function WeightFilter({
  state,
  weightClasses,
}: {
  readonly state: ListState;
  readonly weightClasses: readonly string[];
}) {
  const t = useText();
  const translate = useVocabulary();
  const pathOf = useListPath();
  // The selected one is listed even when it has no fighters.
  const offered =
    state.weightClass === null || weightClasses.includes(state.weightClass)
      ? weightClasses
      : [...weightClasses, state.weightClass];
  return (
    <nav aria-label={t('fightersWeightClass')}>
      <ul className={styles['classes']}>
        {[null, ...offered].map((weightClass) => (
          <li key={weightClass}>
            <Link
              className={styles['class']}
              to={pathOf(narrowed(state, { weightClass }))}
              aria-current={state.weightClass === weightClass ? 'true' : undefined}
            >
              {weightClass === null ? t('fightersEveryWeight') : translate.weightClass(weightClass)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
