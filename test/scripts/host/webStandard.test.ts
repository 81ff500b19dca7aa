import path from 'node:path';
import { build } from 'esbuild';
import { root } from './hostFixture';

test('the handler is a bundle of its own without Node APIs, so that it runs at the edge', async () => {
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: `export { createHandler } from './scripts/host/handler/createHandler';\nexport { ContentLookup } from './scripts/host/handler/ContentLookup';`,
      resolveDir: root,
    },
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'neutral',
  });
  expect(outputFiles[0]?.text).not.toMatch(/\bfrom\s*"node:|\brequire\(|\bprocess\.|\bBuffer\b/);
  expect(
    Object.keys(metafile.inputs).filter(
      (file) => file.includes('node_modules') && !file.includes('lru-cache'),
    ),
  ).toEqual([]);
  expect(Object.keys(metafile.inputs)).toContain(path.posix.join('scripts/host/handler', 'createHandler.ts'));
});
