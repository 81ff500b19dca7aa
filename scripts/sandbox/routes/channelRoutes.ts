/** Message channels: the news of a realm, in the language and with the access of whoever listens (API-058). */
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
    // One after the other, so that news of one event arrive in their order.
    let last = Promise.resolve();
    const tell = (news: News): void => {
      if ((news.kind === 'event' ? 'live-events' : 'now-playing') !== call.path['channel']) return;
      last = last
        .then(async () => {
          const message = messageOf(await cardContextOf(services, call), news);
          if (message) send(message);
        })
        // Whoever has missed something hears it from the broken connection.
        .catch(end);
    };
    return services.news.listen({ realm: call.realm.id, tell, end });
  };
}

function messageOf(context: CardContext, news: News): ChannelMessage | undefined {
  if (news.kind === 'programme') {
    const channel = context.catalogue.channels.get(news.channelId);
    return channel && { channel: 'now-playing', type: 'NOW_PLAYING', channelId: channel.id, eventId: channel.videoId, programmingInfo: programmingInfoOf(context, channel), sentAt: context.now };
  }
  const video = context.catalogue.videos.get(news.videoId);
  return video && { channel: 'live-events', type: news.type, eventId: video.id, event: eventCard(context, video), sentAt: context.now };
}
