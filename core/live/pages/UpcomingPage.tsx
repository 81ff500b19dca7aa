/** Upcoming events with their start times (LIV-014). */
import { useText } from '../../i18n/hooks';
import { EventsPage } from './EventsPage';

export default function UpcomingPage() {
  const t = useText();
  return (
    <EventsPage
      list="upcoming"
      title={t('upcomingPage')}
      emptyTitle={t('upcomingEmptyTitle')}
      emptyText={t('upcomingEmptyText')}
    />
  );
}
