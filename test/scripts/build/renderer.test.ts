/** The bundled renderer with the pages of the demo realms, against the sandbox. */
import path from 'node:path';
import { compileFunction } from 'node:vm';
import { build } from 'esbuild';
import type * as Renderer from '../../../core/boot/server/renderPage';
import type { PageData } from '../../../core/boot/pageData';
import { cssModules } from '../../../scripts/build/cssModules';
import { rendererOptions } from '../../../scripts/build/renderer';
import { documentOf, pageOf } from '../../core/boot/demoPages';
import { runSandbox, type SandboxProcess } from '../sandbox/sandboxProcess';

const root = path.resolve(__dirname, '../../..');
let sandbox: SandboxProcess;
const renderer = { exports: {} as typeof Renderer };

beforeAll(async () => {
  const [started, { outputFiles }] = await Promise.all([
    runSandbox(),
    build({
      ...rendererOptions(
        root,
        cssModules(root, () => 'nowhere'),
      ),
      format: 'cjs',
      write: false,
    }),
  ]);
  sandbox = started;
  // The bundle, evaluated as a module.
  const evaluate = compileFunction(outputFiles[0]?.text ?? '', ['module']) as (module: object) => void;
  evaluate(renderer);
});
afterAll(() => sandbox.stop());

test.each([
  ['ringside', 'bout'],
  ['lanterna', 'feature'],
  ['noor', 'channel'],
] as const)('renders the home page of %s for guests', async (id, variant) => {
  const data = await pageOf({ id, document: documentOf(id), locale: 'en', platformUrl: sandbox.url });
  const rendered = await renderer.exports.renderPage({
    page: JSON.parse(data) as PageData,
    url: new URL('https://brand.test/'),
    renderedAt: Date.now(),
    fetch,
    log: () => ({ info: () => undefined, warn: () => undefined, error: () => undefined }),
  });
  const html = rendered?.html ?? '';
  expect(rendered?.answers.map(({ address }) => new URL(address).pathname)).toEqual(['/api/v4/content/home']);
  expect(html).toContain(`data-variant="${variant}"`);
  expect(html).toMatch(/<h1 [^>]*>.+?<\/h1>/s);
  // Class names of the browser's build, links of the first cards, and their pictures.
  const card = /<a class="\w+"[^>]* href="\/(?:video|live|interstitial|series|section)\/[^"]+"/g;
  expect(html.match(card)?.length).toBeGreaterThanOrEqual(3);
  expect(html).toMatch(/<img [^>]*srcSet="[^"]+ 320w/);
  expect(html).toMatch(/fetchPriority="high"/);
  expect(html.length).toBeLessThan(60_000);
});
