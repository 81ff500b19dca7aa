/** A page as the host sends it, without a browser. */
import { request } from 'node:http';
import { addressOf, type SiteName } from './addresses';

export interface RawPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** Names below .localhost are resolved to the loopback address here, since Node does not resolve them everywhere. */
export function rawPage(
  realm: string,
  path = '/',
  {
    headers = {},
    site = 'site',
  }: { readonly headers?: Readonly<Record<string, string>>; readonly site?: SiteName } = {},
): Promise<RawPage> {
  const { host, port, pathname, search } = new URL(addressOf(realm, path, site));
  return new Promise((resolve, reject) => {
    const asked = request(
      // A connection of its own: the host may close an idle one at the moment it is used again.
      { host: '127.0.0.1', port, path: pathname + search, headers: { host, ...headers }, agent: false },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(parts).toString('utf8'),
          }),
        );
      },
    );
    asked.on('error', reject);
    asked.end();
  });
}
