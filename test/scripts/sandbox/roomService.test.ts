/** Watch parties of the sandbox: who leads, who receives which message, who may speak, and when a party ends. */
import type { RoomMessage } from '../../../core/generated/platform';
import {
  createRoomService,
  GRACE_MS,
  KEPT_EMPTY_MS,
  SILENT_MS,
} from '../../../scripts/sandbox/channels/roomService';
import { FakeClock } from '../../kit';

function openService() {
  const clock = new FakeClock();
  const rooms = createRoomService({ now: () => clock.now(), after: (wait, task) => clock.after(wait, task) });
  const id = rooms.open('ringside', 'rs-202');
  const join = (member: string, accountId = member, room = id) => {
    const received: RoomMessage[] = [];
    const leave = rooms.join(
      { room, realm: 'ringside', member, accountId, name: member },
      { send: (message) => received.push(message), end: () => leave() },
    );
    return { received, leave, last: () => received.at(-1)! };
  };
  const beat = (member: string, accountId = member) =>
    rooms.beat({ room: id, realm: 'ringside', member, accountId }, { moving: true, moment: 1, at: 2 });
  return { clock, rooms, id, join, beat };
}

test('MUL-012 the first member leads; a late one gets the whole state at once', () => {
  const { join, beat } = openService();
  const maya = join('maya');
  beat('maya');
  const omar = join('omar');
  expect(omar.last()).toMatchObject({
    host: 'maya',
    members: [{ member: 'maya' }, { member: 'omar' }],
    playback: { moving: true, moment: 1, at: 2 },
  });
  expect(maya.last()).toMatchObject({ members: [{ member: 'maya' }, { member: 'omar' }] });
});

test('MUL-012 only the host’s messages are passed on', () => {
  const { join, beat } = openService();
  const maya = join('maya');
  join('omar');
  beat('omar');
  expect(maya.last().playback).toBeNull();
});

test('MUL-012 the host hands over by leaving, but not by a connection that breaks and returns', () => {
  const { clock, join } = openService();
  const maya = join('maya');
  const omar = join('omar');
  maya.leave();
  clock.pass(GRACE_MS - 1);
  const again = join('maya');
  clock.pass(GRACE_MS * 2);
  expect(omar.last().host).toBe('maya');
  again.leave();
  clock.pass(GRACE_MS);
  expect(omar.last()).toMatchObject({ host: 'omar', members: [{ member: 'omar' }] });
});

test('MUL-012 a silent host has left, even with an open connection: the next one leads', () => {
  const { clock, join, beat } = openService();
  const maya = join('maya');
  const omar = join('omar');
  clock.pass(SILENT_MS - 1);
  beat('omar');
  expect(omar.last().host).toBe('maya');
  clock.pass(1);
  expect(omar.last()).toMatchObject({ host: 'omar', members: [{ member: 'omar' }] });
  const again = join('maya');
  clock.pass(GRACE_MS);
  expect(again.last()).toMatchObject({ host: 'omar', members: [{ member: 'omar' }, { member: 'maya' }] });
  expect(maya.last().host).toBe('maya');
});

test('nobody can send or join as somebody else', () => {
  const { join, beat } = openService();
  join('maya');
  expect(() => beat('maya', 'somebody else')).toThrow('409');
  expect(() => join('maya', 'somebody else')).toThrow('409');
});

test('a room of another realm, or an abandoned one, does not exist', () => {
  const { clock, rooms, id, join } = openService();
  expect(() => rooms.check({ room: id, realm: 'noor', member: 'x', accountId: 'x', name: null })).toThrow(
    '404',
  );
  join('maya').leave();
  clock.pass(GRACE_MS + KEPT_EMPTY_MS + 1);
  rooms.open('ringside', 'rs-202');
  expect(() => join('maya')).toThrow('404');
});
