/** Which route table a language uses. */
import { tableForLanguage } from '../../../core/routing/routeTables';

test.each([
  ['es', 'ES'],
  ['es-419', 'ES'],
  ['ES', 'ES'],
  ['es_MX', 'ES'],
  ['pt', 'PT'],
  ['pt-PT', 'PT'],
  ['PT', 'PT'],
  ['pt_BR', 'PT'],
  ['debug', 'DEBUG'],
  ['DEBUG', 'DEBUG'],
  ['en', 'default'],
  ['ar', 'default'],
  ['est', 'default'],
  ['pta-x', 'default'],
  [' pt ', 'PT'],
  ['', 'default'],
  ['constructor', 'default'],
] as const)('ROU-002 %s uses the %s table', (language, table) => {
  expect(tableForLanguage(language)).toBe(table);
});

test.each(['pt', 'es', 'en', 'debug'])('ROU-003 a pinned table wins over %s', (language) => {
  expect(tableForLanguage(language, 'ES')).toBe('ES');
  expect(tableForLanguage(language, 'default')).toBe('default');
});
