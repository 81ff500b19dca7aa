/** A fleet of servers over one store: each has its own connection to it, and none is restarted. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FolderStore } from '../../../scripts/releases/folder/FolderStore';
import { publications } from '../../../scripts/releases/publishRelease';
import { servedReleases } from '../../../scripts/releases/retention';
import { rollBack } from '../../../scripts/releases/rollBack';
import type { Service } from '../../../scripts/serve/startService';
import { demo } from '../host/hostFixture';
import { collect } from '../releases/collect';
import { ask, published, services } from './serviceFixture';

const { start } = services();
let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'rollback-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('a publication and a rollback are served by four servers within five seconds', async () => {
  const clock = { now: 0 };
  const { realm, ...rest } = demo('ringside');
  const publish = (title: string) =>
    published(new FolderStore(folder), { ...rest, realm: { ...realm, title } });
  const titleOf = async (service: Service) =>
    /<title>([^<]*)<\/title>/.exec((await ask(service, '/')).body)?.[1];
  const titles = () => Promise.all(fleet.map(titleOf));

  await publish('Earlier');
  const fleet = await Promise.all(
    Array.from({ length: 4 }, () => start(new FolderStore(folder), { now: () => clock.now })),
  );
  expect(await titles()).toEqual(Array.from(fleet, () => 'Earlier'));
  await publish('Later');
  clock.now += 5000;
  expect(await titles()).toEqual(Array.from(fleet, () => 'Later'));

  const store = new FolderStore(folder);
  const previous = servedReleases(await collect(publications(store, 'ringside'))).find(
    ({ isPrevious }) => isPrevious,
  );
  if (previous === undefined) throw new Error('There is no release to roll back to.');
  expect(await rollBack(store, previous, { by: 'nadia', message: 'mistake', at: 0 })).toMatchObject({
    done: true,
  });
  clock.now += 5000;
  expect(await titles()).toEqual(Array.from(fleet, () => 'Earlier'));
});
