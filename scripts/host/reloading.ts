/** Pages that reload when their code changes, and say what its mistakes are: for development. */
import type { Compressor } from './handler/Compression';

const EVENTS = '/__development/events';
const SCRIPT = '/__development/reload.js';
const FIRST = '/__development/first.js';

/** For the site: its pages are changed before they are sent. */
export const uncompressed: Compressor = {
  encodings: [],
  memory: 1,
  compress: async (body) => body,
};

/** Runs in the page. Mistakes are set as text: they quote files. */
const script = `
const events = new EventSource(${JSON.stringify(EVENTS)});
let bar;
events.addEventListener('reload', () => location.reload());
events.addEventListener('update', async ({ data }) => {
  await developmentPage.update(JSON.parse(data)).catch(() => location.reload());
  bar?.remove();
  bar = undefined;
});
events.addEventListener('mistakes', ({ data }) => {
  bar ??= document.body.appendChild(document.createElement('pre'));
  bar.setAttribute('role', 'alert');
  Object.assign(bar.style, { position: 'fixed', inset: 'auto 0 0', zIndex: 2147483647, margin: 0, padding: '1rem', maxBlockSize: '50vh', overflow: 'auto', direction: 'ltr', font: '13px/1.5 monospace', color: '#fff', background: '#7a1010', whiteSpace: 'pre-wrap' });
  bar.textContent = JSON.parse(data);
});
`;

export interface Reloading {
  readonly handler: (request: Request) => Promise<Response>;
  /** Reloads every open page. */
  reload(): void;
  /** Lets the first script of every open page take over modules, by their addresses. */
  update(modules: readonly string[]): void;
  /** Shows mistakes in every open page, and in those that open later, until the next reload or update. */
  show(mistakes: string): void;
}

/** Around the handler of a site. `first` is a script that runs before all others of a page. */
export function reloading(
  site: (request: Request) => Promise<Response>,
  first: string | null = null,
): Reloading {
  const encoder = new TextEncoder();
  const pages = new Set<ReadableStreamDefaultController<Uint8Array>>();
  let mistakes: string | null = null;
  const message = (name: string, data: unknown) =>
    encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  const send = (name: string, data: unknown) => {
    for (const page of pages) page.enqueue(message(name, data));
  };
  const stream = () => {
    let own: ReadableStreamDefaultController<Uint8Array>;
    return new ReadableStream<Uint8Array>({
      start: (controller) => {
        own = controller;
        pages.add(own);
        if (mistakes !== null) own.enqueue(message('mistakes', mistakes));
      },
      cancel: () => void pages.delete(own),
    });
  };
  return {
    handler: async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname === EVENTS)
        return new Response(stream(), {
          headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' },
        });
      if (pathname === SCRIPT || pathname === FIRST)
        return new Response(pathname === SCRIPT ? script : first, {
          headers: { 'content-type': 'text/javascript; charset=utf-8' },
        });
      const answer = await site(request);
      if (answer.headers.get('content-type')?.startsWith('text/html') !== true || answer.body === null)
        return answer;
      const headers = new Headers(answer.headers);
      headers.delete('content-length');
      headers.delete('etag');
      const html = await answer.text();
      const started =
        first === null ? html : html.replace(/<head[^>]*>/, `$&<script src="${FIRST}"></script>`);
      return new Response(started.replace('</body>', `<script src="${SCRIPT}" async></script></body>`), {
        status: answer.status,
        headers,
      });
    },
    reload: () => {
      mistakes = null;
      send('reload', null);
    },
    update: (modules) => {
      mistakes = null;
      send('update', modules);
    },
    show: (text) => {
      mistakes = text;
      send('mistakes', text);
    },
  };
}
