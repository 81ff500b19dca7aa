import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { compileRealm } from '../../../scripts/compile/compileRealm';
import { readRealmSources } from '../../../scripts/compile/realmSources';
import { RealmLibrary, type RealmLibraryOptions } from '../../../scripts/host/RealmLibrary';
import { build, installed } from './hostFixture';
import { drawing, multiply, realmFolder, type RealmFolder } from './realmFolder';

let folder: RealmFolder;
let reported: { realm: string; codes: string[]; kept: boolean }[];
let library: RealmLibrary;

const open = (changes: Partial<RealmLibraryOptions> = {}) =>
  new RealmLibrary({
    root: folder.root,
    build,
    installed,
    onProblems: (realm, problems, kept) =>
      reported.push({ realm, codes: problems.map(({ code }) => code), kept }),
    ...changes,
  });

beforeEach(() => {
  folder = realmFolder();
  reported = [];
  folder.write('alpha');
  library = open();
});
afterEach(() => folder.dispose());

const page = async (hostname: string) => {
  const site = library.forHost(hostname);
  return site === null ? null : (await site.page(site.defaultLocale)).before;
};
const pictureOf = async (hostname: string, name: string) => {
  const content = await library.forHost(hostname)?.picture(name);
  return content ? new TextDecoder().decode(content) : null;
};

test('a realm is at <id>.localhost and at the hosts of its document', async () => {
  expect(library.forHost('alpha.localhost')?.realm.id).toBe('alpha');
  expect(library.forHost('alpha.example')?.realm.id).toBe('alpha');
  expect(library.forHost('beta.example')).toBeNull();
  expect(library.forHost('constructor.localhost')).toBeNull();
  expect(library.forHost('..localhost')).toBeNull();
  expect(reported).toEqual([]);
});

test('an unchanged realm is published once', async () => {
  expect(library.forHost('alpha.localhost')).toBe(library.forHost('alpha.localhost'));
  expect(library.forHost('alpha.example')).toBe(library.forHost('alpha.localhost'));
});

test('an edit shows on the next page', async () => {
  expect(await page('alpha.localhost')).toContain('"title":"alpha"');
  folder.write('alpha', (document) => (document['title'] = 'Second Round'));
  expect(await page('alpha.localhost')).toContain('"title":"Second Round"');
});

test.each([
  ['is no JSON', '{ "id": "alpha", '],
  ['is empty, as while it is being saved', ''],
])(
  'a document that %s keeps the last good version on the site, and the problem is reported once',
  async (_what, text) => {
    expect(await page('alpha.localhost')).toContain('"title":"alpha"');
    folder.writeText('realms/alpha/realm.json', text);
    for (let load = 0; load < 3; load++) expect(await page('alpha.localhost')).toContain('"title":"alpha"');
    expect(library.forHost('alpha.example')?.realm.id).toBe('alpha');
    expect(reported).toEqual([{ realm: 'alpha', codes: [expect.any(String)], kept: true }]);
    folder.write('alpha', (document) => (document['title'] = 'Mended'));
    expect(await page('alpha.localhost')).toContain('"title":"Mended"');
  },
);

test('a mistake is reported by its code, and the site stays', async () => {
  await page('alpha.localhost');
  folder.write('alpha', (document) => (document['titel'] = 'x'));
  expect(await page('alpha.localhost')).not.toBeNull();
  expect(reported).toEqual([{ realm: 'alpha', codes: ['unknown-key'], kept: true }]);
});

test('a realm that was never valid is unavailable, with the reason', async () => {
  folder.writeText('realms/beta/realm.json', '{}');
  expect(library.forHost('beta.localhost')).toBeNull();
  expect(reported[0]).toMatchObject({ realm: 'beta', kept: false });
});

test('all valid realms are published at once, and the others report why they are not', async () => {
  folder.write('beta');
  folder.writeText('realms/gamma/realm.json', '{}');
  expect(library.all()).toEqual(['alpha', 'beta']);
  expect(reported.map(({ realm }) => realm)).toEqual(['gamma']);
});

test.each([
  [
    'a folder in the place of the document',
    () => folder.writeText('realms/beta/realm.json/x.txt', ''),
    'unreadable-file',
  ],
  [
    'lists nested without end',
    () => folder.writeText('realms/beta/realm.json', '['.repeat(200_000)),
    'syntax',
  ],
  [
    'an address of the platform without a scheme',
    () =>
      folder.write('beta', (document) => (document['platform'] = { url: 'api.beta.example', apiKey: 'x' })),
    'bad-format',
  ],
  [
    'an address of the platform with a path',
    () =>
      folder.write(
        'beta',
        (document) => (document['platform'] = { url: 'https://api.beta.example/v2', apiKey: 'x' }),
      ),
    'bad-format',
  ],
])('%s is reported for its realm, and the others are published', async (_what, write, code) => {
  write();
  expect(library.all()).toEqual(['alpha']);
  expect(reported).toEqual([{ realm: 'beta', codes: [code], kept: false }]);
  expect(library.forHost('alpha.example')?.realm.id).toBe('alpha');
});

describe('two realms with one host', () => {
  test('the copy is refused as on the command line, and the site that has the host keeps it', async () => {
    expect(library.forHost('alpha.example')?.realm.id).toBe('alpha');
    folder.write('abba', (document) => (document['hosts'] = ['alpha.example']));
    expect(library.forHost('abba.localhost')).toBeNull();
    expect(reported).toEqual([{ realm: 'abba', codes: ['duplicate-host'], kept: false }]);
    expect(library.forHost('alpha.example')?.realm.id).toBe('alpha');
    const sources = readRealmSources(folder.root);
    for (const id of ['abba', 'alpha']) {
      const { problems } = compileRealm({ sources, file: `realms/${id}/realm.json` }, installed);
      expect(problems.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual(['duplicate-host /hosts/0']);
    }
  });

  test('M14 a realm inherits no host of another; the other is not affected', async () => {
    folder.write('child', (document) => Object.assign(document, { extends: 'alpha', hosts: undefined }));
    expect(library.all()).toEqual(['alpha']);
    expect(reported).toEqual([{ realm: 'child', codes: ['missing-key'], kept: false }]);
    expect(library.forHost('alpha.example')?.realm.id).toBe('alpha');
  });

  test('when one of them drops the host, both are valid', async () => {
    folder.write('beta', (document) => (document['hosts'] = ['alpha.example']));
    expect(library.realm('beta')).toBeNull();
    folder.write('beta');
    expect(library.realm('beta')?.realm.id).toBe('beta');
    expect(library.forHost('alpha.example')?.realm.id).toBe('alpha');
  });
});

test('realms are added and removed while the host runs', async () => {
  expect(library.forHost('beta.localhost')).toBeNull();
  folder.write('beta');
  expect(library.forHost('beta.localhost')?.realm.id).toBe('beta');
  folder.remove('realms/beta');
  expect(library.forHost('beta.localhost')).toBeNull();
  expect(library.forHost('alpha.localhost')?.realm.id).toBe('alpha');
});

describe('a realm that extends another document', () => {
  beforeEach(() =>
    folder.write('child', (document) =>
      Object.assign(document, { extends: 'alpha', theme: undefined, title: undefined, logos: undefined }),
    ),
  );

  test('shows an edit of the parent', async () => {
    expect(await page('child.localhost')).toContain('"title":"alpha"');
    folder.write('alpha', (document) => (document['title'] = 'New Parent'));
    expect(await page('child.localhost')).toContain('"title":"New Parent"');
  });

  test('shows the inherited pictures, and their edits', async () => {
    folder.remove('realms/child/images');
    const before = await page('child.localhost');
    expect(before).toContain(encodeURIComponent('<title>alpha</title>').replaceAll('%2F', '/'));
    expect(await pictureOf('child.localhost', 'images/logo.svg')).toBe(drawing('alpha'));
    folder.writeText('realms/alpha/images/logo.svg', drawing('repainted'));
    expect(await page('child.localhost')).toContain('repainted');
  });

  test('uses the texts of its parent, overridden by its own', async () => {
    folder.writeText('realms/alpha/messages/en.json', '{ "watchNow": "Ring the bell", "signIn": "Step in" }');
    folder.writeText('realms/child/messages/en.json', '{ "signIn": "Come in" }');
    const texts = JSON.stringify(await library.forHost('child.localhost')?.texts('en'));
    expect(texts).toContain('Ring the bell');
    expect(texts).toContain('Come in');
    expect(texts).not.toContain('Step in');
    folder.writeText('realms/alpha/messages/en.json', '{ "watchNow": "Second bell" }');
    expect(JSON.stringify(await library.forHost('child.localhost')?.texts('en'))).toContain('Second bell');
  });
});

test('a new picture has a new address, and a picture that was missing is found', async () => {
  const big = (color: string) => drawing(color.repeat(4000));
  folder.writeText('realms/alpha/images/logo.svg', big('red'));
  const address = async () =>
    /"web":"(\/images\/logo\.svg\?v=[0-9a-f]{8})"/.exec((await page('alpha.localhost')) ?? '')?.[1];
  const first = await address();
  expect(first).toBeDefined();
  folder.writeText('realms/alpha/images/logo.svg', big('blue'));
  expect(await address()).toMatch(/^\/images/);
  expect(await address()).not.toBe(first);

  folder.write('alpha', (document) =>
    Object.assign(document, { logos: { web: 'images/new.svg', favicon: 'images/logo.svg' } }),
  );
  expect(await page('alpha.localhost')).not.toContain('%3Ctitle%3Enew');
  folder.writeText('realms/alpha/images/new.svg', drawing('new'));
  expect(await page('alpha.localhost')).toContain('%3Ctitle%3Enew');
});

test('L8 pictures and fonts of the images folder are the only served files', async () => {
  folder.writeText('realms/alpha/messages/en.json', '{}');
  for (const name of ['run.js', 'page.html', '.env', 'notes.svg.txt'])
    folder.writeText(`realms/alpha/images/${name}`, 'no picture');
  symlinkSync(
    path.join(folder.root, 'realms/alpha/realm.json'),
    path.join(folder.root, 'realms/alpha/images/link.svg'),
  );
  expect(await pictureOf('alpha.localhost', 'images/logo.svg')).not.toBeNull();
  expect(Object.keys(library.forHost('alpha.localhost')?.pictures ?? {})).toEqual(['images/logo.svg']);
  for (const name of ['realm.json', 'images/run.js', 'images/link.svg', 'images/.env', 'images/none.svg'])
    expect(await pictureOf('alpha.localhost', name)).toBeNull();
});

describe('hosts of their own', () => {
  test('a new host is served a second later, and the old one is dropped', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
    try {
      library = open();
      expect(library.forHost('alpha.example')?.realm.id).toBe('alpha');
      folder.write('alpha', (document) => (document['hosts'] = ['moved.example']));
      jest.advanceTimersByTime(1000);
      expect(library.forHost('moved.example')?.realm.id).toBe('alpha');
      expect(library.forHost('alpha.example')).toBeNull();
    } finally {
      jest.useRealTimers();
    }
  });

  test('M14 a host in a parent document that is named by its path is not its child’s', async () => {
    folder.writeText('realms/shared/base.json', JSON.stringify({ hosts: ['inherited.example'] }));
    folder.write('beta', (document) => Object.assign(document, { extends: '../shared/base.json' }));
    library = open();
    expect(library.forHost('beta.example')?.realm.id).toBe('beta');
    expect(library.forHost('inherited.example')).toBeNull();
  });

  test('a thousand realms make a request no slower', async () => {
    folder.write('alpha', (document) =>
      Object.assign(document, {
        logos: { web: 'https://cdn.example/logo.svg', favicon: 'https://cdn.example/icon.svg' },
      }),
    );
    multiply(folder, 'alpha', 1000);
    library = open();
    expect(library.forHost('alpha-999.example')?.realm.id).toBe('alpha-999');
    expect(library.forHost('alpha-500.localhost')?.realm.id).toBe('alpha-500');
    const cost = (hostname: string) => {
      const times = Array.from({ length: 50 }, () => {
        const began = performance.now();
        library.forHost(hostname);
        return performance.now() - began;
      });
      return times.sort((one, other) => one - other)[25] ?? Infinity;
    };
    // A walk through all of them takes well over ten milliseconds.
    for (const hostname of ['alpha-500.localhost', 'alpha-999.example', 'nobody.example', 'nobody.localhost'])
      expect(cost(hostname)).toBeLessThan(3);
  });
});
