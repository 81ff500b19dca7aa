/** The page at NEWS_ITEM/{feedName}/{newId} (CAT-082). */
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { useIntlLocale, useText } from 'proscenium/i18n';
import {
  navigation,
  notFoundPage,
  pageMessage,
  platformClient,
  useAnswer,
  usePageTitle,
  useService,
  type Activate,
  type PlatformClient,
} from 'proscenium/sdk';
import { readNewsItem } from 'proscenium/sdk/endpoints/news';
import { Icon, Picture } from 'proscenium/ui';
import { pieceOf, type NewsPiece } from './answers';
import { Body } from './body/Body';
import { Byline } from './Byline';
import styles from './ItemPage.module.css';
import { NewsCard } from './NewsCard';
import { ItemSkeleton } from './NewsSkeleton';
import type { NewsOptions } from './options.generated';

interface Subject {
  readonly feedName: string;
  readonly newId: string;
}

const questionOf = ({ feedName, newId }: Subject, locale: string): string =>
  `news ${feedName} ${newId} ${locale}`;

async function readPiece(
  client: PlatformClient,
  { feedName, newId }: Subject,
  report: (error: unknown) => void,
  signal: AbortSignal,
): Promise<NewsPiece> {
  return pieceOf(await client.call(readNewsItem, { path: { feedName, newId }, signal }), feedName, report);
}

interface ItemPageProps extends Subject {
  /** The offered feeds, the default first. */
  readonly offered: readonly string[];
  readonly report: (error: unknown) => void;
}

/** A news item, and related ones (CAT-082, CAT-083). */
const ItemPage = observer(function ItemPage({ feedName, newId, offered, report }: ItemPageProps) {
  const t = useText();
  const locale = useIntlLocale();
  const client = useService(platformClient);
  const NotFound = useService(notFoundPage);
  const PageMessage = useService(pageMessage);
  const subject = { feedName, newId };
  const [answer, again] = useAnswer(
    questionOf(subject, locale),
    (signal) => readPiece(client, subject, report, signal),
    report,
  );
  usePageTitle(answer.status === 'ready' ? answer.value.title : null);
  if (answer.status === 'missing') return <NotFound />;
  if (answer.status === 'failed')
    return (
      <PageMessage
        picture="error"
        title={t('newsFailedTitle')}
        text={t('newsFailedText')}
        action={{ label: t('newsTryAgain'), run: again }}
      />
    );
  if (answer.status === 'loading') return <ItemSkeleton />;
  return <Piece piece={answer.value} listQuery={offered.indexOf(feedName) > 0 ? { feed: feedName } : {}} />;
});

function Piece({
  piece,
  listQuery,
}: {
  readonly piece: NewsPiece;
  readonly listQuery: Readonly<Record<string, string>>;
}) {
  const t = useText();
  const nav = useService(navigation);
  return (
    <div className={styles['page']}>
      <article className={styles['piece']}>
        <header className={styles['head']}>
          <Link className={styles['back']} to={nav.hrefOf('NEWS', {}, listQuery)}>
            <Icon name="back" />
            {t('newsBack')}
          </Link>
          {piece.category !== null && <p className={styles['category']}>{piece.category}</p>}
          <h1 className={styles['title']}>{piece.title}</h1>
          {piece.summary !== null && <p className={styles['summary']}>{piece.summary}</p>}
          <Byline entry={piece} />
        </header>
        {piece.picture !== null && (
          <Picture src={piece.picture} alt="" ratio="3 / 2" eager wide className={styles['picture']} />
        )}
        <Body html={piece.body} />
      </article>
      {piece.related.length > 0 && (
        <aside className={styles['related']} aria-labelledby="news-related">
          <h2 id="news-related" className={styles['relatedTitle']}>
            {t('newsRelated')}
          </h2>
          <ul className={styles['others']}>
            {piece.related.map((entry) => (
              <li key={entry.id}>
                <NewsCard entry={entry} heading="h3" />
              </li>
            ))}
          </ul>
        </aside>
      )}
    </div>
  );
}

export default ((context) => {
  const { options, log } = context;
  const report = (error: unknown): void =>
    log.warn('A piece of news was not read whole.', { reason: String(error) });
  return {
    Page: ({ parameters: { feedName = '', newId = '' } }) => (
      <ItemPage
        key={`${feedName}/${newId}`}
        feedName={feedName}
        newId={newId}
        offered={options.feeds.map(({ name }) => name)}
        report={report}
      />
    ),
    prepare: ({ parameters: { feedName = '', newId = '' }, locale, answer }) => {
      const subject = { feedName, newId };
      return answer(questionOf(subject, locale), (signal) =>
        readPiece(context.use(platformClient), subject, report, signal),
      );
    },
  };
}) satisfies Activate<'route', NewsOptions>;
