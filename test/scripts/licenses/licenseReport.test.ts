import { licenseReport, refusedLicenses } from '../../../scripts/licenses/licenseReport';

test('counts packages by license, and names those of rare licenses', () => {
  const many = Array.from({ length: 11 }, (_each, index) => ({
    name: `p${index}`,
    version: '1.0.0',
    license: 'MIT',
  }));
  expect(
    licenseReport([
      { name: 'b', version: '2.0.0', license: { type: 'ISC' } },
      { name: 'c', version: '1.0.0', licenses: [{ type: 'MIT' }, { type: 'GPL-2.0' }] },
      { name: 'd', version: '1.0.0' },
      ...many,
      { name: 'a', version: '1.0.0', license: 'ISC' },
      { name: 'a', version: '1.0.0', license: 'ISC' },
    ]).split('\n'),
  ).toEqual([
    '   11  MIT',
    '    2  ISC: a@1.0.0, b@2.0.0',
    '    1  MIT OR GPL-2.0: c@1.0.0',
    '    1  not stated: d@1.0.0',
  ]);
});

test.each([
  ['MIT', []],
  ['(MIT OR GPL-3.0)', []],
  ['MIT AND ISC', []],
  ['MIT AND GPL-3.0', ['p@1.0.0: MIT AND GPL-3.0']],
  ['GPL-3.0-only', ['p@1.0.0: GPL-3.0-only']],
  ['MIT-like', ['p@1.0.0: MIT-like']],
  [undefined, ['p@1.0.0: not stated']],
])('a package under %s', (license, refused) => {
  const policy = { allowed: ['MIT', 'ISC'], exceptions: { '@native/lib-': 'only for the tests' } };
  const packages = [
    { name: 'p', version: '1.0.0', ...(license === undefined ? {} : { license }) },
    { name: '@native/lib-linux', version: '1.0.0', license: 'LGPL-3.0' },
  ];
  expect(refusedLicenses(packages, policy)).toEqual(refused);
});
