/** Watch parties: open a room, join it, and report its playback (MUL-012, MUL-013). */
import type { ChannelMessage } from '../../../core/generated/platform';
import type { RoomService } from '../channels/roomService';
import type { Call, Handlers, MessageStream } from '../operation';
import { notFound, PlatformError } from '../platformError';
import type { SandboxServices } from '../services';
import { requireAccount } from '../session/viewer';

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
export function roomMessages(
  rooms: RoomService,
  { realm, viewer, query }: Call<'openChannel'>,
): MessageStream<ChannelMessage> {
  const { id, name } = requireAccount(viewer);
  const [room, member] = [query.get('room'), query.get('member')];
  if (room === null || member === null)
    throw new PlatformError(400, 'roomMissing', ['The channel room wants a room and a member.']);
  const entry = { room, realm: realm.id, member, accountId: id, name: name || null };
  rooms.check(entry);
  return (tell, end) => rooms.join(entry, { tell, end });
}
