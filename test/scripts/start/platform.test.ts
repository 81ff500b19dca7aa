/** `npm start` with realms of different platforms: each page uses the platform that its document names. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { namesSandbox } from '../../../scripts/start/sandboxEnvironment';
import { root } from '../host/hostFixture';
import { realmFolder, type RealmFolder } from '../host/realmFolder';
import type { Served } from './serveFolder';

let folder: RealmFolder;
let child: ChildProcess;
let served: Served;

beforeAll(async () => {
  folder = realmFolder();
  const at = (url: string | undefined) => (document: Record<string, unknown>) => {
    document['platform'] = { ...(url === undefined ? {} : { url }), apiKey: 'ringside-web' };
  };
  folder.write('demo', at('http://localhost:8090'));
  folder.write('astray', (document) => {
    at('http://localhost:8090')(document);
    document['menus'] = {
      WEB: {
        layout: 'top',
        items: ['home', 'stories', 'no-such-section'].map((id) => ({
          type: 'section',
          title: 'homePage',
          data: { id },
        })),
      },
    };
  });
  folder.write('silent', at(undefined));
  folder.write('own', at('https://api.own.example'));
  folder.write('local', at('http://localhost:9999'));
  folder.write('broken', at('api.broken.example'));
  child = spawn(process.execPath, ['--import', 'tsx', path.join(__dirname, 'serveFolder.ts'), folder.root], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output = child.stdout;
  if (output === null) throw new Error('The process has no output.');
  served = await new Promise<Served>((resolve, reject) => {
    let text = '';
    output.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (text.endsWith('\n')) resolve(JSON.parse(text) as Served);
    });
    child.once('exit', (code) => reject(new Error(`It ended with ${code}.`)));
  });
}, 60_000);
afterAll(async () => {
  if (child.exitCode === null) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  folder.dispose();
});

const plain = (lines: readonly string[] = []) => lines.map((line) => line.replace(/\u001b\[[0-9;]*m/g, ''));
/**
 * The page as the host sends it. Not every machine resolves names below localhost, so the Host header is set
 * by hand.
 */
const load = async (realm: string): Promise<{ readonly policy: string; readonly page: string }> => {
  const [response] = (await once(
    get({ host: '127.0.0.1', port: served.port, headers: { host: `${realm}.localhost` } }),
    'response',
  )) as [IncomingMessage];
  const chunks = await response.toArray();
  return {
    policy: String(response.headers['content-security-policy']),
    page: Buffer.concat(chunks as Buffer[]).toString(),
  };
};

test.each([
  ['demo', undefined],
  ['silent', undefined],
  ['own', 'https://api.own.example'],
  ['local', 'http://localhost:9999'],
])('the page of %s calls its platform', async (realm, own) => {
  const platform = own ?? served.sandboxUrl;
  const { policy, page } = await load(realm);
  expect(policy).toContain(`connect-src 'self' ${platform}`);
  expect(/"platform":(\{[^}]*\})/.exec(page)?.[1]).toContain(`"url":"${platform}"`);
});

test('an invalid platform origin is a mistake under npm start as well, and stops no other realm', () => {
  expect(served.problems['broken']).toContain('bad-format /platform/url');
  expect(served.realms).toEqual(['astray', 'demo', 'local', 'own', 'silent']);
});

test('a menu section that neither the realm nor its platform knows is reported; a platform that does not answer reports nothing', () => {
  expect(served.unknown).toEqual({
    astray: ['no-such-section /menus/WEB/items/2/data/id'],
    demo: [],
    local: [],
    own: [],
    silent: [],
  });
});

test('npm start prints for each realm which platform it uses, and accounts of the sandbox only where they work', () => {
  expect(plain(served.lines['own'])).toEqual([
    `  http://own.localhost:${served.port}`,
    "    platform: https://api.own.example, from the realm's document",
  ]);
  const [, platform, account] = plain(served.lines['demo']);
  expect(platform).toBe(`    platform: the sandbox, ${served.sandboxUrl}`);
  expect(account).toMatch(/^ {4}viewer@ringside\.example {2}Proscenium1! /);
});

test.each([
  ['http://localhost:8090', true],
  ['http://127.0.0.1:8090', true],
  [undefined, true],
  ['http://localhost:9999', false],
  ['https://localhost:8090', false],
  ['https://api.velvet.example', false],
  [7, false],
])('%p names the sandbox: %p', (url, expected) => expect(namesSandbox(url)).toBe(expected));
