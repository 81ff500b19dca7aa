import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { eagerShaka } from '../../../scripts/build/eagerShaka';

const root = path.resolve(__dirname, '../../..');

async function bundled(plugins: Plugin[]): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: "import('shaka-player/dist/shaka-player.compiled-es2021.js')",
      resolveDir: root,
    },
    absWorkingDir: root,
    outdir: 'nowhere',
    bundle: true,
    splitting: true,
    write: false,
    format: 'esm',
    plugins,
  });
  return outputFiles.find(({ path: file }) => !file.endsWith('stdin.js'))?.text ?? '';
}

const calledWhereWritten = /^\(function\(\) \{\n {2}var innerGlobal/m;

test('the player’s function is called where it is written, so that browsers compile it while it arrives', async () => {
  const script = await bundled([eagerShaka()]);
  expect(script).toMatch(calledWhereWritten);
  expect(script).not.toContain('__commonJS');
  expect(script).toMatch(/as default/);
});

test('the bundler by itself wraps it', async () => {
  expect(await bundled([])).toContain('__commonJS');
});
