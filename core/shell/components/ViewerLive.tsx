/** Live events for signed-in viewers on every page: the count in the badges and the toast of a new event. */
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useMemo } from 'react';
import { LiveToast } from '../../live/components/LiveToast';
import { LiveToasts } from '../../live/LiveToasts';
import { LiveWatch } from '../../live/LiveWatch';
import { isPlayerRole } from '../../playback/playerRoles';
import { useRouteMatch, useRouting } from '../../routing/RoutingProvider';
import type { RouteMatch } from '../../routing/matchPath';
import { channels } from '../../sdk/channels';
import { clock, contentLinks, type Content } from '../../sdk/services';
import { platformClient } from '../../sdk/platform';
import { useService } from '../../sdk/useService';
import { shellSettings } from '../../pageKit/shellSettings';
import { shellStore } from '../../pageKit/ShellStore';
import { menuReport } from '../useMenu';

export const ViewerLive = observer(function ViewerLive() {
  const shell = useService(shellStore);
  const { cardThumbnail } = useService(shellSettings);
  const { toasts, watch } = useLiveStores();
  const links = useService(contentLinks);
  const routing = useRouting();
  const match = useRouteMatch();
  const isWatched = useCallback(
    (event: Content) =>
      match !== null &&
      isPlayedOn(match, routing.match(pathnameOf(links.target({ ...event, accessLevel: 'GRANTED' })))),
    [match, routing, links],
  );

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

  useEffect(() => toasts.watching(isWatched), [toasts, isWatched]);

  return <LiveToast toasts={toasts} fallbackImage={cardThumbnail} />;
});

const pathnameOf = (path: string | null): string => path?.split('?')[0] ?? '';

/**
 * Whether a page plays the content of a card: a premiere's own page is a video page, and a watch-together
 * page plays the same event (NAV-075).
 */
function isPlayedOn(page: RouteMatch, own: RouteMatch | null): boolean {
  if (own === null || own.params['eventId'] !== page.params['eventId']) return false;
  return isPlayerRole(page.role)
    ? page.role === own.role
    : page.role === 'WATCH_TOGETHER' && own.role === 'LIVE';
}

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
