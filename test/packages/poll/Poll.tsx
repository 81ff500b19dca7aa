/** A question with one answer for each film. */
import { observer } from 'mobx-react-lite';
import { useText } from 'proscenium/i18n';
import type { Row } from 'proscenium/sdk';
import { CheckMark } from 'proscenium/ui';
import styles from './Poll.module.css';
import type { Votes } from './Votes';

export interface PollProps {
  readonly row: Row;
  readonly votes: Votes;
  readonly choices: number;
}

export const Poll = observer(function Poll({ row, votes, choices }: PollProps) {
  const t = useText();
  const chosen = votes.of(row.id);
  return (
    <section className={styles['poll']}>
      <h2 className={styles['title']} id={`poll-${row.id}-question`}>
        {t('pollQuestion')}
      </h2>
      <div role="radiogroup" aria-labelledby={`poll-${row.id}-question`} className={styles['choices']}>
        {row.items.slice(0, choices).map(({ id, title }) => (
          <label key={id} className={styles['choice']}>
            <CheckMark
              type="radio"
              name={`poll-${row.id}`}
              checked={id === chosen}
              onChange={() => votes.vote(row.id, id)}
            />
            {title}
          </label>
        ))}
      </div>
      <p className={styles['thanks']} role="status">
        {chosen === null ? null : t('pollThanks')}
      </p>
    </section>
  );
});
