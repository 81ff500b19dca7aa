import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readPageData } from '../../../core/boot/pageData';
import { showUnreadablePage } from '../../../core/boot/unreadablePage';

const pageWith = (carried: string | null): Document => {
  document.body.innerHTML =
    carried === null ? '' : `<script type="application/json" id="proscenium">${carried}</script>`;
  return document;
};

test.each([
  ['nothing', null],
  ['an empty text', ''],
  ['a text that was cut off', '{"realm":{"id":"ring'],
  ['no realm', '{}'],
  ['null', 'null'],
  ['a realm without a name', '{"realm":{}}'],
])('RLM-002 a page with %s is not read as a realm', (_what, carried) => {
  expect(() => readPageData(pageWith(carried))).toThrow();
});

test('RLM-002 the realm is one document in the page', () => {
  expect(readPageData(pageWith('{"realm":{"id":"ringside"},"locale":"en"}')).realm.id).toBe('ringside');
});

test.each([
  [['en-GB'], 'en', 'ltr', 'Try again'],
  [['de', 'pt-BR'], 'pt', 'ltr', 'Tentar de novo'],
  [['ar-AE'], 'ar', 'rtl', 'حاول مرة أخرى'],
  [['xx'], 'en', 'ltr', 'Try again'],
  [[], 'en', 'ltr', 'Try again'],
])(
  'RLM-002 without a realm, viewers of %p see a full-page error with a retry',
  async (languages, lang, dir, again) => {
    const retry = jest.fn();
    showUnreadablePage(document, languages, retry);
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual([lang, dir]);
    expect(screen.getByRole('alert')).toContainElement(screen.getByRole('heading'));
    await userEvent.click(screen.getByRole('button', { name: again }));
    expect(retry).toHaveBeenCalledTimes(1);
  },
);
