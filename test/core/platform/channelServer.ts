/** A test platform for message channels: a real server that the test makes send, hang up and refuse. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ChannelServer {
  readonly url: string;
  /** The requests so far, oldest first. */
  readonly requests: { readonly path: string; readonly headers: IncomingHttpHeaders }[];
  /** Open connections, by path. */
  readonly open: ReadonlyMap<ServerResponse, string>;
  /** Statuses for the next requests, in order; 200 when there is none. */
  readonly refusals: number[];
  /** Sends to every open connection. */
  write(text: string): void;
  send(message: unknown): void;
  /** Ends every open connection. */
  hangUp(): void;
  stop(): Promise<void>;
}

export async function startChannelServer(): Promise<ChannelServer> {
  const requests: ChannelServer['requests'] = [];
  const refusals: number[] = [];
  const open = new Map<ServerResponse, string>();
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    requests.push({ path, headers: request.headers });
    const refusal = refusals.shift();
    if (refusal !== undefined)
      return void response.writeHead(refusal, { 'content-type': 'application/json' }).end('{"status":0}');
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    response.write(':\n\n');
    open.set(response, path);
    response.on('close', () => open.delete(response));
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const write = (text: string): void => {
    for (const response of open.keys()) response.write(text);
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    open,
    refusals,
    write,
    send: (message) => write(`data: ${JSON.stringify(message)}\n\n`),
    hangUp: () => {
      for (const response of open.keys()) response.end();
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
