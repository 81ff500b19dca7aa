/**
 * Bundles the script that other sites import to embed the player, without dependencies, and its types
 * (core/embed/client).
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import ts from 'typescript';
import type { BuiltFile } from './draftCompiler';

const folder = 'core/embed/client';
/** Files whose types an embedding page sees, in dependency order. */
const typed = ['core/embed/protocol.ts', `${folder}/PlayerClient.ts`, `${folder}/PlayerElement.ts`];

export interface EmbedFiles {
  readonly script: BuiltFile;
  readonly types: BuiltFile;
}

/** Null when there is nothing to embed; rejects when the code does not build. */
export async function buildEmbedScript(root: string): Promise<EmbedFiles | null> {
  if (!existsSync(path.join(root, folder))) return null;
  const result = await build({
    absWorkingDir: root,
    entryPoints: [`${folder}/main.ts`],
    write: false,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    logLevel: 'silent',
  });
  return {
    script: named('embed', 'js', result.outputFiles[0]?.contents ?? new Uint8Array()),
    types: named('embed', 'd.ts', new TextEncoder().encode(await types(root))),
  };
}

function named(name: string, ending: string, contents: Uint8Array): BuiltFile {
  return {
    name: `${name}-${createHash('sha256').update(contents).digest('hex').slice(0, 8).toUpperCase()}.${ending}`,
    contents,
  };
}

/** The declarations of all files in one, without the imports between them. */
async function types(root: string): Promise<string> {
  const options = { target: ts.ScriptTarget.ES2022, strict: true, stripInternal: true };
  const declared = typed.map(
    async (file) =>
      ts.transpileDeclaration(await readFile(path.join(root, file), 'utf8'), {
        fileName: file,
        compilerOptions: options,
      }).outputText,
  );
  const text = (await Promise.all(declared)).join('\n');
  return text.replaceAll(/^import [^;]*;\n/gm, '');
}
