/** Message channels: a realm's news, in each listener's language and with its access level (API-058). */
import type { ChannelMessage } from '../../../core/generated/platform';
import { programmingInfoOf, type CardContext } from '../catalogue/contentCards';
import { eventCard } from '../catalogue/contentDetails';
import type { News } from '../channels/newsService';
import type { Call, Handlers, MessageStream } from '../operation';
import type { SandboxServices } from '../services';
import { cardContextOf } from './cardContext';
import { roomMessages } from './roomRoutes';

export function channelRoutes(services: SandboxServices): Handlers<'openChannel'> {
  return {
    openChannel: async (call) => {
      if (call.path['channel'] === 'room') return roomMessages(services.rooms, call);
      return newsOf(services, call);
    },
  };
}

function newsOf(services: SandboxServices, call: Call<'openChannel'>): MessageStream<ChannelMessage> {
  return (send, end) => {
    // Sequential, so that messages about one event arrive in order.
    let last = Promise.resolve();
    const tell = (news: News): void => {
      if ((news.kind === 'event' ? 'live-events' : 'now-playing') !== call.path['channel']) return;
      last = last
        .then(async () => {
          const message = messageOf(await cardContextOf(services, call), news);
          if (message) send(message);
        })
        // A failed message closes the connection, so that the client knows that it missed one.
        .catch(end);
    };
    return services.news.listen({ realm: call.realm.id, tell, end });
  };
}

function messageOf(context: CardContext, news: News): ChannelMessage | undefined {
  if (news.kind === 'programme') {
    const channel = context.catalogue.channels.get(news.channelId);
    return (
      channel && {
        channel: 'now-playing',
        type: 'NOW_PLAYING',
        channelId: channel.id,
        eventId: channel.videoId,
        programmingInfo: programmingInfoOf(context, channel),
        sentAt: context.now,
      }
    );
  }
  const video = context.catalogue.videos.get(news.videoId);
  return (
    video && {
      channel: 'live-events',
      type: news.type,
      eventId: video.id,
      event: eventCard(context, video),
      sentAt: context.now,
    }
  );
}
