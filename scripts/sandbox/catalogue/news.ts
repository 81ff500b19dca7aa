/** Builds the responses for news feeds (CAT-082, CAT-083). */
import type { NewsFeed, NewsItem, NewsSummary } from '../../../core/generated/platform';
import { notFound } from '../platformError';
import { textIn } from '../realms';
import type { SeedNews } from '../seed/types';
import { mediaUrl, type CardContext } from './contentCards';
import { numberedPage } from './page';

const HOUR_MS = 3_600_000;
/** Number of related items per news item. */
const RELATED = 3;

/** A page of a feed, newest first. Throws 404 for an unknown feed. */
export function newsFeed(context: CardContext, feedName: string, page: number, size: number): NewsFeed {
  const feed = context.catalogue.newsFeeds.get(feedName);
  if (!feed) throw notFound(`feed ${feedName}`);
  const { items, ...numbers } = numberedPage(newsOf(context, feedName), page, size);
  return {
    feedName,
    title: textIn(context.locale, feed.title),
    items: items.map((news) => summaryOf(context, feedName, news)),
    ...numbers,
  };
}

/** A news item with its unsanitised body. Throws 404 when the feed does not contain it. */
export function newsItem(context: CardContext, feedName: string, id: string): NewsItem {
  const all = newsOf(context, feedName);
  const news = all.find((one) => one.id === id);
  if (!news) throw notFound(`news ${id} in feed ${feedName}`);
  const others = all.filter((one) => one !== news).slice(0, RELATED);
  return {
    ...summaryOf(context, feedName, news),
    body: textIn(context.locale, news.body),
    related: others.map((one) => summaryOf(context, feedName, one)),
  };
}

/** The first feed contains all items. */
function newsOf({ catalogue }: CardContext, feedName: string): SeedNews[] {
  const [first] = catalogue.newsFeeds.keys();
  return [...catalogue.news.values()]
    .filter(({ feed }) => feedName === first || feed === feedName)
    .sort((left, right) => left.publishedHoursAgo - right.publishedHoursAgo);
}

function summaryOf(context: CardContext, feedName: string, news: SeedNews): NewsSummary {
  return {
    id: news.id,
    feedName,
    title: textIn(context.locale, news.title),
    summary: textIn(context.locale, news.summary),
    category: textIn(context.locale, news.category),
    author: typeof news.author === 'string' ? news.author : textIn(context.locale, news.author),
    publishedAt: context.sandboxStartedAt - news.publishedHoursAgo * HOUR_MS,
    ...(news.image !== undefined && { imageUrl: mediaUrl(context, news.image) }),
  };
}
