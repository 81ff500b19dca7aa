/** Files of the fake card providers: scripts for the site's page, and frames of the sandbox's origin. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const pages = path.resolve('scripts/sandbox/fakes/pages');

/** The frames run only their own files and are only embeddable by the demo sites. */
const FRAME_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors http://*.localhost:* http://localhost:*; require-trusted-types-for 'script'";

const types: Readonly<Record<string, string>> = { js: 'text/javascript', html: 'text/html', css: 'text/css' };

export interface FakeFile {
  /** In `pages/`. */
  readonly file: string;
  /** Runs in the site's page: wrapped in a scope of its own, with the frame helper. */
  readonly isSdk?: true;
}

export async function fakeFile({ file, isSdk }: FakeFile): Promise<Response> {
  const read = (name: string) => readFile(path.join(pages, name), 'utf8');
  const text =
    isSdk === true
      ? `(() => {\n'use strict';\n${await read('frames.js')}\n${await read('wallets.js')}\n${await read(file)}})();\n`
      : await read(file);
  const headers = {
    'content-type': `${types[file.split('.').at(-1) ?? ''] ?? 'text/plain'}; charset=utf-8`,
    'cache-control': 'no-cache',
    ...(file.endsWith('.html') && { 'content-security-policy': FRAME_POLICY }),
  };
  return new Response(text, { headers });
}
