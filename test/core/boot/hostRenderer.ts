/**
 * The renderer of the host, as bundled for it, with nothing around it but what Node and edge runtimes have in
 * common. The test environment loads this module outside the simulated browser.
 */
import path from 'node:path';
import { createContext, runInContext } from 'node:vm';
import type { build, Plugin } from 'esbuild';
import type * as Renderer from '../../../core/boot/server/renderPage';
import { rendererOptions } from '../../../scripts/build/renderer';

export interface HostRenderInput {
  /** JSON of `PageData`. */
  readonly page: string;
  readonly url: string;
  readonly renderedAt: number;
  /** Path of a call to JSON of its answer; every other call is answered with 404. */
  readonly answers: Readonly<Record<string, string>>;
}

export interface HostRenderOutput {
  readonly html: string | null;
  /** Addresses and bodies of the platform's answers that the page carries. */
  readonly answers: readonly Renderer.CarriedAnswer[];
  /** Calls in their order: path and query. */
  readonly calls: readonly string[];
  /** What was reported to the operator, as `area: message`. */
  readonly reports: readonly string[];
}

export async function renderOnHost(
  { page, url, renderedAt, answers }: HostRenderInput,
  bundle: typeof build,
): Promise<HostRenderOutput> {
  renderer ??= bundled(bundle).then(evaluated);
  const { renderPage } = await renderer;
  const calls: string[] = [];
  const reports: string[] = [];
  const rendered = await renderPage({
    page: JSON.parse(page) as Renderer.RenderInput['page'],
    url: new URL(url),
    renderedAt,
    fetch: async (address) => {
      const { pathname, search } = new URL(address, url);
      calls.push(pathname + search);
      const answer = answers[pathname];
      return answer === undefined ? new Response('{}', { status: 404 }) : new Response(answer);
    },
    log: (area) => ({
      info: () => undefined,
      warn: (message) => void reports.push(`${area}: ${message}`),
      error: (message) => void reports.push(`${area}: ${message}`),
    }),
  });
  return { html: rendered?.html ?? null, answers: rendered?.answers ?? [], calls, reports };
}

let renderer: Promise<typeof Renderer> | undefined;

function evaluated(text: string): typeof Renderer {
  const { URL, URLSearchParams, AbortController, TextEncoder, MessageChannel, Response } = globalThis;
  const { structuredClone, setTimeout, clearTimeout, queueMicrotask, console } = globalThis;
  const module = { exports: {} as typeof Renderer };
  const runtime = { URL, URLSearchParams, AbortController, TextEncoder, MessageChannel, Response };
  runInContext(
    text,
    createContext({ ...runtime, structuredClone, setTimeout, clearTimeout, queueMicrotask, console, module }),
  );
  return module.exports;
}

/** A CSS module answers its own names, as in `jest-transform.cjs`. */
const ownNames: Plugin = {
  name: 'own-names',
  setup(bundler) {
    bundler.onLoad({ filter: /\.css$/ }, () => ({
      contents: `export default new Proxy({}, { get: (_, name) => String(name) });`,
      loader: 'js',
    }));
  },
};

async function bundled(bundle: typeof build): Promise<string> {
  const root = path.resolve(__dirname, '../../..');
  const { outputFiles } = await bundle({ ...rendererOptions(root, ownNames), format: 'cjs', write: false });
  return outputFiles[0]?.text ?? '';
}
