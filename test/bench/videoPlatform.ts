/** A platform that has every video: what a server asks for page heads, without the work of the sandbox. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface VideoPlatform {
  readonly url: string;
  close(): Promise<void>;
}

export async function startVideoPlatform(): Promise<VideoPlatform> {
  const server = createServer(({ url = '' }, response) => {
    const id = url.split('/').at(-1) ?? '';
    response.writeHead(200, { 'content-type': 'application/json' }).end(
      JSON.stringify({
        id,
        title: `The film ${id}`,
        description: `What happens in the film ${id}, in some words. `.repeat(6),
        heroUrl: `https://media.example/${id}.webp`,
        duration: 5400,
        genres: ['Drama', 'Documentary'],
      }),
    );
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
