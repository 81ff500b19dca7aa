/** The page at NEWS (CAT-082). */
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useIntlLocale, useText } from 'proscenium/i18n';
import {
  navigation,
  notFoundPage,
  pageMessage,
  platformClient,
  useRealmText,
  useRemembered,
  useService,
  type Activate,
} from 'proscenium/sdk';
import { Alert, Button, useOnScreen } from 'proscenium/ui';
import { FeedStore } from './FeedStore';
import { LeadStory } from './LeadStory';
import { NewsCard } from './NewsCard';
import styles from './NewsPage.module.css';
import { ListSkeleton } from './NewsSkeleton';
import type { NewsOptions, RouteNewsFeed } from './options.generated';

/** Each language has its own feed. */
const named = (feedName: string, locale: string): string => `feed ${feedName} ${locale}`;

interface NewsPageProps {
  readonly feeds: readonly RouteNewsFeed[];
  readonly pageSize: number;
  readonly report: (error: unknown) => void;
}

/**
 * A feed: large newest item, the others below, infinite scroll. The feed named in the query when the realm
 * offers it, else the realm's first (CAT-083).
 */
const NewsPage = observer(function NewsPage({ feeds, pageSize, report }: NewsPageProps) {
  const t = useText();
  const locale = useIntlLocale();
  const client = useService(platformClient);
  const NotFound = useService(notFoundPage);
  const [query] = useSearchParams();
  const chosen = feeds.find(({ name }) => name === query.get('feed')) ?? feeds[0];
  const feedName = chosen?.name ?? '';
  const store = useRemembered(
    named(feedName, locale),
    () => new FeedStore({ client, feedName, pageSize, report }),
  );
  useEffect(() => {
    store.open();
    return () => store.leave();
  }, [store]);

  if (store.state.status === 'missing') return <NotFound />;
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1 className={styles['title']}>{t('newsPage')}</h1>
        {feeds.length > 1 && <FeedChoice feeds={feeds} chosen={feedName} />}
      </header>
      <Feed store={store} />
    </div>
  );
});

const Feed = observer(function Feed({ store }: { readonly store: FeedStore }) {
  const t = useText();
  const PageMessage = useService(pageMessage);
  const { state } = store;
  if (state.status === 'failed')
    return (
      <PageMessage
        inside
        picture="error"
        title={t('newsFailedTitle')}
        text={t('newsFailedText')}
        action={{ label: t('newsTryAgain'), run: () => void store.load() }}
      />
    );
  if (state.status !== 'ready') return <ListSkeleton />;
  const [lead, ...others] = state.entries;
  if (lead === undefined)
    return <PageMessage inside picture="empty" title={t('newsEmptyTitle')} text={t('newsEmptyText')} />;
  return (
    <>
      <LeadStory entry={lead} />
      {others.length > 0 && (
        <ul className={styles['grid']}>
          {others.map((entry) => (
            <li key={entry.id}>
              <NewsCard entry={entry} />
            </li>
          ))}
        </ul>
      )}
      {state.more !== 'none' && <More store={store} state={state.more} shown={state.entries.length} />}
    </>
  );
});

/** Loads more automatically near the end; a button serves viewers who do not scroll, and retries. */
function More({
  store,
  state,
  shown,
}: {
  readonly store: FeedStore;
  readonly state: 'open' | 'loading' | 'failed';
  readonly shown: number;
}) {
  const t = useText();
  const end = useOnScreen<HTMLDivElement>(() => void (state === 'open' && store.loadMore()));
  return (
    // A new element per page, so that the IntersectionObserver fires again when the end is still visible.
    <div key={shown} ref={end} className={styles['more']}>
      {state === 'failed' && <Alert>{t('newsMoreFailed')}</Alert>}
      <Button variant="secondary" busy={state === 'loading'} onClick={() => void store.loadMore()}>
        {t('newsMore')}
      </Button>
    </div>
  );
}

/** The realm's feeds; the first needs no query. */
function FeedChoice({
  feeds,
  chosen,
}: {
  readonly feeds: readonly RouteNewsFeed[];
  readonly chosen: string;
}) {
  const t = useText();
  const realmText = useRealmText();
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
              {title === undefined ? t('newsPage') : realmText(title)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export default ((context) => {
  const { options, log } = context;
  const { feeds, pageSize } = options;
  const report = (error: unknown): void => log.warn('A feed was not read whole.', { reason: String(error) });
  return {
    Page: () => <NewsPage feeds={feeds} pageSize={pageSize} report={report} />,
    prepare: async ({ locale, keep }) => {
      const feedName = feeds[0]?.name ?? '';
      const store = new FeedStore({ client: context.use(platformClient), feedName, pageSize, report });
      await store.load();
      keep(named(feedName, locale), store);
      return store.state.status === 'ready';
    },
  };
}) satisfies Activate<'route', NewsOptions>;
