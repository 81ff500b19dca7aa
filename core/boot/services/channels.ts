/** Message channels, loaded lazily with the first page that subscribes. */
import type { TokenSource } from '../../platform/transport/TokenSource';
import { loadOnce } from '../../platform/loadOnce';
import type { CheckedRealm } from '../../realm/checkedRealm';
import type { Channels } from '../../sdk/channels';
import type { SessionView } from '../../sdk/services';
import type { BrowserEnvironment } from '../browserEnvironment';

export interface RealmChannelsDeps {
  readonly platform: CheckedRealm['platform'];
  readonly environment: BrowserEnvironment;
  readonly tokens: TokenSource;
  readonly session: SessionView;
  readonly locale: () => string;
  readonly onDispose: (end: () => void) => void;
}

/** The channels of this realm's platform, for the current viewer; all guests share one audience. */
export function realmChannels({
  platform,
  environment,
  tokens,
  session,
  locale,
  onDispose,
}: RealmChannelsDeps): Channels {
  const { clock, fetch } = environment;
  const { url, apiKey, endpoints } = platform;
  const log = environment.log('channels');
  return lazyChannels(
    async () => {
      const { createChannels } = await import('../../platform/channels/createChannels');
      const audience = (): string =>
        `${locale()} ${session.viewer.isGuest ? 'guest' : (session.viewer.id ?? '')}`;
      const channels = createChannels({
        url,
        apiKey,
        endpoints,
        locale,
        tokens,
        fetch,
        clock,
        log,
        audience,
        dice: Math.random,
      });
      onDispose(() => channels.dispose());
      return channels;
    },
    (error) => log.warn('Message channels could not be loaded.', { reason: String(error) }),
  );
}

/** Loads on the first subscription. A load failure is reported, and the next subscription retries. */
export function lazyChannels(load: () => Promise<Channels>, report: (error: unknown) => void): Channels {
  const loaded = loadOnce(load);
  return {
    subscribe(channel, onMessage, onReopened, topic) {
      let wanted = true;
      let end = (): void => undefined;
      loaded().then((channels) => {
        if (wanted) end = channels.subscribe(channel, onMessage, onReopened, topic);
      }, report);
      return () => {
        wanted = false;
        end();
      };
    },
  };
}
