/**
 * A process that writes to a store in a folder, for FolderStore.test.ts:
 * `increment <folder> <times>` increments a pointer, `write <folder> <size>` and `swap <folder> <size>` write once,
 * `churn <folder> <name>` publishes until it is killed.
 */
import { FolderStore } from '../../../scripts/releases/folder/FolderStore';
import { increment } from './storeSteps';

const [, , task, folder = '', argument = ''] = process.argv;
const store = new FolderStore(folder);

if (task === 'increment')
  for (let time = 0; time < Number(argument); time++) await increment(store, 'realm/ringside');

if (task === 'write') await store.write(new Uint8Array(Number(argument)).fill(7));

if (task === 'swap')
  await store.swapPointer('realm/ringside', JSON.stringify('a'.repeat(Number(argument))), null);

if (task === 'churn') {
  for (let count = 0; ; count++) {
    const text = `${argument} ${count} `;
    const release = await store.write(new TextEncoder().encode(text.repeat(1 + (count % 5) * 2000)));
    const pointer = await store.readPointer('realm/ringside');
    const before = pointer === null ? 0 : (JSON.parse(pointer.value) as { count: number }).count;
    await store.swapPointer(
      'realm/ringside',
      JSON.stringify({ release, count: before + 1 }),
      pointer?.version ?? null,
    );
    // Creations and removals of another pointer, which must leave all or nothing as well.
    const preview = await store.readPointer('preview/ringside');
    await store.swapPointer('preview/ringside', preview === null ? '{}' : null, preview?.version ?? null);
    if (count === 0) process.stdout.write('published\n');
  }
}
