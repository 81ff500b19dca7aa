/** Runs a fetch handler behind Node's HTTP server. */
import { createServer, type IncomingMessage } from 'node:http';
import { BlockList, isIP, type AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { ServerDrain } from './ServerDrain';

export interface NodeServerOptions {
  readonly handler: (request: Request) => Promise<Response>;
  /** The address to listen on, such as 127.0.0.1 or 0.0.0.0. */
  readonly hostname: string;
  /** 0 selects a free port. */
  readonly port: number;
  /** Proxies whose `x-forwarded-proto` is believed. */
  readonly proxies: BlockList;
  readonly timeouts?: Timeouts;
}

/** How long clients may take, in milliseconds: slow ones must not hold connections. */
export interface Timeouts {
  /** To send the headers of a request. */
  readonly headers: number;
  /** To send a whole request. */
  readonly request: number;
  /** Between two checks of these times. */
  readonly check: number;
}

export interface NodeServer {
  readonly port: number;
  /**
   * Answers with `connection: close` from now on. When `noticed` resolves, it stops accepting connections; it resolves
   * when the requests in progress are answered, at the latest `grace` milliseconds after that.
   */
  stop(grace: number, noticed?: Promise<void>): Promise<void>;
}

const TIMEOUTS: Timeouts = { headers: 10_000, request: 15_000, check: 5_000 };
/** Longer than the keep-alive of the usual load balancers (60 s), so that they close idle connections first. */
const KEEP_ALIVE_TIMEOUT = 65_000;
/** The largest headers of a request, in bytes. */
const LARGEST_HEADERS = 16 * 1024;

/** Rejects when the port is taken. */
export async function startNodeServer({
  handler,
  hostname,
  port,
  proxies,
  timeouts = TIMEOUTS,
}: NodeServerOptions): Promise<NodeServer> {
  const listener = getRequestListener(
    (request, { incoming }) => handler(withScheme(request, incoming as IncomingMessage, proxies)),
    { overrideGlobalObjects: false },
  );
  const server = createServer(
    {
      maxHeaderSize: LARGEST_HEADERS,
      headersTimeout: timeouts.headers,
      requestTimeout: timeouts.request,
      connectionsCheckingInterval: timeouts.check,
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT,
    },
    (incoming, outgoing) => void listener(incoming, outgoing),
  );
  const drain = new ServerDrain(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, hostname, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop: (grace, noticed = Promise.resolve()) => drain.stop(grace, noticed),
  };
}

/**
 * The addresses of proxies, as a list separated by commas: IP addresses and networks such as 10.0.0.0/8. Throws a
 * sentence for anything else.
 */
export function proxyList(text: string): BlockList {
  const list = new BlockList();
  for (const entry of text.split(',').map((each) => each.trim())) {
    if (entry === '') continue;
    const [address = '', prefix, ...rest] = entry.split('/');
    const version = isIP(address);
    const bits = prefix === undefined ? null : Number(prefix);
    if (
      version === 0 ||
      rest.length > 0 ||
      (bits !== null && !(Number.isInteger(bits) && bits >= 0 && bits <= (version === 4 ? 32 : 128)))
    )
      throw new Error(`${JSON.stringify(entry)} is not an IP address or a network such as 10.0.0.0/8.`);
    const family = version === 4 ? 'ipv4' : 'ipv6';
    if (bits === null) list.addAddress(address, family);
    else list.addSubnet(address, bits, family);
  }
  return list;
}

/** The request with the scheme of the viewer's connection, as a proxy that is trusted states it. */
function withScheme(request: Request, incoming: IncomingMessage, proxies: BlockList): Request {
  const forwarded = request.headers.get('x-forwarded-proto')?.split(',')[0]?.trim().toLowerCase();
  const sender = incoming.socket.remoteAddress ?? '';
  const family = isIP(sender) === 6 ? 'ipv6' : 'ipv4';
  if (forwarded !== 'https' || isIP(sender) === 0 || !proxies.check(sender, family)) return request;
  const url = new URL(request.url);
  url.protocol = 'https:';
  return new Request(url, { method: request.method, headers: request.headers });
}
