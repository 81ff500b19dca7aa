/** Address of a news item. */
import { navigation, useService } from '../../../core/sdk';
import type { NewsEntry } from './answers';

export function useItemPath({ feedName, id }: Pick<NewsEntry, 'feedName' | 'id'>): string {
  return useService(navigation).hrefOf('NEWS_ITEM', { feedName, newId: id });
}
