/** What a signed-in viewer has of live events around the page: the count in the badges, and the toast of a new one. */
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { LiveToast, LiveToasts, LiveWatch } from '../../live';
import { isMatchOf, useRouteMatch } from '../../routing';
import { channels, clock, platformClient, useService } from '../../sdk';
import { shellSettings } from '../shellSettings';
import { shellStore } from '../ShellStore';
import { menuReport } from '../useMenu';

export const ViewerLive = observer(function ViewerLive() {
  const shell = useService(shellStore);
  const { cardThumbnail } = useService(shellSettings);
  const { toasts, watch } = useLiveStores();
  const match = useRouteMatch();
  const watched = isMatchOf(match, 'LIVE') ? match.params.eventId : null;

  useEffect(() => {
    const follow = () => (document.visibilityState === 'hidden' ? watch.pause() : watch.start());
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      watch.pause();
      toasts.clear();
    };
  }, [watch, toasts]);

  const { count } = watch;
  useEffect(() => {
    shell.showLiveCount(count);
    return () => shell.showLiveCount(0);
  }, [shell, count]);

  useEffect(() => toasts.watching(watched), [toasts, watched]);

  return <LiveToast toasts={toasts} fallbackImage={cardThumbnail} />;
});

function useLiveStores(): { readonly toasts: LiveToasts; readonly watch: LiveWatch } {
  const time = useService(clock);
  const client = useService(platformClient);
  const messages = useService(channels);
  const report = useService(menuReport);
  return useMemo(() => {
    const toasts = new LiveToasts(time);
    const watch = new LiveWatch({
      client,
      channels: messages,
      clock: time,
      announce: (event) => toasts.announce(event),
      report: (error) => report(`What is live could not be counted: ${String(error)}`),
    });
    return { toasts, watch };
  }, [time, client, messages, report]);
}
