/** Shared by the live-now and upcoming pages. */
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { useIntlLocale, useText } from '../../i18n/hooks';
import { EventList } from '../components/EventList';
import { EventPageStore, type EventsPlace } from '../EventPageStore';
import { channels } from '../../sdk/channels';
import { navigation, session } from '../../sdk/services';
import { platformClient } from '../../sdk/platform';
import { useHistoryState } from '../../sdk/useRemembered';
import { useService } from '../../sdk/useService';
import { Message } from '../../pageKit/Message';
import { pageLog } from '../../pageKit/pageServices';

export interface EventsPageProps {
  readonly list: 'live' | 'upcoming';
  readonly title: string;
  readonly emptyTitle: string;
  readonly emptyText: string;
}

/** Recreates the store for another language or viewer, who may watch other events. */
export const EventsPage = observer(function EventsPage({
  list,
  title,
  emptyTitle,
  emptyText,
}: EventsPageProps) {
  const t = useText();
  const locale = useIntlLocale();
  const client = useService(platformClient);
  const messages = useService(channels);
  const nav = useService(navigation);
  const log = useService(pageLog);
  const { viewer } = useService(session);
  const who = viewer.isGuest ? 'guest' : viewer.id;
  // History navigation restores the page of the list. Another viewer or language gets other events.
  const place = useHistoryState<EventsPlace | null>('events', null);
  const store = useMemo(
    () =>
      new EventPageStore({
        list,
        client,
        channels: messages,
        place: place.read(),
        report: (error) => log.warn('The events were not read whole.', { reason: String(error) }),
      }),
    [list, client, messages, log, place, who, locale], // eslint-disable-line react-hooks/exhaustive-deps -- see the comment above
  );
  useEffect(() => {
    store.open();
    return () => store.dispose();
  }, [store]);
  const { page, rowsPerPage } = store;
  useEffect(() => place.write({ page, rowsPerPage }), [place, page, rowsPerPage]);
  return (
    <EventList
      store={store}
      title={title}
      onTurn={() => document.getElementById('main')?.scrollIntoView?.({ block: 'start' })}
      empty={
        <Message
          picture="empty"
          title={emptyTitle}
          text={emptyText}
          action={{ label: t('toDefaultPage'), to: nav.hrefOf('ROOT') }}
        />
      }
      failed={
        <Message
          picture="error"
          title={t('pageFailedTitle')}
          text={t('genericError')}
          action={{ label: t('tryAgain'), run: () => void store.load() }}
        />
      }
    />
  );
});
