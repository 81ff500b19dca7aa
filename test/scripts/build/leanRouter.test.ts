import path from 'node:path';
import { runInThisContext } from 'node:vm';
import { build, type Plugin } from 'esbuild';
import { leanRouter } from '../../../scripts/build/leanRouter';

const root = path.resolve(__dirname, '../../..');

async function bundled(source: string, plugins: readonly Plugin[] = [leanRouter()]): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: root, loader: 'tsx' },
    absWorkingDir: root,
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    globalName: 'given',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [...plugins],
  });
  return outputFiles[0]?.text ?? '';
}
const run = (code: string): unknown => runInThisContext(`(() => { ${code}; return given.result; })()`);
const drawn = (element: string) => `
  import { renderToStaticMarkup } from 'react-dom/server.edge';
  import { Link, MemoryRouter, useHref, useLocation } from 'react-router-dom';
  const Where = () => useLocation().pathname + ' ' + useHref('../b');
  export const result = renderToStaticMarkup(<MemoryRouter initialEntries={['/a/c']}>${element}</MemoryRouter>);`;

test.each([
  [
    'a link leads to its page',
    '<Link to="/films/the-tide?t=20">The Tide</Link>',
    '<a href="/films/the-tide?t=20" data-discover="true">The Tide</a>',
  ],
  [
    'a link to another site stays whole',
    '<Link to="https://example.org/a">Away</Link>',
    '<a href="https://example.org/a">Away</a>',
  ],
  [
    'a link that is to be fetched ahead is a link like others',
    '<Link to="/films" prefetch="render" onFocus={() => undefined}>Films</Link>',
    '<a href="/films" data-discover="true">Films</a>',
  ],
  ['what asks for the address gets it', '<Where />', '/a/c /b'],
])('%s', async (_what, element, markup) => {
  expect(run(await bundled(drawn(element)))).toBe(markup);
});

test('the framework around the router is removed: the rest is under two fifths', async () => {
  const used = "export { BrowserRouter, Link, Navigate, useLocation, useNavigate } from 'react-router-dom';";
  const apart: Plugin = {
    name: 'apart',
    setup: ({ onResolve }) =>
      onResolve({ filter: /^react(-dom)?$/ }, ({ path: wanted }) => ({ path: wanted, external: true })),
  };
  const [lean, whole] = [await bundled(used, [leanRouter(), apart]), await bundled(used, [apart])];
  expect(lean.length / whole.length).toBeLessThan(0.4);
  expect(lean).not.toMatch(
    /IntersectionObserver|REACT_ROUTER_ERROR|within a data router|only ever rendered in response/,
  );
});
