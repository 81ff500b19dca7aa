/** What a store of releases served: the history of a realm, comparing and rolling back. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { realmPublish } from '../../../scripts/cli/realmPublish';
import { realmDiff, realmReleases, realmRollback, realmUnpublish } from '../../../scripts/cli/realmReleases';

import { document, original, publish, root, store } from './storeFixture';

/** What the tests change of a document. */
interface Draft {
  plugins: Record<string, unknown>;
  readonly locales: { readonly offered: unknown[] };
}

test('publishes several realms, lists what they served, and compares releases by pointer', async () => {
  const first = await realmPublish(root, ['ringside', 'noor'], { store, message: 'launch', by: 'nadia' });
  expect([first.code, first.output.split('\n').length]).toEqual([0, 2]);
  await publish('"title": "Ringside"', '"title": "Ringside Two"', 'new title');

  const { output } = await realmReleases('ringside', { store });
  expect(output.split('\n')).toHaveLength(2);
  expect(output).toMatch(/now.*publish {2,}nadia {2}new title\n.*publish {2,}nadia {2}launch$/);

  const compared = await realmDiff('ringside', [], { store, json: true });
  expect(JSON.parse(compared.output)).toMatchObject({
    differences: [{ pointer: '/realm/title', before: 'Ringside', after: 'Ringside Two' }],
  });
  expect((await realmDiff('ringside', [], { store })).output).toContain(
    'changed /realm/title: "Ringside" → "Ringside Two"',
  );
});

test('M11 a platform at a private address is published only on demand', async () => {
  writeFileSync(document, original.replace('http://localhost:8090', 'http://169.254.169.254'));
  expect(await realmPublish(root, ['ringside'], { store })).toMatchObject({
    code: 1,
    errors: expect.stringContaining('http://169.254.169.254, is a private IP address') as string,
  });
  expect((await realmReleases('ringside', { store })).errors).toContain('never published');
  expect((await realmPublish(root, ['ringside'], { store, allowPrivatePlatform: true })).code).toBe(0);
});

test('says that nothing changed when the same document is published again', async () => {
  await publish('"title": "Ringside"', '"title": "One"', 'one');
  const again = async (json: boolean) => realmPublish(root, ['ringside'], { store, by: 'nadia', json });
  const { code, output } = await again(false);
  expect([code, output]).toEqual([
    0,
    expect.stringMatching(/^ringside serves [0-9a-f]{12} already: unchanged\.$/),
  ]);
  expect(JSON.parse((await again(true)).output)).toMatchObject({
    published: [{ realm: 'ringside', unchanged: true }],
    refused: [],
  });
  const history = JSON.parse((await realmReleases('ringside', { store, json: true })).output) as object[];
  expect(history).toHaveLength(1);
  await publish('"title": "Ringside"', '"title": "Two"', 'two');
  expect(JSON.parse((await again(true)).output)).toMatchObject({ published: [{ unchanged: true }] });
});

test('compares the last two releases of a realm that is not published any more, and says so', async () => {
  const one = await publish('"title": "Ringside"', '"title": "One"', 'one');
  const compare = (json: boolean) => realmDiff('ringside', [], { store, json });
  expect(await compare(false)).toMatchObject({
    code: 1,
    errors: 'ringside has only one release in this store.',
  });
  const two = await publish('"title": "Ringside"', '"title": "Two"', 'two');
  await realmUnpublish('ringside', { store, by: 'nadia' });
  expect((await compare(false)).output).toBe(
    [
      'ringside is not published any more. These are its last two releases.',
      `${one.slice(0, 12)} → ${two.slice(0, 12)}`,
      'changed /realm/title: "One" → "Two"',
    ].join('\n'),
  );
  expect(JSON.parse((await compare(true)).output)).toMatchObject({ from: one, to: two });
});

test('compares texts by key, list items by id, and says what happened to them', async () => {
  const messages = path.join(root, 'realms/ringside/messages');
  const texts = (all: Readonly<Record<string, string>>) => {
    mkdirSync(messages, { recursive: true });
    writeFileSync(path.join(messages, 'en.json'), JSON.stringify(all));
  };
  const edit = async (change: (realm: Draft) => void) => {
    const realm = JSON.parse(original) as Draft;
    change(realm);
    writeFileSync(document, JSON.stringify(realm));
    expect(await realmPublish(root, ['ringside'], { store })).toMatchObject({ code: 0, errors: '' });
  };
  try {
    texts({ homePage: 'Home', securityGo: 'Go to {provider}', browsePage: 'Browse' });
    await edit(() => undefined);
    texts({ homePage: 'Home', securityGo: 'Open {provider}', searchPage: 'Find' });
    await edit((realm) => {
      const { 'action/share': share, ...plugins } = realm.plugins;
      expect(share).toBeDefined();
      realm.plugins = plugins;
      realm.locales.offered.reverse();
      writeFileSync(path.join(root, 'realms/ringside/images/extra.svg'), '<svg/>');
    });
    const { output } = await realmDiff('ringside', [], { store });
    const lines = output.split('\n').slice(1);
    expect(lines).toContain('changed /texts/en/securityGo: "Go to {provider}" → "Open {provider}"');
    expect(lines).toContain('removed /texts/en/browsePage: "Browse"');
    expect(lines).toContain('added /texts/en/searchPage: "Find"');
    expect(lines).toContain('added /pictures/images~1extra.svg');
    expect(lines).toContainEqual(expect.stringMatching(/^removed \/realm\/plugins\/\d+ \(action\/share\): /));
    expect(lines).toContainEqual(
      expect.stringMatching(/^reordered \/realm\/locales\/offered: \["en".* → \[.*"en"\]$/),
    );
    // The items after the removed one are the same, although their positions changed.
    expect(lines.filter((line) => line.includes('/realm/plugins'))).toHaveLength(1);
    const { differences } = JSON.parse((await realmDiff('ringside', [], { store, json: true })).output) as {
      differences: object[];
    };
    expect(differences).toContainEqual({
      pointer: '/texts/en/searchPage',
      kind: 'added',
      items: [],
      after: 'Find',
    });
  } finally {
    rmSync(messages, { recursive: true });
    rmSync(path.join(root, 'realms/ringside/images/extra.svg'), { force: true });
  }
});

test('refusals of all commands are JSON on standard output too', async () => {
  const json = true;
  const refusedBy = async (outcome: Promise<{ output: string; errors: string; code: number }>) => {
    const { output, errors, code } = await outcome;
    expect([code, errors]).not.toEqual([0, '']);
    const { refused } = JSON.parse(output) as {
      refused: { realm: string | null; reason: string; message: string; problems: unknown[] }[];
    };
    expect(errors).toBe(refused.map(({ message }) => message).join('\n'));
    return refused.map(({ realm, reason }) => [realm, reason]);
  };
  const nothing = { store, json };
  const never = [['velvet', 'never-published']];
  expect(await refusedBy(realmReleases('velvet', nothing))).toEqual(never);
  expect(await refusedBy(realmDiff('velvet', [], nothing))).toEqual(never);
  expect(await refusedBy(realmRollback('velvet', undefined, nothing))).toEqual(never);
  expect(await refusedBy(realmUnpublish('velvet', nothing))).toEqual([['velvet', 'unknown-release']]);
  await publish('"title": "Ringside"', '"title": "One"', 'one');
  expect(await refusedBy(realmRollback('ringside', undefined, nothing))).toEqual([
    ['ringside', 'no-other-release'],
  ]);
  expect(await refusedBy(realmRollback('ringside', 'ffff', nothing))).toEqual([
    ['ringside', 'unknown-release'],
  ]);
  expect(await refusedBy(realmPublish(root, [], nothing))).toEqual([[null, 'usage']]);
  expect(await refusedBy(realmReleases('ringside', { store: 'ftp://elsewhere', json }))).toEqual([
    [null, 'store-failed'],
  ]);
  expect(await refusedBy(realmReleases('ringside', { json }))).toEqual([[null, 'no-store']]);
});

test('rolls back to the release before, or to a named one', async () => {
  const one = await publish('"title": "Ringside"', '"title": "One"', 'one');
  const two = await publish('"title": "Ringside"', '"title": "Two"', 'two');
  const three = await publish('"title": "Ringside"', '"title": "Three"', 'three');
  const back = async (name?: string) =>
    JSON.parse(
      (await realmRollback('ringside', name, { store, by: 'nadia', message: 'mistake', json: true })).output,
    ) as object;
  expect(await back()).toEqual({ realm: 'ringside', release: two, from: three, unchanged: false });
  expect(await back(one.slice(0, 12))).toEqual({
    realm: 'ringside',
    release: one,
    from: two,
    unchanged: false,
  });
  expect(await back(one)).toEqual({ realm: 'ringside', release: one, from: one, unchanged: true });
  expect(await realmRollback('ringside', 'ffff', { store })).toMatchObject({
    code: 1,
    errors: 'ringside has no release ffff in this store.',
  });
});
