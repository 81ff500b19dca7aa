/** The realm's feeds; the first needs no query. */
import { Link } from 'react-router-dom';
import { useText } from '../../../core/i18n';
import { navigation, useRealmText, useService } from '../../../core/sdk';
import styles from './FeedChoice.module.css';
import type { RouteNewsFeed } from './options.generated';

export function FeedChoice({
  feeds,
  chosen,
}: {
  readonly feeds: readonly RouteNewsFeed[];
  readonly chosen: string;
}) {
  const t = useText();
  const say = useRealmText();
  const nav = useService(navigation);
  return (
    <nav aria-label={t('newsFeeds')}>
      <ul className={styles['feeds']}>
        {feeds.map(({ name, title }, index) => (
          <li key={name}>
            <Link
              className={styles['feed']}
              to={nav.hrefOf('NEWS', {}, index === 0 ? {} : { feed: name })}
              aria-current={name === chosen ? 'page' : undefined}
            >
              {title === undefined ? t('newsPage') : say(title)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
