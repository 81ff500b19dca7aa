import { MAX_BURST_MESSAGES, MESSAGES_PER_SECOND } from '../../../core/embed/EmbedBridge';
import { FakePlayer, PARTNER, setTable } from './bridgeFixture';

const ask = (method: string, params?: unknown, id: unknown = 1) => ({
  jsonrpc: '2.0',
  id,
  method,
  ...(params === undefined ? {} : { params }),
});

describe('requests are carried out and answered', () => {
  test.each([
    ['play', undefined, ['play'], null],
    ['play', {}, ['play'], null],
    ['play', [], ['play'], null],
    ['pause', undefined, ['pause'], null],
    ['seek', { position: 30 }, ['seek 30'], { position: 30 }],
    ['seek', [30], ['seek 30'], { position: 30 }],
    ['seek', { position: 900 }, ['seek 900'], { position: 90 }],
    ['setVolume', { volume: 40 }, ['volume 40'], null],
    ['mute', undefined, ['muted true'], null],
    ['unmute', undefined, ['muted false'], null],
    ['setFullscreen', { fullscreen: true }, ['fullscreen true'], { fullscreen: false }],
    ['setSubtitleTrack', { track: 'es' }, ['subtitles es'], null],
    ['setSubtitleTrack', { track: null }, ['subtitles null'], null],
    ['setAudioTrack', { track: 'es' }, ['audio es'], null],
  ])('BRG-001 BRG-002 BRG-008 %s with %j', async (method, params, calls, result) => {
    const table = setTable();
    await table.receive(ask(method, params, 'a-7'));
    expect(table.player.calls).toEqual(calls);
    expect(table.posted).toEqual([{ message: { jsonrpc: '2.0', id: 'a-7', result }, to: PARTNER }]);
  });

  test('BRG-009 getState gives the state of PLY-001 and the video id, and nothing else', async () => {
    const table = setTable();
    await table.receive(ask('getState'));
    expect(table.posted).toEqual([
      { message: { jsonrpc: '2.0', id: 1, result: table.player.values }, to: PARTNER },
    ]);
  });

  test('BRG-008 loadVod shows another video, also without a mounted player', async () => {
    const table = setTable({ mounted: false });
    await table.receive(ask('loadVod', { id: 'v2' }));
    expect(table.loaded).toEqual(['v2']);
    expect(table.posted).toEqual([{ message: { jsonrpc: '2.0', id: 1, result: null }, to: PARTNER }]);
  });

  test.each([['text'], [''], [0], [-3.5], [null]])(
    'BRG-002 the answer has the id of the request: %j',
    async (id) => {
      const table = setTable();
      await table.receive(ask('pause', undefined, id));
      expect(table.posted).toEqual([{ message: { jsonrpc: '2.0', id, result: null }, to: PARTNER }]);
    },
  );

  test('BRG-006 a request without id is carried out and never answered, not even when it fails', async () => {
    const table = setTable();
    await table.receive({ jsonrpc: '2.0', method: 'pause' });
    await table.receive({ jsonrpc: '2.0', method: 'dance' });
    await table.receive({ jsonrpc: '2.0', method: 'seek', params: { position: 'x' } });
    expect(table.player.calls).toEqual(['pause']);
    expect(table.posted).toEqual([]);
  });
});

describe('failures are answered by name', () => {
  test.each([
    ['BRG-011', 'getState', undefined, ['state'], -32000, 'Error Fetching State'],
    ['BRG-012', 'play', undefined, ['play'], -32000, 'failed to play'],
    ['BRG-013', 'loadVod', { id: 'nowhere' }, [], -32000, 'VOD does not exist'],
    ['BRG-012', 'loadVod', { id: 'broken' }, [], -32000, 'failed to play'],
    ['BRG-014', 'setSubtitleTrack', { track: 'xx' }, [], -32000, 'Track NOT FOUND'],
    ['BRG-014', 'setAudioTrack', { track: 'xx' }, [], -32000, 'Track NOT FOUND'],
    ['BRG-016', 'dance', undefined, [], -32601, 'Method not found'],
    ['BRG-016', 'constructor', undefined, [], -32601, 'Method not found'],
    ['BRG-016', '__proto__', undefined, [], -32601, 'Method not found'],
    ['BRG-016', 'Play', undefined, [], -32601, 'Method not found'],
    ['BRG-016', 'seek', undefined, [], -32602, 'Invalid params'],
    ['BRG-016', 'seek', { position: '30' }, [], -32602, 'Invalid params'],
    ['BRG-016', 'seek', { position: Number.NaN }, [], -32602, 'Invalid params'],
    ['BRG-016', 'seek', { position: 3, and: 4 }, [], -32602, 'Invalid params'],
    ['BRG-016', 'seek', [3, 4], [], -32602, 'Invalid params'],
    ['BRG-016', 'seek', 3, [], -32602, 'Invalid params'],
    ['BRG-016', 'play', null, [], -32602, 'Invalid params'],
    ['BRG-016', 'play', { now: true }, [], -32602, 'Invalid params'],
    ['BRG-016', 'setVolume', { volume: Infinity }, [], -32602, 'Invalid params'],
    ['BRG-016', 'setFullscreen', { fullscreen: 1 }, [], -32602, 'Invalid params'],
    ['BRG-016', 'loadVod', { id: '' }, [], -32602, 'Invalid params'],
    ['BRG-016', 'loadVod', { id: 'x'.repeat(129) }, [], -32602, 'Invalid params'],
    ['BRG-016', 'setAudioTrack', { track: null }, [], -32602, 'Invalid params'],
  ])('%s %s with %j', async (_, method, params, fails, code, message) => {
    const table = setTable();
    for (const name of fails) table.player.fails.add(name);
    await table.receive(ask(method, params, 7));
    expect(table.posted).toEqual([
      { message: { jsonrpc: '2.0', id: 7, error: { code, message } }, to: PARTNER },
    ]);
    expect(table.player.calls).toEqual([]);
  });

  test.each(['play', 'pause', 'mute', 'unmute', 'getState'])(
    'BRG-015 %s without a mounted player',
    async (method) => {
      const table = setTable({ mounted: false });
      await table.receive(ask(method));
      expect(table.posted).toEqual([
        {
          message: { jsonrpc: '2.0', id: 1, error: { code: -32000, message: 'Player not found' } },
          to: PARTNER,
        },
      ]);
    },
  );

  test('BRG-015 a player that has left is not found, and one that came after it stays', async () => {
    const table = setTable({ mounted: false });
    const leave = table.bridge.mount(table.player);
    const next = new FakePlayer();
    table.bridge.mount(next);
    leave();
    await table.receive(ask('play'));
    expect(next.calls).toEqual(['play']);
    expect(table.player.calls).toEqual([]);
  });

  test.each([
    [{ jsonrpc: '2.0', id: 4 }, 4],
    [{ jsonrpc: '2.0', id: 4, method: 7 }, 4],
    [{ jsonrpc: '2.0', id: 4, method: 'x'.repeat(65) }, 4],
    [{ jsonrpc: '2.0', id: {}, method: 'play' }, null],
    [{ jsonrpc: '2.0', id: true, method: 'play' }, null],
    [{ jsonrpc: '2.0', id: 'x'.repeat(129), method: 'play' }, null],
    [{ jsonrpc: '2.0', id: Infinity, method: 'play' }, null],
  ])('BRG-002 %j is no request', async (data, id) => {
    const table = setTable();
    await table.receive(data);
    expect(table.posted).toEqual([
      { message: { jsonrpc: '2.0', id, error: { code: -32600, message: 'Invalid Request' } }, to: PARTNER },
    ]);
    expect(table.player.calls).toEqual([]);
  });
});

describe('no answer', () => {
  test.each([
    'https://stranger.example',
    'http://partner.example',
    'https://partner.example:8443',
    'https://www.partner.example',
    'https://partner.example.stranger.example',
    'https://PARTNER.example',
    'null',
    '',
    '*',
  ])('BRG-003 BRG-004 to %j, which is not listed', async (origin) => {
    const table = setTable();
    await table.receive(ask('play'), { origin });
    expect([table.player.calls, table.posted, table.reported]).toEqual([[], [], []]);
  });

  test('BRG-007 to another window than the embedding one, even at a listed origin', async () => {
    const table = setTable();
    for (const source of [null, { ...table.around }]) await table.receive(ask('play'), { source });
    expect([table.player.calls, table.posted]).toEqual([[], []]);
  });

  test.each([
    [null],
    [undefined],
    ['{"jsonrpc":"2.0","id":1,"method":"play"}'],
    [7],
    [[ask('play')]],
    [{ id: 1, method: 'play' }],
    [{ jsonrpc: 2, id: 1, method: 'play' }],
    [{ jsonrpc: '1.0', id: 1, method: 'play' }],
    [Object.create({ jsonrpc: '2.0', id: 1, method: 'play' })],
    [{ jsonrpc: '2.0', id: 1, result: null }],
    [{ jsonrpc: '2.0', id: 1, error: { code: 1, message: 'x' } }],
    [{ jsonrpc: '2.0' }],
    [new Map([['jsonrpc', '2.0']])],
  ])('BRG-005 to %p, also of a trusted page', async (data) => {
    const table = setTable();
    await table.receive(data);
    expect([table.player.calls, table.posted]).toEqual([[], []]);
  });

  test('to a page that sends too many messages, until it has paused for a while', async () => {
    const table = setTable();
    for (let count = 0; count < MAX_BURST_MESSAGES + 20; count++) await table.receive(ask('pause'));
    expect(table.posted).toHaveLength(MAX_BURST_MESSAGES);
    table.pass(1000);
    for (let count = 0; count < MAX_BURST_MESSAGES; count++) await table.receive(ask('pause'));
    expect(table.posted).toHaveLength(MAX_BURST_MESSAGES + MESSAGES_PER_SECOND);
  });

  test('foreign origins use up none of the embedding page’s message allowance', async () => {
    const table = setTable();
    for (let count = 0; count < 10 * MAX_BURST_MESSAGES; count++)
      await table.receive(ask('pause'), { origin: 'https://stranger.example' });
    await table.receive(ask('pause'));
    expect(table.posted).toHaveLength(1);
  });
});

describe('BRG-010 events', () => {
  test('are sent under their own names, once the embedding page has sent a valid message', async () => {
    const table = setTable();
    table.player.happens({ name: 'play', params: {} });
    await table.receive('not a request');
    await table.receive(ask('play'), { origin: 'https://stranger.example' });
    table.player.happens({ name: 'timeupdate', params: { position: 3 } });
    expect(table.posted).toEqual([]);
    await table.receive({ jsonrpc: '2.0', method: 'getState' });
    table.player.happens({ name: 'seeked', params: { position: 4 } });
    expect(table.posted).toEqual([
      { message: { jsonrpc: '2.0', method: 'seeked', params: { position: 4 } }, to: PARTNER },
    ]);
  });

  test('come from the player that is mounted now, and from no other', async () => {
    const table = setTable({ mounted: false });
    const leave = table.bridge.mount(table.player);
    await table.receive({ jsonrpc: '2.0', method: 'getState' });
    leave();
    table.player.happens({ name: 'ended', params: {} });
    expect(table.posted).toEqual([]);
  });

  test('an embedding page that cannot be messaged is reported and nothing else', async () => {
    const broken = {
      postMessage: () => {
        throw new Error('gone');
      },
    } as unknown as Window;
    const table = setTable({ around: broken });
    await table.receive(ask('play'), { source: broken });
    expect(table.player.calls).toEqual(['play']);
    expect(table.reported).toHaveLength(1);
  });
});
