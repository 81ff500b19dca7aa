/** Channel messages: which are accepted, and which are dropped. */
import { channelMessage } from '../../../core/platform/channels/createChannels';
import { eventData, waitAfter } from '../../../core/platform/channels/ChannelConnection';
import channelsExamples from '../../../schemas/platform/examples/channels.json';
import { runtime, opened, server, until } from './channelsFixture';

const liveEventMessage = channelsExamples.liveEventMessage.value;
const nowPlayingMessage = channelsExamples.nowPlayingMessage.value;
const roomMessage = channelsExamples.roomMessage.value;

describe('messages', () => {
  test('LIV-027 a malformed message is logged and dropped, and the next one is received', async () => {
    const { channels, lines } = runtime();
    const received: unknown[] = [];
    channels.subscribe('live-events', (message) => received.push(message));
    await opened();
    server.write('data: {"channel":"live-events","ty\n\n');
    server.send({ channel: 'live-events', type: 'STARTED', eventId: 7 });
    server.send(liveEventMessage);
    await until(() => received.length === 1, 'the sound message');
    expect(lines).toEqual(['warn: A message was not understood.', 'warn: A message was not understood.']);
  });

  test.each([
    ['the example', liveEventMessage, true],
    ['an unknown field (ENT-025)', { ...liveEventMessage, colour: 'red' }, true],
    ['an end without the event', { ...liveEventMessage, type: 'ENDED', event: null }, true],
    ['a start without the event', { ...liveEventMessage, event: undefined }, false],
    ['an event without an id', { ...liveEventMessage, event: { title: 'No name' } }, false],
    ['a type nobody knows', { ...liveEventMessage, type: 'PAUSED' }, false],
    ['another channel’s message', nowPlayingMessage, false],
    ['a list', [liveEventMessage], false],
    ['null', null, false],
  ])('LIV-027 live-events: %s', (_, message, sound) => {
    expect(channelMessage('live-events', JSON.stringify(message)) !== null).toBe(sound);
  });

  test.each([
    ['the example', nowPlayingMessage, true],
    ['no programme on', { ...nowPlayingMessage, programmingInfo: { currentProgramme: null } }, true],
    ['no channel', { ...nowPlayingMessage, channelId: undefined }, false],
    ['no programming', { ...nowPlayingMessage, programmingInfo: null }, false],
  ])('LIV-026 now-playing: %s', (_, message, sound) => {
    expect(channelMessage('now-playing', JSON.stringify(message)) !== null).toBe(sound);
  });

  test.each([
    ['the example', roomMessage, true],
    ['nothing said yet', { ...roomMessage, playback: null }, true],
    ['no host', { ...roomMessage, host: undefined }, false],
    ['nobody', { ...roomMessage, members: null }, false],
    ['a member without a name for it', { ...roomMessage, members: [{}] }, false],
    [
      'a moment that is no number',
      { ...roomMessage, playback: { moving: true, moment: 'now', at: 1 } },
      false,
    ],
  ])('MUL-012 room: %s', (_, message, sound) => {
    expect(channelMessage('room', JSON.stringify(message)) !== null).toBe(sound);
  });

  test.each([
    ['one event', ['data: a\n\n'], ['a']],
    ['in pieces', ['da', 'ta: a', '\n', '\n'], ['a']],
    ['two at once', ['data: a\n\ndata: b\n\n'], ['a', 'b']],
    ['several lines', ['data: a\ndata: b\n\n'], ['a\nb']],
    ['line ends of Windows, cut in the middle', ['data: a\r', '\n\r', '\ndata: b\r\n\r\n'], ['a', 'b']],
    ['comments and other fields', [': hello\n\nid: 7\nevent: x\nretry: 3\ndata: a\n\n'], ['a']],
    ['no space after the colon', ['data:a\n\n'], ['a']],
    ['an event that is not whole', ['data: a\n'], []],
  ])('Server-Sent Events: %s', (_, pieces, expected) => {
    const received: string[] = [];
    const read = eventData((data) => received.push(data));
    for (const piece of pieces) read(piece);
    expect(received).toEqual(expected);
  });

  test.each([
    [1, 0, 500],
    [1, 1, 1000],
    [2, 1, 2000],
    [4, 0.5, 6000],
    [7, 1, 60_000],
    [50, 1, 60_000],
    [50, 0, 30_000],
  ])('after %i failures, dice %d: %i ms', (failures, dice, expected) => {
    expect(waitAfter(failures, dice)).toBe(expected);
  });
});
