/** The health check of the container, run as its engine runs it. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { proxyList } from '../../../scripts/host/nodeServer';
import { memoryStore } from '../../../scripts/releases/memoryStore';
import { startService } from '../../../scripts/serve/startService';
import { ended } from '../releases/childProcesses';
import { root } from '../host/hostFixture';

const dockerfile = readFileSync(path.join(root, 'scripts/serve/Dockerfile'), 'utf8');

function healthCheck(port: number): ReturnType<typeof ended> {
  const command = /HEALTHCHECK[^\n]*\\\n\s*CMD (\[.*\])/.exec(dockerfile)?.[1] ?? '[]';
  const [, ...args] = JSON.parse(command) as string[];
  return ended(spawn(process.execPath, args, { env: { PROSCENIUM_PORT: String(port) } }));
}

test('the health check succeeds while the server answers, and fails when it does not', async () => {
  const service = await startService({
    store: memoryStore(),
    hostname: '127.0.0.1',
    port: 0,
    proxies: proxyList(''),
    assets: null,
    log: () => undefined,
  });
  expect(await healthCheck(service.port)).toEqual({ code: 0, output: '' });
  await service.stop(Promise.resolve(), 0);
  expect(await healthCheck(service.port)).toEqual({ code: 1, output: '' });
});

test('the container runs as an unprivileged user and without a shell', () => {
  const last = dockerfile.split(/^FROM /m).at(-1) ?? '';
  expect(last).toMatch(/^USER node$/m);
  expect(last).toMatch(/^CMD \["node", "server\.js"\]$/m);
  expect(last).not.toMatch(/^RUN /m);
});
