/** Dates, prices and periods as the composed product formats them, by the viewer’s language, country and time zone. */
import { screen, waitFor, within } from '@testing-library/react';
import { browserClock } from '../../../core/platform/browser/browserClock';
import type { Licence } from '../../../core/generated/platform';
import { euro, held, licence } from '../commerce/commerceFixture';
import { browserProfile, compose, composedTests, platform, signedIn, type ComposeOptions } from './composed';

composedTests();

/** Monday, 23 November 2026, half past eleven at night in Greenwich: already the next day in Doha. */
const now = Date.UTC(2026, 10, 23, 23, 30);
const clock = { ...browserClock(), now: () => now };
const hour = 3_600_000;

/** A realm that offers these languages besides its own, with the texts of their base language. */
const offering =
  (...codes: readonly string[]) =>
  (document: Record<string, unknown>) => {
    const more = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(more);
      if (typeof value !== 'object' || value === null) return value;
      const own = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, more(each)]));
      const texts = codes
        .filter((code) => typeof own[code.split('-')[0] ?? ''] === 'string')
        .map((code) => [code, own[code.split('-')[0] ?? '']]);
      return { ...own, ...Object.fromEntries(texts) };
    };
    const { locales, ...rest } = document as { locales: { offered: object[] } };
    Object.assign(document, more(rest));
    locales.offered.push(...codes.map((code) => ({ code, name: code })));
  };

async function drawn(options: ComposeOptions, country = 'PT') {
  platform()
    .persist()
    .get('/api/v2/country')
    .query(true)
    .reply(200, { countries: [], callerCountryCode: country });
  platform()
    .persist()
    .get('/api/v2/user')
    .reply(200, {
      id: '7',
      email: 'ada@example.org',
      role: 'USER',
      isGuest: false,
      location: { countryCode: country },
    });
  const site = await compose({ tab: browserProfile(signedIn()).tab(), clock, ...options });
  await site.draw();
  return site;
}

/** The publication date of a piece of news, as its page shows it. */
async function newsDate(publishedAt: number, options: ComposeOptions = {}) {
  platform().persist().get('/api/v2/news/latest/n1').reply(200, {
    id: 'n1',
    feedName: 'latest',
    title: 'The belt',
    summary: null,
    imageUrl: null,
    category: null,
    author: null,
    publishedAt,
    body: '<p>x</p>',
    related: [],
  });
  await drawn({ at: '/news/latest/n1', ...options });
  await screen.findByRole('heading', { level: 1, name: 'The belt' });
  return document.querySelector('time')?.textContent;
}

/** A payment on the account page: the day in figures. */
async function paymentDate(date: number, options: ComposeOptions, country?: string) {
  platform()
    .persist()
    .get('/api/v2/customer/payments')
    .query(true)
    .reply(200, {
      items: [
        {
          id: 'p1',
          name: 'Pass',
          date,
          description: null,
          transactionDetails: null,
          status: null,
          pdf: '',
          itemType: 'PAID_INVOICE',
          skus: [],
        },
      ],
      page: 1,
      totalPages: 1,
    });
  await drawn({ at: '/account?section=payments', ...options }, country);
  return waitFor(() => {
    const day = document.querySelector('time')?.textContent;
    if (!day) throw new Error('No payment is drawn.');
    return day;
  });
}

/** The card of a licence in the shop. */
async function cardOf(more: Partial<Licence>, options: ComposeOptions = {}, country?: string) {
  platform()
    .persist()
    .get('/api/v2/licence-family')
    .query(true)
    .reply(200, {
      families: [],
      licences: [licence(more), licence({ id: 'other', name: 'Other', sku: 'other' })],
    });
  await drawn({ at: '/purchase', ...options }, country);
  const [radio] = await screen.findAllByRole('radio');
  const card = radio?.closest('label');
  if (!card) throw new Error('No licence is drawn.');
  return card;
}

const long = Date.UTC(1986, 8, 4, 12);

describe('LOC-013 a full date has its weekday', () => {
  test.each([
    ['en', 'ringside', 'Thu, September 4, 1986'],
    ['en-US', 'ringside', 'Thu, September 4, 1986'],
    ['en-GB', 'ringside', 'Thu, 4 September 1986'],
    ['es', 'ringside', 'jue, 4 de septiembre de 1986'],
    ['pt', 'lanterna', 'quinta, 4 de setembro de 1986'],
  ] as const)('LOC-019 in %s of %s', async (locale, realm, text) => {
    expect(
      await newsDate(long, {
        locale,
        change: offering(...(realm === 'ringside' ? ['en-US', 'en-GB'] : [])),
        realm,
      }),
    ).toBe(text);
  });

  test('LOC-019 in Arabic, by the data of the platform, with the comma of the language', async () => {
    const [weekday, date] = [{ weekday: 'short' }, { year: 'numeric', month: 'long', day: 'numeric' }].map(
      (options) =>
        new Intl.DateTimeFormat('ar', { ...options, timeZone: 'UTC' } as Intl.DateTimeFormatOptions).format(
          long,
        ),
    );
    expect(await newsDate(long, { locale: 'ar', realm: 'noor' })).toBe(`${weekday}، ${date}`);
  });
});

test.each([
  ['UTC', 'Thu, September 4, 1986'],
  ['Asia/Qatar', 'Fri, September 5, 1986'],
  ['America/Lima', 'Thu, September 4, 1986'],
])('LOC-020 an instant late in the evening of Greenwich is in the zone %s %s', async (timeZone, text) => {
  expect(await newsDate(Date.UTC(1986, 8, 4, 22), { timeZone })).toBe(text);
});

describe('a numeric date', () => {
  test.each([
    ['LOC-016', 'en', 'PT', '09/04/1986'],
    ['LOC-016', 'en-US', 'GB', '09/04/1986'],
    ['LOC-015', 'en-GB', 'PT', '04/09/1986'],
    ['LOC-015 LOC-018', 'en', 'GB', '04/09/1986'],
    ['LOC-019', 'es', 'GB', '04/09/1986'],
    ['LOC-019', 'es-PA', 'GB', '09/04/1986'],
  ])('%s in %s, for a viewer in %s, is %s', async (_, locale, country, text) => {
    expect(await paymentDate(long, { locale, change: offering('en-US', 'en-GB', 'es-PA') }, country)).toBe(
      text,
    );
  });
});

describe('a date with the name of its month', () => {
  test.each([
    ['LOC-016', 'en', 'PT', 'Ends on Sep 4th, 2027'],
    ['LOC-016', 'en-US', 'PT', 'Ends on Sep 4th, 2027'],
    ['LOC-015', 'en-GB', 'PT', 'Ends on 4th Sep, 2027'],
    ['LOC-015 LOC-018', 'en', 'NZ', 'Ends on 4th Sep, 2027'],
    ['LOC-019', 'es', 'PT', 'Termina el 4 sept 2027'],
    ['LOC-019', 'es-MX', 'PT', 'Termina el 4 sep 2027'],
  ])('%s in %s, for a viewer in %s: %s', async (_, locale, country, text) => {
    const card = await cardOf(
      { status: held({ expiryTimestamp: Date.UTC(2027, 8, 4, 12), autoRenewingStatus: 'CANCELLED' }) },
      { locale, change: offering('en-US', 'en-GB', 'es-MX') },
      country,
    );
    expect(card).toHaveTextContent(text);
  });

  test.each([
    [1, '1st'],
    [2, '2nd'],
    [3, '3rd'],
    [11, '11th'],
    [22, '22nd'],
  ])('LOC-015 LOC-016 the day %i is written %s', async (day, nth) => {
    const card = await cardOf({
      status: held({ expiryTimestamp: Date.UTC(2027, 8, day, 12), autoRenewingStatus: 'CANCELLED' }),
    });
    expect(card).toHaveTextContent(`Ends on Sep ${nth}, 2027`);
  });
});

test.each([
  ['en-US', 'Mon 11/30'],
  ['en', 'Mon 30/11'],
  ['en-GB', 'Mon 30/11'],
  ['ar', 'الاثنين 30/11'],
])('LOC-014 the days of the guide in %s: the last is %s', async (locale, text) => {
  const programmes = [{ id: 'p', title: 'News', startDate: now, endDate: now + hour }];
  platform()
    .persist()
    .get('/api/v4/epg')
    .query(true)
    .reply(200, {
      channels: [{ id: 'c', name: 'One', number: 1, channelLogoUrl: null, eventId: null, programmes }],
      paging: { moreDataAvailable: false },
      totalResults: 1,
    });
  await drawn({ realm: 'noor', locale, at: '/epg', change: offering('en-US', 'en-GB') });
  const days = await screen.findByRole('group', { name: locale === 'ar' ? 'اليوم' : 'Day' });
  expect(within(days).getAllByRole('radio').at(-1)?.closest('label')).toHaveTextContent(text);
});

test.each([
  ['en', ['Month', 'Day', 'Year']],
  ['en-GB', ['Day', 'Month', 'Year']],
  ['en-CA', ['Year', 'Month', 'Day']],
  ['es', ['Día', 'Mes', 'Año']],
])('LOC-021 in %s a date of birth is asked for as %j', async (locale, order) => {
  platform().persist().get('/api/v2/user/details').reply(200, { id: '7', birthDate: '1990-05-17' });
  await drawn({ at: '/account?section=details', locale, change: offering('en-GB', 'en-CA') });
  const group = await screen.findByRole('group', { name: /Date of birth|Fecha de nacimiento/ });
  expect(
    within(group)
      .getAllByRole('textbox')
      .map((part) => part.getAttribute('aria-label')),
  ).toEqual(order);
});

describe('LIC-045 LOC-022 LOC-023 the period of a price', () => {
  test.each([
    ['P1D', '/ day'],
    ['P7D', '/ week'],
    ['P1W', '/ week'],
    ['P14D', '/ 14 days'],
    ['P1M', '/ month'],
    ['P2M', '/ 2 months'],
    ['P3M', '/ 3 months'],
    ['P6M', '/ 6 months'],
    ['P1Y', '/ year'],
    ['P2Y', '/ 2 years'],
    ['5W', '/ 5 weeks'],
  ])('%s is written as %s', async (subscriptionPeriod, text) => {
    const card = await cardOf({ purchaseStrategy: { type: 'SUBSCRIPTION', subscriptionPeriod } });
    expect(card.textContent).toBe(`Month pass€9.99${text}`);
  });

  test.each(['P1H', 'month', 'P1.5M', 'PM', 'P1M2D', 'P-1M', ''])(
    '%j is none, and nothing is written',
    async (subscriptionPeriod) => {
      const card = await cardOf({ purchaseStrategy: { type: 'SUBSCRIPTION', subscriptionPeriod } });
      expect(card.textContent).toBe('Month pass€9.99');
    },
  );
});

describe('a price', () => {
  const local = euro(1299, { default: false, local: true, currency: 'GBP' });

  test.each([
    ['the local one, before the default', [euro(999), local], '£12.99'],
    ['the default one, at any position', [euro(500, { default: false }), euro(999)], '€9.99'],
    ['free, where none is local or default', [euro(500, { default: false })], 'Free'],
    ['free, where there is none', [], 'Free'],
  ])('LOC-028 is %s', async (_, amounts, text) => {
    expect(await cardOf({ amounts })).toHaveTextContent(new RegExp(`^Month pass${text}`));
  });

  test.each([
    [1250, 3, 'KWD', /KWD\s1\.250/],
    [1250, 2, 'EUR', /€12\.50/],
    [1250, 0, 'JPY', /¥1,250/],
    [5, 2, 'EUR', /€0\.05/],
  ])(
    'LIC-006 LOC-026 of %i with the scale %i in %s is divided by it',
    async (amount, scale, currency, text) => {
      expect(await cardOf({ amounts: [euro(amount, { scale, currency })] })).toHaveTextContent(text);
    },
  );
});

describe('LOC-032 the end of a licence', () => {
  test.each([
    ['within an hour, after midnight', now + hour, 'UTC', 'Renews tomorrow'],
    ['within an hour, on the same day there', now + hour, 'Asia/Qatar', 'Renews today'],
    ['at the end of the next day', now + 24 * hour, 'UTC', 'Renews tomorrow'],
    ['two days on, though after 25 hours', now + 25 * hour, 'UTC', 'Renews every month'],
  ])('%s', async (_, expiryTimestamp, timeZone, text) => {
    expect(await cardOf({ status: held({ expiryTimestamp }) }, { timeZone })).toHaveTextContent(
      new RegExp(`${text}$`),
    );
  });
});

test.each([
  ['en', 1, '1 event is on'],
  ['en', 2, '2 events are on'],
  ['ar', 1, 'بثّ واحد الآن'],
  ['ar', 2, 'بثّان الآن'],
  ['ar', 3, '3 بثوث الآن'],
  ['ar', 11, '11 بثًّا الآن'],
] as const)('LOC-031 in %s a number of %i is written “%s”', async (locale, totalResults, text) => {
  platform()
    .persist()
    .get('/api/v2/event/live')
    .query(true)
    .reply(200, { events: [{ id: 'e', eventId: 'e', title: 'Live', type: 'LIVE' }], totalResults });
  await drawn({ realm: 'noor', locale, at: '/no/such/page' });
  await waitFor(() => expect(document.querySelector('[data-live]')).toHaveTextContent(text));
});
