/** The browser's first scripts carry no ICU parser; labels that need one fetch it. */
import { build, type Metafile } from 'esbuild';

const parser = 'node_modules/@formatjs/icu-messageformat-parser/index.js';

/** The repository's own settings, with the same alias. */
async function bundle(): Promise<Metafile> {
  const { metafile } = await build({
    stdin: {
      contents: `
        import { Intl } from './core/i18n/Intl';
        import { MessageStore } from './core/i18n/MessageStore';
        console.log(Intl, MessageStore);`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: 'dist/never-written',
    write: false,
    metafile: true,
    minify: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' },
    logLevel: 'silent',
  });
  return metafile;
}

test('the parser is in a chunk that only a dynamic import reaches', async () => {
  const { outputs } = await bundle();
  const reached = new Set<string>();
  const follow = (output: string) => {
    if (reached.has(output)) return;
    reached.add(output);
    for (const { path, kind } of outputs[output]?.imports ?? [])
      if (kind === 'import-statement') follow(path);
  };
  follow(Object.keys(outputs).find((output) => outputs[output]?.entryPoint === '<stdin>') ?? '');
  const withParser = Object.keys(outputs).filter((output) => outputs[output]?.inputs[parser] !== undefined);
  expect(reached.size).toBeGreaterThan(0);
  expect(withParser).toHaveLength(1);
  expect([...reached]).not.toContain(withParser[0]);
  expect(outputs[withParser[0] ?? '']?.entryPoint).toBe('core/i18n/messageParser.ts');
});
