import { PlayerClient, PlayerError } from '../../../core/embed/client/PlayerClient';

const SITE = 'https://www.velvet.example';

function table() {
  const posted: { readonly id: string; readonly method: string; readonly params?: unknown }[] = [];
  const targets: unknown[] = [];
  const received: unknown[] = [];
  const frame = {
    postMessage: (message: (typeof posted)[number], how: { targetOrigin: string }) =>
      void (posted.push(message), targets.push(how.targetOrigin)),
  } as unknown as Window;
  const client = new PlayerClient({
    frame: () => frame,
    origin: SITE,
    onEvent: (name, params) => received.push([name, params]),
    timeLimit: 200,
  });
  const answers = (data: unknown, from: { readonly origin?: string; readonly source?: Window } = {}) =>
    client.receive({ data, origin: SITE, source: frame, ...from });
  const listens = () => answers({ jsonrpc: '2.0', id: posted[0]?.id, result: null });
  return { client, posted, targets, received, answers, listens };
}

test('BRG-018 a call settles on the answer with its id, in whatever order they come', async () => {
  const { client, posted, targets, answers, listens } = table();
  client.connect();
  listens();
  const [seek, load] = [client.call('seek', { position: 3 }), client.call('loadVod', { id: 'x' })];
  const [, first, second] = posted;
  expect(first).toMatchObject({ jsonrpc: '2.0', method: 'seek', params: { position: 3 } });
  answers({ jsonrpc: '2.0', id: second?.id, error: { code: -32000, message: 'VOD does not exist' } });
  answers({ jsonrpc: '2.0', id: first?.id, result: { position: 3 } });
  expect(await seek).toEqual({ position: 3 });
  await expect(load).rejects.toEqual(new PlayerError('VOD does not exist', -32000));
  expect(new Set(targets)).toEqual(new Set([SITE]));
  client.close();
});

test('BRG-018 requests made before the frame is ready are sent once it is', async () => {
  const { client, posted, answers, listens } = table();
  const play = client.call('play', {});
  expect(posted).toEqual([]);
  client.connect();
  expect(posted.map(({ method }) => method)).toEqual(['getState']);
  listens();
  expect(posted.map(({ method }) => method)).toEqual(['getState', 'play']);
  answers({ jsonrpc: '2.0', id: posted[1]?.id, result: null });
  expect(await play).toBeNull();
  client.close();
});

test('BRG-018 a missing answer and a removed frame are failures', async () => {
  const { client, listens } = table();
  client.connect();
  listens();
  await expect(client.call('pause', {})).rejects.toMatchObject({ name: 'PlayerError', code: null });
  const waiting = client.call('pause', {});
  client.close();
  await expect(waiting).rejects.toMatchObject({ message: 'The player is gone.' });
});

test('BRG-010 events are passed on; messages of another window, origin or protocol are not', () => {
  const { client, received, answers } = table();
  const news = { jsonrpc: '2.0', method: 'seeked', params: { position: 4 } };
  answers(news, { origin: 'https://stranger.example' });
  answers(news, { source: window });
  for (const data of [
    null,
    'seeked',
    { ...news, jsonrpc: '1.0' },
    { ...news, method: 'dance' },
    { ...news, method: 7 },
  ])
    answers(data);
  expect(received).toEqual([]);
  answers(news);
  expect(received).toEqual([['seeked', { position: 4 }]]);
  client.close();
});
