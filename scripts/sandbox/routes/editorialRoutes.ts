/** Fighters, rankings and news. */
import { fighterList, fighterPage, rankingsOf } from '../catalogue/fighters';
import { newsFeed, newsItem } from '../catalogue/news';
import { numberOf, type Handlers } from '../operation';
import type { SandboxServices } from '../services';
import { cardContextOf } from './cardContext';

type EditorialOperation = 'readFighters' | 'readRankings' | 'readFighter' | 'readNews' | 'readNewsItem';

const FIGHTERS_PAGE = 24;
const NEWS_PAGE = 12;

export function editorialRoutes(services: SandboxServices): Handlers<EditorialOperation> {
  return {
    readFighters: async (call) =>
      fighterList(await cardContextOf(services, call), {
        letter: call.query.get('letter'),
        weightClass: call.query.get('weightClass'),
        page: numberOf(call.query, 'p', 1),
        size: numberOf(call.query, 'rpp', FIGHTERS_PAGE),
      }),
    readRankings: async (call) =>
      rankingsOf(await cardContextOf(services, call), call.query.get('weightClass')),
    readFighter: async (call) => fighterPage(await cardContextOf(services, call), call.path['id'] ?? ''),
    readNews: async (call) =>
      newsFeed(
        await cardContextOf(services, call),
        call.path['feedName'] ?? '',
        numberOf(call.query, 'p', 1),
        numberOf(call.query, 'rpp', NEWS_PAGE),
      ),
    readNewsItem: async (call) =>
      newsItem(await cardContextOf(services, call), call.path['feedName'] ?? '', call.path['newId'] ?? ''),
  };
}
