/** The registry's signatures of packages, verified where that is possible. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { checkSignatures } from '../../../scripts/signatures/checkSignatures';

const root = path.resolve(__dirname, '../../..');
const registry = 'https://registry.test/npm/';
const withKeys: typeof fetch = async () => Response.json({ keys: [] });
const check = (output: string, fetch = withKeys) =>
  checkSignatures({ registry, fetch, audit: async () => output });

test('all valid', async () => {
  expect(await check('{"invalid":[],"missing":[]}')).toMatchObject({ result: 'valid' });
});

test.each(['invalid', 'missing'])('an %s signature names the package', async (kind) => {
  const report = { invalid: [], missing: [], [kind]: [{ name: 'left-pad', version: '1.3.0' }] };
  expect(await check(JSON.stringify(report))).toEqual({
    result: 'invalid',
    message: 'Invalid or missing signatures: left-pad@1.3.0.',
  });
});

test.each(['', '{"error":{"code":"ENOTFOUND"}}', 'npm error network'])(
  'is unknown when npm reports %j',
  async (output) => {
    expect(await check(output)).toEqual({
      result: 'unknown',
      message: 'The signatures of the packages were not verified: npm audit signatures did not finish.',
    });
  },
);

test('asks the registry for its keys first', async () => {
  const asked: string[] = [];
  const { message } = await check('', async (address) => {
    asked.push(new Request(address).url);
    return new Response(null, { status: 404 });
  });
  expect(asked).toEqual(['https://registry.test/npm/-/npm/v1/keys']);
  expect(message).toContain('https://registry.test/npm/ has no keys for signatures (404)');
});

describe('npm run signatures', () => {
  const run = async (address: string) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/signatures/main.ts'], {
      cwd: root,
      env: { ...process.env, npm_config_registry: address },
    });
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    return { output: await text(child.stdout), code: await ended };
  };

  test('succeeds, and says so, at a registry without keys and without network', async () => {
    const server = createServer((_request, response) => response.writeHead(404).end());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    expect(await run(address)).toEqual({
      code: 0,
      output: `The signatures of the packages were not verified: ${address} has no keys for signatures (404).\n`,
    });
    await new Promise((resolve) => server.close(resolve));
    expect(await run(address)).toEqual({
      code: 0,
      output: `The signatures of the packages were not verified: ${address} cannot be reached.\n`,
    });
  });
});
