import { licenseReport } from '../../../scripts/licenses/licenseReport';

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
