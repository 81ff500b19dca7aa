/** Watch parties and message channels: a realm's news, in each listener's language and with its access level (API-058). */
import type { ChannelMessage } from '../../../core/generated/platform';
import { type CardContext, programmingInfoOf } from '../catalogue/contentCards';
import { eventCard } from '../catalogue/contentDetails';
import type { News } from '../channels/liveService';
import type { Call, Handlers, MessageStream } from '../operation';
import type { SandboxServices } from '../services';
import { cardContextOf } from './cardContext';
import type { RoomService } from '../channels/roomService';
import { notFound, PlatformError } from '../platformError';
import { requireAccount } from '../session/viewer';

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
    const publish = (news: News): void => {
      if ((news.kind === 'event' ? 'live-events' : 'now-playing') !== call.path['channel']) return;
      last = last
        .then(async () => {
          const message = messageOf(await cardContextOf(services, call), news);
          if (message) send(message);
        })
        // A failed message closes the connection, so that the client knows that it missed one.
        .catch(end);
    };
    return services.news.listen({ realm: call.realm.id, publish, end });
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

/** Watch parties: open a room, join it, and report its playback (MUL-012, MUL-013). */
export function roomRoutes(services: SandboxServices): Handlers<'openRoom' | 'beatRoom'> {
  return {
    openRoom: async ({ realm, viewer, body: { eventId } }) => {
      requireAccount(viewer);
      if (!services.catalogueOf(realm.id).videos.get(eventId)?.live) throw notFound(`event ${eventId}`);
      return { id: services.rooms.open(realm.id, eventId), eventId };
    },
    beatRoom: async ({ realm, viewer, path, body: { member, playback } }) => {
      services.rooms.beat(
        { room: path['id'] ?? '', realm: realm.id, member, accountId: requireAccount(viewer).id },
        playback,
      );
      return { now: services.now() };
    },
  };
}

/** The message channel of a room. Throws for guests, an unknown room, and a call without room or member. */
function roomMessages(
  rooms: RoomService,
  { realm, viewer, query }: Call<'openChannel'>,
): MessageStream<ChannelMessage> {
  const { id, name } = requireAccount(viewer);
  const [room, member] = [query.get('room'), query.get('member')];
  if (room === null || member === null)
    throw new PlatformError(400, 'roomMissing', ['The channel room wants a room and a member.']);
  const entry = { room, realm: realm.id, member, accountId: id, name: name || null };
  rooms.check(entry);
  return (send, end) => rooms.join(entry, { send, end });
}
