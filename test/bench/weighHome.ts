/** Bytes that a guest's home needs before it works: the first scripts and the chunks of rows near the first screen. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { contributionScripts, type BuildManifest } from '../../scripts/build/BuildManifest';
import { sheetText } from '../../scripts/publish/buildSheet';

const weight = (content: Uint8Array | string): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
    .byteLength;

export interface HomeWeight {
  /** Brotli at maximum quality. */
  readonly scripts: number;
  readonly styles: number;
}

/** `asked`: file names of the scripts that the page requested before any scrolling. */
export function weighHome(root: string, build: BuildManifest, asked: ReadonlySet<string>): HomeWeight {
  const assets = path.join(root, 'dist/assets');
  const sections = Object.keys(build.contributions)
    .flatMap((plugin) => contributionScripts(build, plugin, 'section'))
    .filter((chunk) => asked.has(chunk));
  return {
    scripts: [...new Set([...build.scripts, ...sections])].reduce(
      (sum, chunk) => sum + weight(readFileSync(path.join(assets, chunk))),
      0,
    ),
    styles: weight(sheetText(build.rendering)),
  };
}

export interface PageWeight {
  /** Bytes of the page as the host compresses it. */
  readonly page: number;
  /** How many of them contain the head, the bar and the first row. */
  readonly hero: number;
}

/** `address` is that of a home whose content the host has rendered; `locale` the language of the browser. */
export async function weighPage(address: string, locale: string): Promise<PageWeight> {
  const { host, port } = new URL(address);
  const headers = { host, 'accept-language': locale, 'accept-encoding': 'br', accept: 'text/html' };
  const body = await new Promise<Buffer>((resolve, reject) => {
    get({ host: '127.0.0.1', port, headers }, (response) => void buffer(response).then(resolve, reject)).on(
      'error',
      reject,
    );
  });
  const rows = [
    ...brotliDecompressSync(body)
      .toString('latin1')
      .matchAll(/ data-first="/g),
  ];
  const end = rows[1]?.index;
  if (end === undefined) throw new Error(`${address} has no rows.`);
  const finishFlush = constants.BROTLI_OPERATION_FLUSH;
  let hero = 0;
  for (let step = 2 ** Math.ceil(Math.log2(body.length)); step >= 1; step /= 2)
    if (hero + step < body.length && arrived(hero + step) < end) hero += step;
  return { page: body.length, hero };

  function arrived(bytes: number): number {
    return brotliDecompressSync(body.subarray(0, bytes), { finishFlush }).length;
  }
}
