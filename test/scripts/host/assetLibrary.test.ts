import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { assetLibrary } from '../../../scripts/host/assetLibrary';

const folder = mkdtempSync(path.join(tmpdir(), 'proscenium-assets-'));
const script = 'export const one = 1;'.repeat(50);
mkdirSync(path.join(folder, 'assets/messages'), { recursive: true });
writeFileSync(path.join(folder, 'secret.js'), 'secret');
writeFileSync(path.join(folder, 'assets/first.js'), script);
writeFileSync(path.join(folder, 'assets/twin.js'), script);
writeFileSync(path.join(folder, 'assets/twin.js.br'), brotliCompressSync(`${script}/* the twin */`));
writeFileSync(path.join(folder, 'assets/messages/en.json'), '{}');
writeFileSync(path.join(folder, 'assets/face.woff2'), 'font');
afterAll(() => rmSync(folder, { recursive: true }));

const read = assetLibrary(path.join(folder, 'assets'));
const brotli = (encoding: string) => encoding === 'br';
const none = () => false;
const text = (body: Uint8Array | string | undefined) =>
  typeof body === 'string' ? body : Buffer.from(body ?? []).toString();

test('a script is sent as brotli to clients that accept it, else as it is', async () => {
  const small = await read('first.js', brotli);
  expect([small?.encoding, small?.type]).toEqual(['br', 'text/javascript; charset=utf-8']);
  expect(brotliDecompressSync(small?.body ?? '').toString()).toBe(script);
  const plain = await read('first.js', none);
  expect([plain?.encoding, text(plain?.body)]).toEqual([undefined, script]);
});

test('the variant that the build compressed is preferred', async () => {
  const file = await read('twin.js', brotli);
  expect(brotliDecompressSync(file?.body ?? '').toString()).toContain('/* the twin */');
});

test('fonts are compressed already', async () => {
  expect(await read('face.woff2', brotli)).toMatchObject({ type: 'font/woff2' });
  expect((await read('face.woff2', brotli))?.encoding).toBeUndefined();
});

test.each([
  'none.js',
  '../secret.js',
  '/etc/hostname',
  'messages',
  '',
  'messages/../../secret.js',
  'a\0.js',
  '..%2fsecret.js',
  'first.js/',
  'first.js//',
  'messages//en.json',
  './first.js',
])('%j is not served', async (file) => {
  expect(await read(file, brotli)).toBeNull();
  expect(await read(file, none)).toBeNull();
});
