/** Form for rating and reviewing a video (CAT-061 to CAT-065). */
import { observer } from 'mobx-react-lite';
import { useId, type FormEvent } from 'react';
import { useText } from '../../i18n/hooks';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { RATINGS, REVIEW_LENGTH } from '../review';
import type { ReviewStore } from '../ReviewStore';
import { Stars } from './Stars';
import styles from './ReviewForm.module.css';

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
