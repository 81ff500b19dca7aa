/**
 * The guide's store while its page is mounted: recreated for another language, viewer or day, and updated by
 * channel messages (LIV-027).
 */
import { useEffect } from 'react';
import { useCalendar, useIntlLocale } from 'proscenium/i18n';
import {
  channels,
  clock,
  guideSettings,
  platformClient,
  session,
  useRemembered,
  useService,
  type Log,
} from 'proscenium/sdk';
import { GuideStore } from './GuideStore';
import { spanAround } from './timeline';

export function useGuide(epgId: string | undefined, log: Log): GuideStore {
  const client = useService(platformClient);
  const settings = useService(guideSettings);
  const time = useService(clock);
  const messages = useService(channels);
  const { viewer } = useService(session);
  const locale = useIntlLocale();
  const calendar = useCalendar();
  // Access depends on the viewer and names on the language; all guests are alike.
  const who = viewer.isGuest ? 'guest' : viewer.id;
  const store = useRemembered(
    `guide ${epgId ?? ''} ${who} ${locale}`,
    () =>
      new GuideStore({
        client,
        settings,
        epgId,
        span: spanAround(time.now(), (day) => calendar.daysUntil(day)),
        report: (error) => log.warn('The guide was not read whole.', { reason: String(error) }),
      }),
  );
  useEffect(() => {
    store.begin();
    return () => store.dispose();
  }, [store]);
  useEffect(
    () =>
      messages.subscribe(
        'now-playing',
        (message) => store.programmes.advance(message),
        () => store.refresh(),
      ),
    [messages, store],
  );
  return store;
}
