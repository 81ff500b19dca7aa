/** Started by `plugin dev` in the package of the site, with the repository of the plugin as an argument. */
import { parseArgs } from 'node:util';
import { stopOnSignal } from '../start/stopOnSignal';
import { startDev } from './startDev';
import { watchPlugin } from './watchPlugin';

/** Milliseconds in which changes are collected: editors write a file in several steps. */
const PAUSE = 40;

const {
  positionals: [folder = process.cwd()],
  values,
} = parseArgs({
  allowPositionals: true,
  options: { realm: { type: 'string', default: 'ringside' }, port: { type: 'string', default: '8080' } },
});
const site = await startDev({
  home: process.cwd(),
  folder,
  realm: values.realm,
  port: Number(values.port),
  isEdited: true,
});
stopOnSignal(process, () => site.stop());

/** One after the other: a change during a refresh leads to another one. */
let running: Promise<void> | null = null;
let isDue = false;
const refresh = async (): Promise<void> => {
  do {
    isDue = false;
    const started = performance.now();
    const mistakes = await site.refresh();
    const took = `${Math.round(performance.now() - started)} ms`;
    if (mistakes === null) console.log(`Published in ${took}: ${site.address}`);
    else console.error(mistakes);
  } while (isDue);
  running = null;
};
const changed = () => {
  isDue = true;
  running ??= refresh();
};

await (running = refresh());
let timer: NodeJS.Timeout | undefined;
watchPlugin(folder, () => {
  clearTimeout(timer);
  timer = setTimeout(changed, PAUSE);
});
