/** One-to-five star rating as a native radio group. */
import { useId } from 'react';
import { useText } from '../../i18n/hooks';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { Rating } from '../review';
import styles from './ReviewForm.module.css';

export interface StarsProps {
  readonly value: Rating | null;
  readonly ratings: readonly Rating[];
  /** Translated validation error. */
  readonly problem: string | null;
  readonly onRate: (rating: Rating) => void;
}

export function Stars({ value, ratings, problem, onRate }: StarsProps) {
  const t = useText();
  const id = useId();
  return (
    <fieldset aria-describedby={`${id}-problem`}>
      <legend className={styles['label']}>{t('reviewRating')}</legend>
      <div className={styles['choices']}>
        {ratings.map((rating) => (
          <label
            key={rating}
            className={styles['star']}
            data-filled={(value !== null && rating <= value) || undefined}
          >
            <input
              type="radio"
              name={id}
              value={rating}
              checked={rating === value}
              onChange={() => onRate(rating)}
            />
            <svg
              aria-hidden="true"
              viewBox="0 0 24 24"
              width={30}
              height={30}
              strokeWidth="1.75"
              strokeLinejoin="round"
            >
              <path d="m12 3 2.800 5.900 6.200.900-4.500 4.500 1.100 6.400L12 17.700l-5.600 3 1.100-6.400L3 9.800l6.200-.900Z" />
            </svg>
            <VisuallyHidden>{t('reviewStars', { count: rating })}</VisuallyHidden>
          </label>
        ))}
      </div>
      <p id={`${id}-problem`} className={styles['problem']}>
        {problem ?? ''}
      </p>
    </fieldset>
  );
}
