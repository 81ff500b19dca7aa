/** Everything that is on now (LIV-001); guests may see it too (LIV-049). */
import { useText } from '../../i18n';
import { EventsPage } from './EventsPage';

export default function LiveNowPage() {
  const t = useText();
  return <EventsPage list="live" title={t('liveNowPage')} emptyTitle={t('liveNowEmptyTitle')} emptyText={t('liveNowEmptyText')} />;
}
