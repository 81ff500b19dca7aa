import { readFileSync } from 'node:fs';
import { promptKeys } from '../../../core/commerce/rules/licenceOffers';
import { shippedLocales } from '../../../core/i18n/shippedLocales';

test('RLM-101 LIC-058 licence cards are side by side from 860 px on', () => {
  const css = readFileSync('core/commerce/pages/PurchasePage.module.css', 'utf8');
  expect(css).toContain('@media (--from-860)');
});

test.each(shippedLocales)(
  'RLM-101 LIC-057 the confirmations before a plan ends or goes on exist in %s',
  (locale) => {
    const texts = JSON.parse(readFileSync(`core/commerce/messages/${locale}.json`, 'utf8')) as Readonly<
      Record<string, string>
    >;
    for (const key of [...Object.values(promptKeys), 'planCancellationUnmanaged'])
      expect(texts[key]).toMatch(/\S{2}/);
  },
);
