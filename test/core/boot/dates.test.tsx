/** How dates are written in the composed product, by the language of the page and the country of the viewer. */
import { screen, waitFor } from '@testing-library/react';
import { browserClock } from '../../../core/platform/browser/browserClock';
import { licence } from '../commerce/commerceFixture';
import { browserProfile, compose, composedTests, platform, signedIn, type ComposeOptions } from './composed';

composedTests();

const user = {
  id: '7',
  email: 'ada@example.org',
  role: 'USER',
  isGuest: false,
  location: { countryCode: 'PT' },
};
const day = Date.UTC(2031, 8, 4, 12);

/** A page in this language, for a viewer in this country. */
async function open(at: string, locale: string, country: string, more: ComposeOptions = {}) {
  platform().persist().get('/api/v2/user').reply(200, user);
  platform()
    .persist()
    .get('/api/v2/country')
    .query(true)
    .reply(200, { countries: [], callerCountryCode: country });
  // What the realm's document gives in English is given in this language.
  const change: NonNullable<ComposeOptions['change']> = (document) =>
    void Object.assign(
      document,
      JSON.parse(
        JSON.stringify(document).replaceAll('"en":', `"${locale}":`).replaceAll(':"en"', `:"${locale}"`),
      ),
    );
  const site = await compose({ at, locale, tab: browserProfile(signedIn()).tab(), change, ...more });
  await site.draw();
  return site;
}

test.each([
  ['FRM-043 en', 'en', 'US', '09/04/2031', 'Sep 4th, 2031'],
  ['FRM-043 en in a country that is neither gb nor nz', 'en', 'AU', '09/04/2031', 'Sep 4th, 2031'],
  ['FRM-042 en-gb', 'en-gb', 'US', '04/09/2031', '4th Sep, 2031'],
  ['FRM-042 FRM-045 en in the country gb', 'en', 'GB', '04/09/2031', '4th Sep, 2031'],
  ['FRM-042 FRM-045 en in the country nz', 'en', 'NZ', '04/09/2031', '4th Sep, 2031'],
])('%s: short and long dates', async (_, locale, country, short, long) => {
  platform()
    .persist()
    .get('/api/v2/customer/payments')
    .query(true)
    .reply(200, {
      items: [{ id: 'p1', name: 'Month pass', date: day, itemType: 'PAID_ORDER' }],
      page: 1,
      totalPages: 1,
    });
  const account = await open('/account?section=payments', locale, country);
  expect(await screen.findByText('Month pass')).toBeVisible();
  await waitFor(() => expect(document.querySelector('time')).toHaveTextContent(short));
  account.close();
  document.body.replaceChildren();

  platform()
    .persist()
    .get('/api/v2/licence-family')
    .query(true)
    .reply(200, {
      families: [],
      licences: [licence({ purchaseStrategy: { type: 'FIXED_DATE', expiryTimestamp: day } as never })],
    });
  await open('/purchase', locale, country);
  expect(await screen.findByText(new RegExp(`${long}$`))).toBeVisible();
});

test('FRM-040 a full date has its weekday, day, month and year', async () => {
  const story = {
    id: 'n1',
    feedName: 'latest',
    title: 'The belt',
    summary: null,
    imageUrl: null,
    category: null,
    author: null,
    publishedAt: Date.UTC(1986, 8, 4, 12),
  };
  platform()
    .persist()
    .get('/api/v2/news/latest')
    .query(true)
    .reply(200, {
      feedName: 'latest',
      title: 'Latest',
      items: [story],
      page: 1,
      totalPages: 1,
      totalResults: 1,
    });
  await open('/news', 'en', 'US');
  expect(await screen.findByText('Thu, September 4, 1986')).toBeVisible();
});

test.each([
  ['en-us', '9/7'],
  ['en', '7/9'],
  ['en-gb', '7/9'],
  ['pt', '7/9'],
])('FRM-041 in %s a day and its month are written %s', async (locale, written) => {
  const programmes = [{ id: 'p', title: 'News', startDate: day, endDate: day + 3_600_000 }];
  platform()
    .persist()
    .get('/api/v4/epg')
    .query(true)
    .reply(200, {
      channels: [{ id: 'c', name: 'One', number: 1, channelLogoUrl: null, eventId: null, programmes }],
      paging: { moreDataAvailable: false },
      totalResults: 1,
    });
  await open('/epg', locale, 'US', { realm: 'noor', clock: { ...browserClock(), now: () => day } });
  expect((await screen.findAllByText(new RegExp(` ${written}$`))).length).toBeGreaterThan(0);
});
