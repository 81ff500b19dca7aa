/** The repository of a plugin's author, which has nothing of this one but the packed SDK. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildPackage } from '../../../scripts/package/buildPackage';

const root = process.cwd();

export const tsc = path.join(root, 'node_modules/@typescript/native/bin/tsc');
export const jestProgram = path.join(root, 'node_modules/jest/bin/jest.js');

/** Packs the SDK in a folder and unpacks it in that folder's node_modules, as npm would; returns where it is. */
export async function installSdk(home: string): Promise<string> {
  await buildPackage(root, path.join(home, 'package'));
  const tarball = execFileSync('npm', ['pack', '--silent', path.join(home, 'package')], {
    cwd: home,
    encoding: 'utf8',
  }).trim();
  const installed = path.join(home, 'node_modules/proscenium');
  unpack(path.join(home, tarball), installed);
  linkPackages(home);
  return installed;
}

/** What npm would install beside the SDK: this repository's own copies. */
export function linkPackages(project: string): void {
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (name.startsWith('.') || name === 'proscenium') continue;
    symlinkSync(path.join(root, 'node_modules', name), path.join(project, 'node_modules', name));
  }
}

export function unpack(tarball: string, target: string): void {
  mkdirSync(target, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', target, '--strip-components', '1']);
}

export interface Ended {
  readonly status: number | null;
  readonly output: string;
}

export function inFolder(cwd: string, ...command: readonly string[]): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

/** `npx proscenium plugin …` */
export const proscenium = (installed: string, cwd: string, ...words: readonly string[]): Ended =>
  inFolder(cwd, path.join(installed, 'modules/scripts/author/main.js'), 'plugin', ...words);

/** The folders in test/packages. */
export type PackageName = 'poll' | 'prepaid' | 'club';

/** Copies a package of test/packages beside the SDK, below `home`; returns its folder. */
export function copyPackage(home: string, name: PackageName): string {
  const folder = path.join(home, name);
  cpSync(path.join(root, 'test/packages', name), folder, { recursive: true });
  return folder;
}

/** Packs a copied package in a version; returns the packed file. Throws with what the author reads. */
export function packVersion(installed: string, folder: string, version: string): string {
  const file = path.join(folder, 'package.json');
  const description = JSON.parse(readFileSync(file, 'utf8')) as { readonly name: string };
  writeFileSync(file, JSON.stringify({ ...description, version }));
  for (const word of ['types', 'pack']) {
    const { status, output } = proscenium(installed, folder, word);
    if (status !== 0) throw new Error(output);
  }
  return path.join(folder, `${description.name.replace('@', '').replace('/', '-')}-${version}.tgz`);
}
