/** Components format texts and values, and do so again when the language changes. */
import { act, render, screen } from '@testing-library/react';
import { useCalendar, useDirection, useFormat, useIntlLocale, useText } from '../../../core/i18n';
import { Intl } from '../../../core/i18n/Intl';
import type { MessageStore } from '../../../core/i18n/MessageStore';
import { datesDependOnCountry } from '../../../core/i18n/dateLocale';
import { readMessageSources } from '../../../scripts/messages';
import { compileMessages } from '../../../scripts/messages/compileMessages';
import { compiled, storeOf } from './storeOf';

const noon = Date.UTC(2026, 2, 1, 12);
const now = () => noon;

function Programme() {
  const t = useText();
  const format = useFormat();
  const calendar = useCalendar();
  return (
    <p data-testid="programme" dir={useDirection()} lang={useIntlLocale()}>
      {[
        t('today'),
        t('periodMonths', { count: 3 }),
        calendar.period('P7D'),
        calendar.period('monthly'),
        calendar.trial('P14D'),
        calendar.trial(0),
        format.price({ amount: 999, currency: 'EUR', scale: 2, taxInclusive: true }),
        format.price({ amount: 0 }),
        calendar.day(noon + 86_400_000),
        calendar.shortDate(noon),
        calendar.longDate('never'),
      ].join(' | ')}
    </p>
  );
}

async function runtime(locale: string) {
  const bundles = await readMessageSources(process.cwd());
  const room = bundles.find(({ id }) => id === 'i18n');
  if (room === undefined) throw new Error('core/i18n has no messages.');
  return storeOf({
    initial: { locale, bundles: { i18n: compileMessages(room, locale) } },
    parts: {
      source: { load: async (_, wanted) => compileMessages(room, wanted), loadRealm: async () => ({}) },
    },
  });
}

function show(store: MessageStore) {
  render(
    <Intl store={store} timeZone="UTC" now={now} country="GB">
      <Programme />
    </Intl>,
  );
  return () => screen.getByTestId('programme').textContent?.replace(/\u00a0/g, ' ');
}

test.each([
  ['en', 'Today | 3 months | week |  | 14 days |  | €9.99 incl. tax | Free | Tomorrow | 01/03/2026 | '],
  ['pt', 'Hoje | 3 meses | semana |  | 14 dias |  | 9,99 € IVA incluído | Grátis | Amanhã | 01/03/2026 | '],
  [
    'es',
    'Hoy | 3 meses | semana |  | 14 días |  | 9,99 € impuestos incluidos | Gratis | Mañana | 01/03/2026 | ',
  ],
])('LOC-024 LOC-025 LOC-027 LOC-029 in %s a component shows: %s', async (locale, expected) => {
  const { store, problems } = await runtime(locale);
  expect(show(store)()).toBe(expected);
  expect(problems).toEqual([]);
});

test('LOC-010 components show everything in the new language, without a remount', async () => {
  const { store } = await runtime('en');
  const text = show(store);
  const element = screen.getByTestId('programme');
  await act(() => store.setLocale('ar'));
  expect(text()).toMatch(/^اليوم \| 3 أشهر \| أسبوع|^اليوم \| ٣ أشهر \| أسبوع/);
  expect(screen.getByTestId('programme')).toBe(element);
  expect([element.dir, element.lang]).toEqual(['rtl', 'ar']);
});

function Hall() {
  return <h1>{useText()('hallText' as string)}</h1>;
}

test('LOC-001 a label of the platform replaces the built-in text when it arrives', async () => {
  const labels = async () => ({
    default_locale: 'en',
    translations: { en: { hallText: 'The great hall' } },
    selected_locale: 'en',
  });
  const { store } = storeOf({ labels });
  render(
    <Intl store={store} timeZone="UTC" now={now}>
      <Hall />
    </Intl>,
  );
  expect(screen.getByRole('heading')).toHaveTextContent('hall en');
  await act(() => store.loadLabels());
  expect(screen.getByRole('heading')).toHaveTextContent('The great hall');
});

test('unchanged texts are not re-rendered', async () => {
  const rendered = jest.fn();
  function Counted() {
    rendered();
    return <p>{useText()('hallText' as string)}</p>;
  }
  const counted = <Counted />;
  const { store } = storeOf({ initial: { bundles: { hall: compiled({ hallText: 'The hall' }) } } });
  const { rerender } = render(<Intl store={store} timeZone="UTC" now={now} children={counted} />);
  rerender(<Intl store={store} timeZone="UTC" now={now} children={counted} />);
  expect(rendered).toHaveBeenCalledTimes(1);
});

test('additional texts re-render nothing; a used or missing one does', async () => {
  const rendered = jest.fn();
  function Counted() {
    rendered();
    const t = useText();
    return <p>{`${t('hallText' as string)}, ${t('foyerText' as string)}`}</p>;
  }
  const { store, problems } = storeOf();
  render(<Intl store={store} timeZone="UTC" now={now} children={<Counted />} />);
  const text = () => screen.getByText(/,/).textContent;
  expect(text()).toBe('hall en, foyerText');
  await act(() => store.require('cloakroom'));
  expect([rendered.mock.calls.length, text()]).toEqual([1, 'hall en, foyerText']);
  await act(() => store.require('foyer'));
  expect([rendered.mock.calls.length, text()]).toEqual([2, 'hall en, foyer en']);
  expect(problems.map(({ kind }) => kind)).toEqual(['missingMessage']);
});

test('a component outside the provider fails with a clear error', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Programme />)).toThrow('no Intl around');
  log.mockRestore();
});

function Day() {
  return <time>{useCalendar().shortDate(Date.UTC(1986, 8, 4, 12))}</time>;
}

test('LOC-018 once the viewer’s country is known, English dates use its format', () => {
  const { store } = storeOf();
  const shown = (country: string | null) => (
    <Intl store={store} timeZone="UTC" now={now} country={country}>
      <Day />
    </Intl>
  );
  const { rerender, container } = render(shown(null));
  expect(container).toHaveTextContent('09/04/1986');
  for (const country of ['GB', 'NZ']) {
    rerender(shown(country));
    expect(container).toHaveTextContent('04/09/1986');
  }
  rerender(shown('US'));
  expect(container).toHaveTextContent('09/04/1986');
});

test.each([
  ['en', true],
  ['en-US', false],
  ['en-GB', false],
  ['pt', false],
  ['ar', false],
  ['xx', true],
])('LOC-018 dates in %s depend on the country: %p', (locale, depends) => {
  expect(datesDependOnCountry(locale)).toBe(depends);
});
