import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { root } from '../host/hostFixture';

test('the code that reports errors and web vitals weighs at most 2 kB', async () => {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['plugins/analytics/monitoring/sink.ts'],
    // Core is on the page already.
    external: ['proscenium/*'],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
  });
  expect(brotliCompressSync(outputFiles[0]?.contents ?? '').byteLength).toBeLessThanOrEqual(2048);
});
