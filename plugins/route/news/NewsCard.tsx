/** A news item in a list; the whole card is one link. */
import { Link } from 'react-router-dom';
import { navigation, useService } from 'proscenium/sdk';
import { Picture } from 'proscenium/ui';
import type { NewsEntry } from './answers';
import { Byline } from './Byline';
import styles from './NewsCard.module.css';

export function NewsCard({
  entry,
  heading: Heading = 'h2',
}: {
  readonly entry: NewsEntry;
  readonly heading?: 'h2' | 'h3';
}) {
  const path = useItemPath(entry);
  return (
    <article className={styles['card']}>
      <Picture src={entry.picture} alt="" ratio="3 / 2" className={styles['picture']} />
      <div className={styles['words']}>
        {entry.category !== null && <p className={styles['category']}>{entry.category}</p>}
        <Heading className={styles['title']}>
          <Link to={path} className={styles['link']}>
            {entry.title}
          </Link>
        </Heading>
        {entry.summary !== null && <p className={styles['summary']}>{entry.summary}</p>}
        <Byline entry={entry} />
      </div>
    </article>
  );
}

/** Address of a news item. */
export function useItemPath({ feedName, id }: Pick<NewsEntry, 'feedName' | 'id'>): string {
  return useService(navigation).hrefOf('NEWS_ITEM', { feedName, newId: id });
}
