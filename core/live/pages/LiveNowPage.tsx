/** All live events (LIV-001); guests may see them too (LIV-049). */
import { useText } from '../../i18n/hooks';
import { EventsPage } from './EventsPage';

export default function LiveNowPage() {
  const t = useText();
  return (
    <EventsPage
      list="live"
      title={t('liveNowPage')}
      emptyTitle={t('liveNowEmptyTitle')}
      emptyText={t('liveNowEmptyText')}
    />
  );
}
