/** Role GRID: the whole catalogue (HOM-098, ROU-117). */
import { useText } from '../../i18n/hooks';
import { contentGrid } from '../../search/listSources';
import { unrefined } from '../../search/refinement';
import { searchStores } from '../../search/useSearchStores';
import type { PreparePage } from '../../pageKit/preparation';
import { LIST, ListPage } from './ListPage';

export const prepare: PreparePage = async ({ get, keep }) => {
  const list = searchStores(get).list(contentGrid, unrefined);
  await list.load();
  keep(LIST, list);
  return list.results.state.status === 'ready';
};

export default function GridPage() {
  const t = useText();
  return (
    <ListPage
      refined
      source={contentGrid}
      heading={t('gridPage')}
      empty={{ title: t('pageEmptyTitle'), text: t('pageEmptyText') }}
    />
  );
}
