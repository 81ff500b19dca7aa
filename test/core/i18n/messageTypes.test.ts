/** Which texts the compiler lets components use: each expected error below is one of `tsc`. */
import type { Text, Translate } from '../../../core/i18n';

const translated: unknown[] = [];
const t: Translate = (...spoken: unknown[]) => {
  translated.push(spoken[0]);
  return '';
};

test('keys and values are checked where they are written out, and free where they come from data', () => {
  const fromData: string = 'keyOfTheRealm';
  const one: 'today' | 'tomorrow' = 'today';
  const rule: Text = { key: 'periodDays', values: { count: 2 } };
  const passedOn: (key: string) => string = t;

  t('today');
  t(one);
  t('periodDays', { count: 1 });
  t(fromData);
  t(fromData, { any: 'value' });
  t(rule);
  passedOn(fromData);
  // @ts-expect-error There is no such message.
  t('todai');
  // @ts-expect-error The message needs its count.
  t('periodDays');
  // @ts-expect-error The value has another name.
  t('periodDays', { cuont: 1 });
  // @ts-expect-error The count is a number.
  t('periodDays', { count: 'one' });
  // @ts-expect-error The message takes no values.
  t('today', { count: 1 });
  // @ts-expect-error The text needs its count.
  const incomplete: Text = { key: 'periodDays' };

  expect(translated).toHaveLength(12);
  expect(incomplete.key).toBe('periodDays');
});
