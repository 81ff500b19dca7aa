/** The commands of an operator. */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { realmCheck } from '../../../scripts/cli/realmCheck';
import { realmExplain } from '../../../scripts/cli/realmExplain';
import { realmNew } from '../../../scripts/cli/realmNew';
import { realmRoutes } from '../../../scripts/cli/realmRoutes';
import { repositoryCopy, repository } from './repositoryCopy';

jest.setTimeout(30_000);

const copy = repositoryCopy({ realms: ['ringside', 'lanterna'] });
afterAll(copy.remove);

const { root } = copy;
const documentOf = (id: string): string => path.join(root, 'realms', id, 'realm.json');
const lineOf = (text: string): number =>
  readFileSync(documentOf('ringside'), 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(text)) + 1;
const plain = (text: string): string => text.replace(/\u001b\[[0-9;]*m/g, '');

/** Changes the text of a document while `task` runs. */
function withText<T>(id: string, change: (text: string) => string, task: () => T): T {
  const before = readFileSync(documentOf(id), 'utf8');
  writeFileSync(documentOf(id), change(before));
  try {
    return task();
  } finally {
    writeFileSync(documentOf(id), before);
  }
}

describe('realm check', () => {
  test('reports success when there is nothing wrong', () => {
    const { output, code } = realmCheck(root, 'ringside', { json: false });
    expect(code).toBe(0);
    expect(plain(output)).toBe('✓ realms/ringside/realm.json has no mistakes.');
    expect(JSON.parse(realmCheck(root, 'ringside', { json: true }).output)).toEqual({ problems: [] });
  });

  test('gives every problem as JSON with the agreed keys', () => {
    const { output, code } = withText(
      'ringside',
      (text) => text.replace('"accent": "#FF4A1C"', '"acent": "#FF4A1C"'),
      () => realmCheck(root, 'ringside', { json: true }),
    );
    expect(code).toBe(1);
    const { problems } = JSON.parse(output) as { problems: Record<string, unknown>[] };
    expect(problems).toEqual([
      {
        file: 'realms/ringside/realm.json',
        line: lineOf('"accent"'),
        column: 7,
        pointer: '/theme/colors/acent',
        code: 'unknown-key',
        severity: 'error',
        message: '"acent" is not a key of "colors".',
        suggestion: 'accent',
      },
    ]);
  });

  test('names file, line and column for people', () => {
    const { output, code } = withText(
      'ringside',
      (text) => text.replace('"liveNow"', '"liveNwo"'),
      () => realmCheck(root, 'ringside', { json: false }),
    );
    expect(code).toBe(1);
    expect(plain(output)).toMatch(
      /^realms\/ringside\/realm\.json:\d+:\d+ {2}error {2}menu-target-unknown\n {2}\/menus\/WEB\/items\/1\/data\/view\n/,
    );
    expect(plain(output)).toMatch(/→ liveNow/);
    expect(plain(output)).toMatch(/1 error, 0 warnings$/);
  });

  test('warnings alone do not fail', () => {
    const { code, output } = withText(
      'ringside',
      (text) => text.replace('"liveNow"', '"EPG"'),
      () => realmCheck(root, 'ringside', { json: true }),
    );
    expect(code).toBe(0);
    expect(JSON.parse(output)).toMatchObject({
      problems: [{ severity: 'warning', code: 'menu-target-without-page' }],
    });
  });

  test('accepts the path of a document, in realms/ or elsewhere', () => {
    expect(realmCheck(root, documentOf('ringside'), { json: true }).code).toBe(0);
    const elsewhere = path.join(root, 'draft.json');
    writeFileSync(
      elsewhere,
      JSON.stringify(
        {
          extends: './realms/ringside/realm.json',
          id: 'draft',
          title: 'Draft',
          hosts: ['draft.localhost'],
          theme: { colors: { text: '#111111' } },
        },
        null,
        2,
      ),
    );
    const { output, code } = realmCheck(root, elsewhere, { json: true });
    expect(code).toBe(1);
    expect(JSON.parse(output)).toMatchObject({
      problems: [{ file: 'draft.json', code: 'low-contrast', pointer: '/theme/colors/text' }],
    });
  });

  test.each([
    ['ringsid', 'There is no realm "ringsid". Did you mean ringside?'],
    ['./no/such.json', './no/such.json does not exist.'],
  ])('refuses %s', (target, message) => {
    expect(realmCheck(root, target, { json: false })).toEqual({ output: '', errors: message, code: 1 });
  });

  test('a broken realm does not stop the check of another', () => {
    mkdirSync(path.join(root, 'realms/folder/realm.json'), { recursive: true });
    mkdirSync(path.join(root, 'realms/deep'));
    writeFileSync(path.join(root, 'realms/deep/realm.json'), '['.repeat(200_000));
    try {
      expect(JSON.parse(realmCheck(root, 'ringside', { json: true }).output)).toEqual({ problems: [] });
      expect(JSON.parse(realmCheck(root, 'folder', { json: true }).output)).toMatchObject({
        problems: [{ code: 'unreadable-file', message: 'This is a folder, and a file was expected.' }],
      });
      expect(JSON.parse(realmCheck(root, 'deep', { json: true }).output)).toMatchObject({
        problems: [{ code: 'syntax', message: 'Values are nested more than 100 levels deep here.' }],
      });
    } finally {
      for (const id of ['folder', 'deep']) rmSync(path.join(root, 'realms', id), { recursive: true });
    }
  });

  test('the command line exits with the right code', async () => {
    const run = (target: string) =>
      promisify(execFile)(
        process.execPath,
        ['--import', 'tsx', 'scripts/cli/main.ts', 'realm', 'check', target, '--json'],
        { cwd: repository },
      ).then(
        ({ stdout }) => ({ code: 0, stdout }),
        (error: { code: number; stdout: string }) => ({ code: error.code, stdout: error.stdout }),
      );
    const [right, wrong] = await Promise.all([run('ringside'), run('no-such-realm')]);
    expect(right.code).toBe(0);
    expect(JSON.parse(right.stdout)).toEqual({ problems: [] });
    expect(wrong.code).toBe(1);
    expect(JSON.parse(wrong.stdout)).toMatchObject({
      problems: [{ code: 'missing-file', file: 'no-such-realm' }],
    });
  }, 30_000);
});

describe('realm new', () => {
  test.each([
    ['undercard', {}],
    ['nova-cine', { title: 'Nova & Ciné', platform: 'https://api.nova.example' }],
    ['tele-9', { apiKey: 'tele-9-web' }],
  ])('%s works at once', (id, wanted) => {
    const { code, output } = realmNew(root, id, { platform: 'http://localhost:8090', ...wanted });
    expect(code).toBe(0);
    expect(plain(output)).toContain(`realms/${id} is ready`);
    expect(JSON.parse(realmCheck(root, id, { json: true }).output)).toEqual({ problems: [] });
    expect(readdirSync(path.join(root, 'realms', id)).sort()).toEqual(['images', 'messages', 'realm.json']);
    expect(readFileSync(path.join(root, 'realms', id, 'images/favicon.svg'), 'utf8')).toMatch(
      /^<svg [^]*<\/svg>\n$/,
    );
  });

  test('its own platform gets its own key, and no fake of a payment provider', () => {
    const { platform, paymentProviders } = JSON.parse(readFileSync(documentOf('nova-cine'), 'utf8')) as {
      platform: object;
      paymentProviders: { name: string }[];
    };
    expect(platform).toEqual({ url: 'https://api.nova.example', apiKey: 'nova-cine-web' });
    expect(paymentProviders.map(({ name }) => name)).toEqual(['zero-balance']);
  });

  test('has the host name of its production site, when that is known', () => {
    const platform = 'http://localhost:8090';
    const hostsOf = (id: string) =>
      (JSON.parse(readFileSync(documentOf(id), 'utf8')) as { hosts: string[] }).hosts;
    expect(realmNew(root, 'named', { platform, host: 'www.named.example' }).code).toBe(0);
    expect([hostsOf('named'), hostsOf('nova-cine')]).toEqual([
      ['www.named.example'],
      ['nova-cine.localhost'],
    ]);
    expect(realmNew(root, 'misnamed', { platform, host: 'https://named.example/' })).toMatchObject({
      code: 1,
    });
    expect(existsSync(path.join(root, 'realms/misnamed'))).toBe(false);
  });

  test('lists what it omits at the operator’s own platform, and the port set by PORT', () => {
    const own = realmNew(root, 'own-one', { platform: 'https://api.own.example' });
    expect(plain(own.output)).toContain('paymentProviders holds zero-balance alone');
    expect(plain(own.output)).toContain('contract https://api.own.example --realm own-one');
    process.env['PORT'] = '8099';
    try {
      const { output } = realmNew(root, 'at-sandbox', { platform: 'http://localhost:8090' });
      expect(plain(output)).toContain('open http://at-sandbox.localhost:8099.');
      expect(plain(output)).toContain('accounts of ringside');
      expect(plain(output)).not.toContain('left out');
    } finally {
      delete process.env['PORT'];
    }
  });

  test('any id gives readable colours', () => {
    for (const id of ['a1', 'blue', 'canal-sur', 'zz-top-tv', 'q9q9q9', 'montage', 'hive', 'orbit']) {
      expect(realmNew(root, id, { platform: 'http://localhost:8090' }).code).toBe(0);
    }
  });

  test.each([
    ['ringside', 'realms/ringside exists already.'],
    ['Ring Side', '"Ring Side" cannot be an id'],
  ])('refuses %s', (id, message) => {
    const { code, errors } = realmNew(root, id, { platform: 'http://localhost:8090' });
    expect(code).toBe(1);
    expect(errors).toContain(message);
  });

  test('refuses a platform that is no origin', () => {
    expect(realmNew(root, 'fresh', { platform: 'api.example.com/v2' }).code).toBe(1);
  });
});

describe('realm routes', () => {
  test('ROU-001 gives the four tables', () => {
    const tables = JSON.parse(realmRoutes(root, 'lanterna', { json: true }).output) as Record<
      string,
      Record<string, string>
    >;
    expect(Object.keys(tables)).toEqual(['default', 'PT', 'ES', 'DEBUG']);
    expect(tables).toMatchObject({
      default: { HOME: '/home', MEMBER_AREA: '/socios' },
      PT: { HOME: '/inicio', LOGIN: '/iniciar-sessao' },
      ES: { LOGOUT: '/cerrarsesion' },
      DEBUG: { HOME: '/🏠' },
    });
    for (const table of Object.values(tables))
      expect(Object.keys(table).sort()).toEqual(Object.keys(tables['default'] ?? {}).sort());
  });

  test.each([
    ['ringside', 'ROLE default ES'],
    ['lanterna', 'ROLE default PT'],
  ])('prints the columns of the languages that %s offers', (id, head) => {
    const [first = ''] = plain(realmRoutes(root, id, { json: false }).output).split('\n');
    expect(first.trim().split(/\s+/).join(' ')).toBe(head);
  });

  test('marks the roles that have no page', () => {
    const lines = plain(realmRoutes(root, 'ringside', { json: false }).output).split('\n');
    expect(lines.find((line) => line.includes('EPG '))).toMatch(/^· /);
    expect(lines.find((line) => line.includes('HOME '))).toMatch(/^ {2}HOME/);
    expect(lines.find((line) => line.includes('ADMIN_PLUGIN_PREVIEW'))).toMatch(/^ {2}ADMIN/);
  });
});

describe('realm explain', () => {
  test.each([
    [
      '/theme/colors/accent',
      /= "#FF4A1C"\n {2}.*color of the brand.*\n {2}allowed: a text\n {2}from realms\/ringside\/realm\.json:\d+:17$/,
    ],
    [
      '/settings/searchEngine',
      /= "VESPER"\n {2}.*search.*\n {2}allowed: "VESPER" or "OVERLAY"\n {2}default: "VESPER"\n {2}from the default of core$/,
    ],
    [
      '/theme/motion/duration',
      /= 120\n {2}.*milliseconds.*\n {2}allowed: a whole number from 0 to 1000\n {2}default: 240\n {2}from realms/,
    ],
    ['/settings/externalSignIn', /^\/settings\/externalSignIn is not set\n {2}.*sign-in provider/],
    [
      '/authenticationProviders/0',
      /allowed: an object with the keys name, label, logoUri, fields, passwordLength/,
    ],
    [
      '/platform/url',
      /= "http:\/\/localhost:8090"\n[^]*npm start: the sandbox, http:\/\/localhost:8090\n {2}from realms\/ringside\/realm\.json:11:12$/,
    ],
    ['theme/motion', /\/style = "snap" {2}from realms\/ringside/],
    ['/menus/MOBILE-WEB/layout', /= "top"\n.*\n.*\n {2}follows from \/menus\/WEB$/],
  ])('%s', (pointer, text) => {
    const { output, code } = realmExplain(root, 'ringside', pointer, { json: false });
    expect(code).toBe(0);
    expect(plain(output)).toMatch(text);
  });

  test('as JSON', () => {
    expect(JSON.parse(realmExplain(root, 'ringside', '/theme/motion', { json: true }).output)).toMatchObject({
      pointer: '/theme/motion',
      value: { style: 'snap', duration: 120 },
      parts: [
        { pointer: '/theme/motion/style', value: 'snap', source: { kind: 'document' } },
        { pointer: '/theme/motion/duration' },
      ],
    });
  });

  test('a platform of the operator’s own is what npm start uses', () => {
    const { output } = withText(
      'ringside',
      (text) => text.replace('http://localhost:8090', 'https://api.ringside.example'),
      () => realmExplain(root, 'ringside', '/platform/url', { json: true }),
    );
    expect(JSON.parse(output)).toMatchObject({
      value: 'https://api.ringside.example',
      source: { kind: 'document' },
      start: "https://api.ringside.example, from the realm's document",
    });
  });

  test('with SANDBOX_PORT the sandbox is at that port, and the value’s source is npm start', () => {
    process.env['SANDBOX_PORT'] = '9090';
    try {
      expect(
        JSON.parse(realmExplain(root, 'ringside', '/platform/url', { json: true }).output),
      ).toMatchObject({
        value: 'http://localhost:9090',
        source: { kind: 'environment' },
        start: 'the sandbox, http://localhost:9090',
      });
    } finally {
      delete process.env['SANDBOX_PORT'];
    }
  });

  test('reports where a path ends, and suggests the intended one', () => {
    expect(realmExplain(root, 'ringside', '/theme/colours/accent', { json: false })).toMatchObject({
      code: 1,
      errors: 'There is nothing at /theme/colours. Did you mean /theme/colors?',
    });
  });
});
