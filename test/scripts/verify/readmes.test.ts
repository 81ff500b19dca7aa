/** Every path that a README names exists, and a README fits on one screen. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = process.cwd();
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean);
const readmes = tracked.filter((file) => file.endsWith('.md'));
/** Files without an extension too, since prose names modules so, and folders. */
const existing = new Set(tracked.flatMap((file) => [file, file.replace(/\.\w+$/, ''), ...foldersOf(file)]));

/** The README of the tree introduces the whole product to operators. */
const longest = (file: string): number => (file === 'README.md' ? 170 : 60);

test.each(readmes.filter((file) => path.basename(file) === 'README.md'))('%s fits on one screen', (file) => {
  expect(linesOf(file).length).toBeLessThanOrEqual(longest(file));
});

test.each(readmes)('the paths in %s exist', (file) => {
  expect(pathsIn(file).filter((named) => !exists(named, path.dirname(file)))).toEqual([]);
});

function linesOf(file: string): readonly string[] {
  return readFileSync(path.join(root, file), 'utf8').trimEnd().split('\n');
}

function foldersOf(file: string): readonly string[] {
  const folder = path.dirname(file);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
}

/**
 * Links, names of code files, and what begins with a folder of the tree or of the README. Addresses, placeholders
 * (`<id>`) and what a build writes are no files of the tree.
 */
function pathsIn(file: string): readonly string[] {
  const prose = linesOf(file)
    .join('\n')
    .replaceAll(/```[\s\S]*?```/g, '');
  const links = [...prose.matchAll(/\]\(([^)#\s]+)/g)].map(([, target = '']) => target);
  const quoted = [...prose.matchAll(/`([\w@./-]+)`/g)].map(([, text = '']) => text);
  const folder = path.dirname(file);
  return [
    ...links.filter((target) => !/^\w+:/.test(target)),
    ...quoted.filter((text) => /\.(tsx?|[mc]?js|css)$/.test(text) || beginsWithFolder(text, folder)),
  ].filter((text) => !/^(\/|dist\/|realms\/velvet)/.test(text));
}

function beginsWithFolder(text: string, folder: string): boolean {
  const [first = '', ...rest] = text.split('/');
  return (
    rest.length > 0 && first !== '' && basesOf(folder).some((base) => existing.has(path.join(base, first)))
  );
}

/** Relative to the README, to the tree, or to the folder of core's modules and of the plugins. */
function basesOf(folder: string): readonly string[] {
  return [folder, '.', 'core', 'plugins'];
}

function exists(named: string, folder: string): boolean {
  const text = named.replace(/\/$/, '');
  if (basesOf(folder).some((base) => existing.has(path.normalize(path.join(base, text))))) return true;
  // A file deeper in the folder may be named without its own one.
  return (
    !text.includes('/') &&
    tracked.some((file) => file.startsWith(`${folder}/`) && path.basename(file) === text)
  );
}
