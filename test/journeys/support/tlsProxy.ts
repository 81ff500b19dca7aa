/** A proxy that terminates TLS, as an operator puts it in front of the production server: nginx, or one of Node without it. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { eventually } from './eventually';

export interface TlsProxy {
  readonly port: number;
  stop(): Promise<void>;
}

interface Certificate {
  readonly key: string;
  readonly certificate: string;
}

/** Starts a proxy for `hostname` in front of a server on this machine. `folder` is its own and empty. */
export function startTlsProxy(folder: string, hostname: string, target: number): Promise<TlsProxy> {
  const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')];
  const subject = ['-subj', `/CN=${hostname}`, '-addext', `subjectAltName=DNS:${hostname}`];
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '2',
      '-keyout',
      key,
      '-out',
      certificate,
      ...subject,
    ],
    { stdio: 'ignore' },
  );
  // nginx is no package of npm.
  const hasNginx = spawnSync('nginx', ['-v']).error === undefined;
  return hasNginx
    ? startNginx(folder, hostname, target, { key, certificate })
    : startNodeProxy(target, { key, certificate });
}

/** nginx with the configuration that operators get as an example. */
async function startNginx(
  folder: string,
  hostname: string,
  target: number,
  { key, certificate }: Certificate,
): Promise<TlsProxy> {
  const [port, plainPort] = [await freePort(), await freePort()];
  const example = readFileSync('scripts/serve/examples/nginx.conf', 'utf8');
  const site = replaced(example, [
    ['/etc/letsencrypt/live/velvet.example/fullchain.pem', certificate],
    ['/etc/letsencrypt/live/velvet.example/privkey.pem', key],
    ['velvet.example', hostname],
    ['listen 80;', `listen 127.0.0.1:${plainPort};`],
    ['listen 443 ', `listen 127.0.0.1:${port} `],
    ['server 127.0.0.1:8080;', `server 127.0.0.1:${target};`],
    ['/var/log/nginx/', `${folder}/`],
    ['/var/www/html', folder],
  ]);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${path.join(folder, kind)};`,
  );
  const configuration = path.join(folder, 'nginx.conf');
  writeFileSync(
    configuration,
    `daemon off;
pid ${path.join(folder, 'nginx.pid')};
error_log ${path.join(folder, 'error.log')};
events {}
http {
  ${temporary.join('\n  ')}
${site}
}
`,
  );
  const nginx = spawn('nginx', ['-p', folder, '-c', configuration], { stdio: 'ignore' });
  const ended = once(nginx, 'exit');
  await eventually(() => answers(port), true);
  return {
    port,
    async stop() {
      nginx.kill('SIGQUIT');
      await ended;
    },
  };
}

/** What a proxy must do: pass the host name on, and say that the viewer's connection is encrypted. */
async function startNodeProxy(target: number, { key, certificate }: Certificate): Promise<TlsProxy> {
  const files = { key: readFileSync(key), cert: readFileSync(certificate) };
  const server = createTlsServer(files, (incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const passed = request(
      {
        host: '127.0.0.1',
        port: target,
        method,
        path: url,
        headers: { ...headers, 'x-forwarded-proto': 'https' },
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** A text with other values; the example must contain each of the former ones. */
const replaced = (text: string, values: readonly (readonly [from: string, to: string])[]): string =>
  values.reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`The example does not contain ${from}.`);
    return changed.replaceAll(from, to);
  }, text);

/** nginx cannot choose a port by itself. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Plain HTTP at a port for TLS is answered with 400. */
const answers = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  );
