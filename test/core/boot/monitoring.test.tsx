/** Reports of errors and web vitals by the composed product, in a realm that names an address for them. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { browserMeasures } from '../../plugins/analytics/performanceEntries';
import { set, type JsonObject } from '../../scripts/compile/demoRealms';
import nock from '../../nock';
import { compose, composedTests } from './composed';

composedTests();

const URL = 'https://reports.test/page';
const withReports = (document: JsonObject) =>
  set(document, ['plugins', 'analytics/monitoring'], { url: URL, vitals: 100 });
function reportsOf(): { readonly bodies: unknown[] } {
  const bodies: unknown[] = [];
  nock('https://reports.test')
    .persist()
    .post('/page')
    .reply((_uri, body) => [204, void bodies.push(JSON.parse(body as string))]);
  return { bodies };
}

function leave(): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

test('an error after the first rows, and the vitals, arrive at the address of the realm', async () => {
  const { bodies } = reportsOf();
  const { observed } = browserMeasures([{ entryType: 'navigation', startTime: 0, responseStart: 80 }]);
  const site = await compose({ at: '/no/such/page', change: withReports });
  expect(observed).toEqual([]);
  await site.draw();
  await waitFor(() => expect(observed).toContain('event'));
  const error = new TypeError('secret-9');
  error.stack = `TypeError: secret-9\n at ${window.location.origin}/assets/first-1.js:1:20`;
  dispatchEvent(new ErrorEvent('error', { error }));
  leave();
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies).toEqual([
    {
      realm: 'ringside',
      errors: [{ type: 'error', name: 'TypeError', at: ['first-1.js:1:20'] }],
      vitals: { TTFB: 80, CLS: 0 },
    },
  ]);
});

test('an error that a boundary catches is reported: the page shows a message instead of the component', async () => {
  const { bodies } = reportsOf();
  const error = new RangeError('secret-9');
  error.stack = `RangeError: secret-9\n at ${window.location.origin}/assets/news-2.js:3:4`;
  const Page = () => {
    const [fails, setFails] = useState(false);
    if (fails) throw error;
    return <button onClick={() => setFails(true)}>More news</button>;
  };
  const { observed } = browserMeasures([]);
  const site = await compose({
    at: '/news',
    change: withReports,
    modules: { 'route/news': { 'route/news': async () => ({ default: () => ({ Page }) }) } },
  });
  await site.draw();
  const button = await screen.findByRole('button', { name: 'More news' });
  await waitFor(() => expect(observed).toContain('event'));
  await userEvent.click(button);
  await waitFor(() => expect(button).not.toBeInTheDocument());
  leave();
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies).toMatchObject([{ errors: [{ type: 'error', name: 'RangeError', at: ['news-2.js:3:4'] }] }]);
  expect(site.reports).toContain('page: A part of the page could not be drawn.');
});

test('a realm without address measures and sends nothing', async () => {
  const { bodies } = reportsOf();
  const { observed } = browserMeasures([]);
  const site = await compose({ at: '/no/such/page' });
  await site.draw();
  // The sinks start before the menus are refreshed for the first time.
  await waitFor(() => expect(site.callsTo('GET', '/api/v2/label')).toHaveLength(1));
  leave();
  expect([observed, bodies]).toEqual([[], []]);
});
