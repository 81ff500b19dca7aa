/**
 * Every sign-in provider of the repository against the specification's table: its path, its capabilities, and
 * its contract suite (SGP-138).
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { registry } from '../../../core/generated/registry';

interface Facts {
  readonly name: string;
  readonly path: string;
  readonly capabilities: Readonly<Record<string, boolean | string>>;
}

const folder = path.resolve('plugins/sign-in');
const read = (file: string): string => readFileSync(file, 'utf8');
const providers = readdirSync(folder)
  .filter((name) => existsSync(path.join(folder, name, 'plugin.json')))
  .map((plugin) => {
    const { contributes } = JSON.parse(read(path.join(folder, plugin, 'plugin.json'))) as {
      contributes: { 'sign-in-provider': Facts[] };
    };
    return { plugin, facts: contributes['sign-in-provider'][0]! };
  });
const tests = readdirSync(__dirname)
  .filter((file) => /\.test\.tsx?$/.test(file) && !file.startsWith('matrix'))
  .map((file) => read(path.join(__dirname, file)));

/**
 * Sign-up, account details page, security page, password reset page; a string is the option that decides it
 * per entry.
 */
const table: Readonly<
  Record<
    string,
    readonly [
      ledger: string,
      subPath: string,
      canSignUp: boolean | string,
      details: boolean,
      security: boolean | string,
      reset: boolean | string,
    ]
  >
> = {
  openid: ['SGP-015 SGP-018', '/openid/{clientName}', true, false, '/resetUri', false],
  generic: ['SGP-028', '/generic', '/canSignUp', true, '/resetUri', true],
  pbr: ['SGP-030 SGP-031', '/pbr', true, true, true, true],
  sptv: ['SGP-033 SGP-034', '/sptv', false, false, false, false],
  opin: ['SGP-051', '/opin', false, false, false, false],
  id: ['SGP-036 SGP-037', '/id', true, true, true, true],
  GIGYA: ['SGP-054 SGP-058', '/GIGYA', true, false, '/resetUri', '/resetUri'],
  apple: ['SGP-059 SGP-071', '/apple', true, false, false, false],
  facebook: ['SGP-063 SGP-071', '/facebook', true, false, false, false],
  google: ['SGP-064 SGP-071', '/google', true, false, false, false],
  firebase: ['SGP-075 SGP-092', '/firebase', true, true, true, true],
  'generic-oauth': ['SGP-093', '/generic-oauth/{clientName}', true, false, false, false],
  adobe: ['SGP-072', '/adobe', false, false, false, false],
  'magic-link': ['SGP-100', '/magic-link', false, false, false, false],
};

test.each(providers.map(({ facts }) => [facts.name, facts, table[facts.name]] as const))(
  'SGP-138 SGP-072 SGN-014 SGN-015 %s has the capabilities of the specification',
  (_, { capabilities, path: subPath }, row) => {
    const [, expected, canSignUp, hasAccountDetailsPage, hasAccountSecurityPage, hasPasswordResetPage] = row!;
    expect(subPath).toBe(expected);
    expect({ hasAccountSecurityPage: false, ...capabilities }).toMatchObject({
      canSignUp,
      hasAccountDetailsPage,
      hasAccountSecurityPage,
      hasPasswordResetPage,
    });
  },
);

test.each(providers.map(({ plugin }) => plugin))(
  'SGP-138 %s is started, returns, succeeds and fails in the contract suite',
  (plugin) => {
    expect(
      tests.filter(
        (text) =>
          text.includes(`describeSignInProvider('sign-in/${plugin}`) &&
          text.includes(`plugins/sign-in/${plugin}/plugin.json`),
      ),
    ).toHaveLength(1);
  },
);

test.each(providers.map(({ plugin, facts }) => [plugin, facts.name] as const))(
  'SGP-001 %s is one module behind one name in the one table, and its manifest has its capabilities',
  async (plugin, name) => {
    const contributions = registry[`sign-in/${plugin}`] ?? {};
    expect(Object.keys(contributions)).toEqual([`sign-in-provider/${name}`]);
    expect(typeof (await contributions[`sign-in-provider/${name}`]?.())?.default).toBe('function');
    expect(providers.filter(({ facts }) => facts.name === name)).toHaveLength(1);
  },
);
