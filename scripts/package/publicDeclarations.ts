/** Writes the type declarations of the public modules, and of what they mention. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** `modules` are files below `root`. The declarations are in the same folders below `folder`. Rejects with the compiler's messages. */
export async function publicDeclarations(
  root: string,
  modules: readonly string[],
  folder: string,
): Promise<void> {
  await mkdir(path.join(root, '.cache'), { recursive: true });
  const config = path.join(root, `.cache/declarations.${process.pid}.json`);
  await writeFile(
    config,
    JSON.stringify({
      extends: '../tsconfig.json',
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        outDir: folder,
        rootDir: root,
      },
      files: [...modules, 'core/css.d.ts'].map((file) => path.join(root, file)),
      include: [],
    }),
  );
  try {
    await run(process.execPath, [path.join(root, 'node_modules/@typescript/native/bin/tsc'), '-p', config], {
      cwd: root,
    });
  } catch (error) {
    throw new Error(String((error as { readonly stdout?: unknown }).stdout ?? error), { cause: error });
  } finally {
    await rm(config);
  }
  const names = await readdir(folder, { recursive: true });
  await Promise.all(
    names.filter((name) => name.endsWith('.d.ts')).map((name) => withExtensions(path.join(folder, name))),
  );
}

/** Node's resolution, which some authors' compilers follow, needs the extensions of relative imports. */
async function withExtensions(file: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  const changed = text.replace(
    /(from |import\(|import )(['"])(\.{1,2}\/[^'"]+)\2/g,
    (whole, before: string, quote: string, wanted: string) => {
      const target = path.resolve(path.dirname(file), wanted);
      if (existsSync(`${target}.d.ts`)) return `${before}${quote}${wanted}.js${quote}`;
      if (existsSync(path.join(target, 'index.d.ts'))) return `${before}${quote}${wanted}/index.js${quote}`;
      return whole;
    },
  );
  if (changed !== text) await writeFile(file, changed);
}
