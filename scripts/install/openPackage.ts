/** Unpacks the package of a plugin, from a packed file or from wherever npm finds it. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import * as tar from 'tar';

export interface OpenPackage {
  /** With the package's files. */
  readonly folder: string;
  /** Of the packed file, such as `sha512-…`. */
  readonly integrity: string;
  /** Removes the files. */
  close(): Promise<void>;
}

/** The largest packed file and the largest sum of its files, in bytes: far more than any plugin needs. */
const LARGEST = 20 * 1024 * 1024;

/**
 * `named` is a packed file, relative to `from`, or what npm packs: a folder, a name with a version, an address.
 * Returns a sentence when there is no such package.
 */
export async function openPackage(named: string, from: string): Promise<OpenPackage | string> {
  const work = await mkdtemp(path.join(tmpdir(), 'proscenium-plugin-'));
  const close = () => rm(work, { recursive: true, force: true });
  try {
    const file = /\.tgz$|\.tar\.gz$/.test(named)
      ? path.resolve(from, named)
      : await packed(named, from, work);
    if ((await stat(file)).size > LARGEST) throw new Error(`It has more than ${LARGEST} bytes.`);
    const bytes = await readFile(file);
    const folder = path.join(work, 'package');
    await mkdir(folder);
    let size = 0;
    await tar.extract({
      file,
      cwd: folder,
      strip: 1,
      strict: true,
      filter: (_name, entry) => {
        size += entry.size ?? 0;
        if (size > LARGEST) throw new Error(`Its files have more than ${LARGEST} bytes.`);
        // Links could lead out of the folder.
        return !('type' in entry) || entry.type === 'File' || entry.type === 'Directory';
      },
    });
    const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
    return { folder, integrity, close };
  } catch (error) {
    await close();
    return `${named} cannot be read: ${messageOf(error)}`;
  }
}

/** Lets npm pack it into `folder`; scripts of the package do not run. */
async function packed(named: string, from: string, folder: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    'npm',
    ['pack', named, '--json', '--ignore-scripts', '--pack-destination', folder],
    { cwd: from },
  );
  const [{ filename = '' } = {}] = JSON.parse(stdout) as readonly { readonly filename?: string }[];
  return path.join(folder, path.basename(filename));
}

function messageOf(error: unknown): string {
  const { stderr, message } = error as { readonly stderr?: string; readonly message: string };
  const npmError = stderr
    ?.split('\n')
    .map((line) => /^npm (?:error|ERR!) (?!code |A complete log)(.+)$/.exec(line)?.[1])
    .find((line) => line !== undefined);
  return npmError ?? message;
}
