/** Role HISTORY: what the viewer has watched, with how far (CAT-072, FAV-010). */
import { useText } from '../../i18n';
import { watchHistory } from '../../search';
import { BrowseLink } from './BrowseLink';
import { ListPage } from './ListPage';
import { OwnList } from './OwnList';

export default function HistoryPage() {
  const t = useText();
  return (
    <OwnList>
      <ListPage source={watchHistory} heading={t('historyPage')} empty={{ title: t('historyEmpty'), text: t('historyEmptyText'), way: <BrowseLink /> }} />
    </OwnList>
  );
}
