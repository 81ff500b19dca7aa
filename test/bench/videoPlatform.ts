/** A platform that has every video and a home page: what a server asks as a guest, without the work of the sandbox. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface VideoPlatform {
  readonly url: string;
  close(): Promise<void>;
}

const ROWS = 8;
const CARDS = 10;

const video = (id: string) => ({
  id,
  title: `The film ${id}`,
  description: `What happens in the film ${id}, in some words. `.repeat(6),
  heroUrl: `https://media.example/${id}.webp`,
  thumbnailUrl: `https://media.example/${id}-small.webp`,
  duration: 5400,
  genres: ['Drama', 'Documentary'],
});

const cards = (row: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...video(`${row}-${index}`),
    type: 'VOD',
    accessLevel: 'GRANTED',
  }));

const home = JSON.stringify({
  sectionId: 'home',
  title: 'Tonight',
  heroes: cards('hero', 5),
  buckets: Array.from({ length: ROWS }, (_, index) => ({
    bucketId: `row-${index}`,
    exid: `row-${index}`,
    name: `Row ${index}`,
    type: 'VOD',
    contentList: cards(`row-${index}`, CARDS),
    paging: { moreDataAvailable: false },
  })),
  paging: { moreDataAvailable: false },
});

export async function startVideoPlatform(): Promise<VideoPlatform> {
  const server = createServer(({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://platform');
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(pathname.includes('/content/') ? home : JSON.stringify(video(pathname.split('/').at(-1) ?? '')));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
