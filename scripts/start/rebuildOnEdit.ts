/** `npm start`: an edit of code, styles, texts, manifests or schemas is built, and reloads open pages. */
import { watch, type FSWatcher } from 'node:fs';
import path from 'node:path';
import { buildAssets, type BuildManifest } from '../build/buildAssets';
import { bundlerMessages } from '../build/bundlerMessages';
import { problemsText } from '../cli/outcome';
import { hasErrors } from '../compile/problem';
import { generate } from '../generate/generate';
import { generateFromContract } from '../generate/generateFromContract';
import { writeGenerated } from '../generate/writeGenerated';

/** What browsers run, and what it is generated from. A change of the tools themselves needs a new start. */
const folders = ['core', 'plugins', 'schemas'];

/** Milliseconds in which changes are collected: editors write a file in several steps. */
const PAUSE = 100;

export interface RebuildOptions {
  readonly root: string;
  readonly onBuilt: (build: BuildManifest, milliseconds: number) => void;
  readonly onMistakes: (mistakes: string) => void;
}

/** Returns a function that ends it. A build that fails leaves the last one in use. */
export function rebuildOnEdit({ root, onBuilt, onMistakes }: RebuildOptions): () => void {
  let isRunning = false;
  let isDue = false;
  let isContract = false;
  const rebuild = async (): Promise<void> => {
    const started = performance.now();
    try {
      const generators = isContract ? [generateFromContract, generate] : [generate];
      isContract = false;
      for (const write of generators) {
        const generated = await write(root);
        if (hasErrors(generated.problems)) {
          onMistakes(problemsText(generated.problems));
          return;
        }
        writeGenerated(root, generated, { write: true });
      }
      onBuilt(await buildAssets(root), performance.now() - started);
    } catch (error) {
      onMistakes(await bundlerMessages(error).catch(String));
    }
  };
  const changed = async (): Promise<void> => {
    isDue = true;
    if (isRunning) return;
    isRunning = true;
    while (isDue) {
      isDue = false;
      await rebuild();
    }
    isRunning = false;
  };
  let timer: NodeJS.Timeout | undefined;
  const watchers: readonly FSWatcher[] = folders.map((folder) =>
    watch(path.join(root, folder), { recursive: true }, (_event, name) => {
      if (name === null || isGenerated(path.join(folder, name))) return;
      isContract ||= folder === 'schemas';
      clearTimeout(timer);
      timer = setTimeout(() => void changed(), PAUSE);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

/** Written by a rebuild itself, or by an editor beside the file that it saves. */
const isGenerated = (file: string): boolean =>
  /\.generated\.|^core\/generated\/|^schemas\/realm\.schema\.json$|(?:^|\/)\.|~$/.test(
    file.split(path.sep).join('/'),
  );
