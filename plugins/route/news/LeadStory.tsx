/** The newest item, full width. */
import { Link } from 'react-router-dom';
import { Picture } from 'proscenium/ui';
import type { NewsEntry } from './answers';
import { Byline } from './Byline';
import styles from './LeadStory.module.css';
import { useItemPath } from './NewsCard';

export function LeadStory({ entry }: { readonly entry: NewsEntry }) {
  const path = useItemPath(entry);
  return (
    <article className={styles['lead']} data-plain={entry.picture === null || undefined}>
      {entry.picture !== null && (
        <Picture src={entry.picture} alt="" ratio="3 / 2" eager wide className={styles['picture']} />
      )}
      <div className={styles['words']}>
        {entry.category !== null && <p className={styles['category']}>{entry.category}</p>}
        <h2 className={styles['title']}>
          <Link to={path} className={styles['link']}>
            {entry.title}
          </Link>
        </h2>
        {entry.summary !== null && <p className={styles['summary']}>{entry.summary}</p>}
        <Byline entry={entry} />
      </div>
    </article>
  );
}
