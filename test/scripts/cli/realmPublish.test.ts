/** `realm publish` and `realm unpublish`, on a copy of the repository. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { realmPublish } from '../../../scripts/cli/realmPublish';
import { realmReleases, realmUnpublish } from '../../../scripts/cli/realmReleases';

import { document, original, publish, root, store } from './storeFixture';

test('a document with mistakes is refused with its problems, and what is served stays', async () => {
  const release = await publish('"title": "Ringside"', '"title": "One"', 'one');
  writeFileSync(document, original.replace('"title"', '"titel"'));
  const { code, errors } = await realmPublish(root, ['ringside'], { store });
  expect(code).toBe(1);
  expect(errors).toMatch(/realms\/ringside\/realm\.json:\d+:\d+[\s\S]*titel[\s\S]*title/);
  const history = JSON.parse((await realmReleases('ringside', { store, json: true })).output) as {
    release: string;
  }[];
  expect(history.map((each) => each.release)).toEqual([release]);
});

test('a realm that is refused does not stop the others', async () => {
  writeFileSync(document, original.replace('"title"', '"titel"'));
  const { code, output, errors } = await realmPublish(root, ['ringside', 'none', 'noor'], {
    store,
    json: true,
  });
  expect(code).toBe(1);
  expect(JSON.parse(output)).toMatchObject({
    published: [{ realm: 'noor', from: null }],
    refused: [
      {
        realm: 'ringside',
        reason: 'mistakes',
        problems: expect.arrayContaining([
          expect.objectContaining({
            file: 'realms/ringside/realm.json',
            pointer: '/titel',
            severity: 'error',
          }),
        ]) as unknown,
      },
      { realm: 'none', reason: 'unknown-realm', message: 'There is no realm "none".', problems: [] },
    ],
  });
  expect(errors).toMatch(/realm\.json:\d+:\d+[\s\S]*titel[\s\S]*There is no realm "none"\.$/);
});

test('publishes all realms but the abstract ones, and one by its path', async () => {
  const folder = path.join(root, 'realms/common');
  mkdirSync(folder);
  writeFileSync(
    path.join(folder, 'realm.json'),
    JSON.stringify({ id: 'common', title: 'Common', abstract: true }),
  );
  const publishAll = async () => {
    const { code, output, errors } = await realmPublish(root, [], { store, all: true, json: true });
    expect([code, errors]).toEqual([0, '']);
    const { published } = JSON.parse(output) as { published: { realm: string; unchanged: boolean }[] };
    return published.map(({ realm, unchanged }) => `${realm} ${unchanged}`);
  };
  try {
    expect(await publishAll()).toEqual(['noor false', 'ringside false']);
    expect(await publishAll()).toEqual(['noor true', 'ringside true']);
    expect((await realmPublish(root, ['common'], { store })).errors).toContain('is abstract');
  } finally {
    rmSync(folder, { recursive: true });
  }
  const byPath = await realmPublish(root, [document], { store, json: true });
  expect(JSON.parse(byPath.output)).toMatchObject({
    published: [{ realm: 'ringside', unchanged: true }],
    refused: [],
  });
});

test.each([
  [[], {}],
  [['ringside'], { all: true }],
])('refuses to publish %j with %j', async (targets, options) => {
  expect(await realmPublish(root, targets, { store, ...options })).toMatchObject({
    code: 1,
    errors: 'Name the realms to publish, or use --all.',
  });
});

test('a host name of a published realm is refused, with its owner', async () => {
  await realmPublish(root, ['noor'], { store });
  writeFileSync(document, original.replace('"ringside.localhost"', '"noor.localhost"'));
  rmSync(path.join(root, 'realms/noor'), { recursive: true });
  expect(await realmPublish(root, ['ringside'], { store })).toMatchObject({
    code: 1,
    errors: 'ringside is not published: the realm noor has the host name noor.localhost.',
  });
});

test('unpublishes, and says when there is nothing to change', async () => {
  await publish('"title": "Ringside"', '"title": "One"', 'one');
  expect(await realmUnpublish('ringside', { store, by: 'nadia' })).toMatchObject({ code: 0 });
  expect(await realmUnpublish('ringside', { store, by: 'nadia' })).toMatchObject({
    code: 1,
    errors: 'ringside has no such release in this store.',
  });
  expect(await realmReleases('velvet', { store })).toMatchObject({
    code: 1,
    errors: 'velvet was never published to this store.',
  });
});
