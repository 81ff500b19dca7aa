/** Form for rating and reviewing a video (CAT-061 to CAT-065). */
import { observer } from 'mobx-react-lite';
import { type FormEvent, useId } from 'react';
import { useText } from '../../i18n/hooks';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { type Rating, RATINGS, REVIEW_LENGTH } from '../review';
import type { ReviewStore } from '../ReviewStore';
import styles from './ReviewForm.module.css';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

export const ReviewForm = observer(function ReviewForm({ store }: { readonly store: ReviewStore }) {
  const t = useText();
  const id = useId();
  const { open, outcome, problems, text } = store;
  const onSubmit = (submission: FormEvent) => {
    submission.preventDefault();
    void store.submit();
  };
  return (
    <div className={styles['reviews']}>
      <Button variant="secondary" aria-expanded={open} aria-controls={id} onClick={() => store.toggle()}>
        {t(open ? 'reviewClose' : 'reviewOpen')}
      </Button>
      {outcome === 'reviewPosted' && <Alert tone="success">{t('reviewPosted')}</Alert>}
      <form id={id} className={styles['form']} hidden={!open} noValidate onSubmit={onSubmit}>
        <Stars
          value={store.rating}
          ratings={RATINGS}
          problem={problems.rating === null ? null : t(problems.rating)}
          onRate={(rating) => store.rate(rating)}
        />
        <div className={styles['field']}>
          <label htmlFor={`${id}-text`} className={styles['label']}>
            {t('reviewText')}
          </label>
          <textarea
            id={`${id}-text`}
            className={styles['text']}
            rows={5}
            value={text}
            aria-invalid={problems.text === null ? undefined : true}
            aria-describedby={`${id}-left ${id}-problem`}
            onChange={(change) => store.write(change.target.value)}
          />
          <p id={`${id}-left`} className={styles['left']}>
            {t('reviewLeft', { count: Math.max(0, REVIEW_LENGTH - text.trim().length) })}
          </p>
          <p id={`${id}-problem`} className={styles['problem']}>
            {problems.text === null ? '' : t(problems.text)}
          </p>
        </div>
        {outcome === 'reviewFailed' && <Alert>{t('reviewFailed')}</Alert>}
        <Button type="submit" busy={outcome === 'sending'}>
          {t('reviewSend')}
        </Button>
      </form>
    </div>
  );
});

interface StarsProps {
  readonly value: Rating | null;
  readonly ratings: readonly Rating[];
  /** Translated validation error. */
  readonly problem: string | null;
  readonly onRate: (rating: Rating) => void;
}

/** One-to-five star rating as a native radio group. */
function Stars({ value, ratings, problem, onRate }: StarsProps) {
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
