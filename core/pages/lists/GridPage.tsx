/** Role GRID: the whole catalogue (HOM-098, ROU-117). */
import { useText } from '../../i18n/hooks';
import { contentGrid } from '../../search/listSources';
import { ListPage } from './ListPage';

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
