/** A minimal page that plays a stream with shaka-player: the baseline for the site's own player. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';

export interface BarePlayer {
  /** URL of the page for this stream; its button starts playback. */
  address(stream: string): string;
  stop(): Promise<void>;
}

const SCRIPT = 'node_modules/shaka-player/dist/shaka-player.compiled-es2021.js';
/** The player is loaded before the click, and only the stream after it. */
const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bare</title>
<style>body{margin:0}video{inline-size:100%;block-size:70vh;background:#000}</style>
<video muted playsinline></video><button>Play</button>
<script src="/player.js"></script>
<script>
  const video = document.querySelector('video');
  document.querySelector('button').onclick = async () => {
    shaka.polyfill.installAll();
    const player = new shaka.Player();
    await player.attach(video);
    await player.load(new URLSearchParams(location.search).get('stream'));
    await video.play();
  };
</script>`;

export async function startBarePlayer(root: string): Promise<BarePlayer> {
  const script = await readFile(path.join(root, SCRIPT));
  const server = createServer((request, response) => {
    if (request.url === '/player.js')
      return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    address: (stream) => `http://localhost:${port}/?stream=${encodeURIComponent(stream)}`,
    stop: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
