/** A proxy that terminates TLS, as an operator puts it in front of the production server: nginx. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { eventually } from './eventually';

/** Tests through the proxy need nginx, which is no package of npm. */
export const hasProxy = spawnSync('nginx', ['-v']).error === undefined;

export interface TlsProxy {
  readonly port: number;
  stop(): Promise<void>;
}

/** Starts nginx for `hostname` in front of a server on this machine. `folder` is its own and empty. */
export async function startTlsProxy(folder: string, hostname: string, target: number): Promise<TlsProxy> {
  const port = await freePort();
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
  access_log off;
  ${temporary.join('\n  ')}
  server {
    listen 127.0.0.1:${port} ssl http2;
    server_name ${hostname};
    ssl_certificate ${certificate};
    ssl_certificate_key ${key};
    location / {
      proxy_pass http://127.0.0.1:${target};
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-Proto $scheme;
    }
  }
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
