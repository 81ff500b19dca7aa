/** Stops an HTTP server of Node without losing an answer. */
import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';

export class ServerDrain {
  readonly #server: Server;
  /** Answers that are not sent to the end. */
  readonly #open = new Set<ServerResponse>();
  #state: 'running' | 'draining' | 'closed' = 'running';

  constructor(server: Server) {
    this.#server = server;
    server.prependListener('request', (_request, answer: ServerResponse) => {
      this.#open.add(answer);
      if (this.#state !== 'running') closeAfter(answer);
      answer.once('close', () => {
        this.#open.delete(answer);
        this.#closeIdle();
      });
    });
  }

  /** See `NodeServer.stop`. */
  async stop(grace: number, noticed: Promise<void>): Promise<void> {
    this.#state = 'draining';
    for (const answer of this.#open) closeAfter(answer);
    await noticed;
    this.#state = 'closed';
    const force = setTimeout(() => this.#server.closeAllConnections(), grace);
    await new Promise<void>((resolve) => {
      // That of the HTTP server would also cut answers that slow clients are still receiving.
      NetServer.prototype.close.call(this.#server, () => resolve());
      this.#closeIdle();
    });
    clearTimeout(force);
  }

  /** Closes connections without a request, once that cuts no answer: Node counts one as sent that is still buffered. */
  #closeIdle(): void {
    if (this.#state === 'closed' && this.#open.size === 0) this.#server.closeIdleConnections();
  }
}

/** Tells the client to send no more requests on this connection. */
function closeAfter(answer: ServerResponse): void {
  if (!answer.headersSent) answer.setHeader('connection', 'close');
}
