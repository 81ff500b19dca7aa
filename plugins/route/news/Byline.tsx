/** Publication date and author. */
import { useCalendar, useText } from 'proscenium/i18n';
import type { NewsEntry } from './answers';
import styles from './Byline.module.css';

export function Byline({
  entry: { publishedAt, author },
}: {
  readonly entry: Pick<NewsEntry, 'publishedAt' | 'author'>;
}) {
  const t = useText();
  const calendar = useCalendar();
  if (publishedAt === null && author === null) return null;
  return (
    <p className={styles['byline']}>
      {publishedAt !== null && (
        <time dateTime={new Date(publishedAt).toISOString()}>{calendar.day(publishedAt)}</time>
      )}
      {author !== null && <span>{t('newsBy', { author })}</span>}
    </p>
  );
}
