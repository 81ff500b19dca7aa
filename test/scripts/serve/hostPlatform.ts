/** A platform on this machine, with every kind of answer that the host may get for the subject of a page. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface HostPlatform {
  readonly url: string;
  /** Resolves when the video is requested. */
  requested(id: string): Promise<void>;
  /** Answers the requests for a video that it holds. */
  answer(id: string): void;
  close(): Promise<void>;
}

const json = (response: ServerResponse, value: unknown, status = 200) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));

const found = (response: ServerResponse) =>
  json(response, { id: 'found', title: 'The Long Count', description: 'Ten rounds in Lisbon.' });

/** Answers by the video's id; others that begin with `held` are answered when a test says so. */
const videos: Readonly<Record<string, (response: ServerResponse) => void>> = {
  found,
  missing: (response) => json(response, {}, 404),
  failing: (response) => json(response, {}, 500),
  malformed: (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"title":'),
  unusable: (response) => json(response, ['no', 'video']),
  redirecting: (response) => response.writeHead(302, { location: '/api/v4/vod/found' }).end(),
  down: (response) => response.destroy(),
  slow: () => undefined,
  abandoned: () => undefined,
};

/** The rows of a section. */
const section = {
  sectionId: 'browse',
  title: 'Browse',
  heroes: [{ id: 'found', videoId: 'found', type: 'VOD', title: 'The Long Count', accessLevel: 'GRANTED' }],
  buckets: [
    {
      bucketId: 'b1',
      exid: 'b1',
      name: 'New films',
      type: 'VOD',
      originalType: 'VOD',
      rowTypeData: {},
      contentList: ['a', 'b', 'c'].map((id) => ({
        id,
        videoId: id,
        type: 'VOD',
        title: `Film "${id}" <em>`,
        accessLevel: 'GRANTED',
        thumbnailUrl: `https://pictures.test/${id}.webp?width=960`,
      })),
      paging: { moreDataAvailable: false },
    },
  ],
  paging: { moreDataAvailable: false },
};

export async function startHostPlatform(): Promise<HostPlatform> {
  const seen = new Set<string>();
  const waiting = new Map<string, () => void>();
  const held: { readonly id: string; readonly response: ServerResponse }[] = [];
  const server = createServer(({ url = '' }, response) => {
    const id = /^\/api\/v4\/vod\/(\w+)$/.exec(url)?.[1] ?? '';
    if (url.startsWith('/api/v4/content/browse')) json(response, section);
    else if (id.startsWith('held')) held.push({ id, response });
    else (videos[id] ?? videos['missing'])?.(response);
    seen.add(id);
    waiting.get(id)?.();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requested: (id) =>
      new Promise((resolve) => {
        if (seen.has(id)) resolve();
        else waiting.set(id, resolve);
      }),
    answer: (id) => held.filter((each) => each.id === id).forEach(({ response }) => void found(response)),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
