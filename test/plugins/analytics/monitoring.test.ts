/** Reports of errors and web vitals. */
import type { MonitoringOptions } from '../../../plugins/analytics/monitoring/options.generated';
import manifest from '../../../plugins/analytics/monitoring/plugin.json';
import activate from '../../../plugins/analytics/monitoring/sink';
import { fakeContext } from 'proscenium/kit';
import nock from '../../nock';
import { browserMeasures } from './performanceEntries';

const options: MonitoringOptions = { url: 'https://reports.test/page', errors: 100, vitals: 0 };

const endings: (() => void)[] = [];
afterEach(() => {
  for (const end of endings.splice(0)) end();
  jest.restoreAllMocks();
  nock.cleanAll();
});

/** The plugin in a runtime of its own. */
function monitoring(changes: Partial<MonitoringOptions> = {}) {
  const { context, runtime } = fakeContext({
    options: { ...options, ...changes },
    pluginId: manifest.id,
    storage: [],
    scriptSources: [],
  });
  endings.push(() => runtime.dispose());
  return { sink: activate(context), runtime };
}

/** The next report. */
const nextReport = () =>
  new Promise<Record<string, unknown>>((resolve) => {
    nock('https://reports.test')
      .post('/page')
      .reply((_uri, body) => [204, void resolve(JSON.parse(body as string) as Record<string, unknown>)]);
  });

/** The viewer leaves the page, for another tab or for good. */
function hide(): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

/** The address of a script of the site. */
const own = (file: string) => `https://ringside.localhost/assets/${file}`;

function failure(stack: string, name = 'TypeError'): Error {
  const error = new Error('The token secret-9 of ada@example.org is invalid.');
  error.name = name;
  error.stack = stack;
  return error;
}

const fail = (error: unknown) => dispatchEvent(new ErrorEvent('error', { error }));
const reject = (reason: unknown) => dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

describe('errors', () => {
  const chrome = `TypeError: secret-9\n    at a (${own('first-1.js')}:1:20)\n    at https://velvet.test/video/7?token=secret-9:3:4\n    at ${own('lazy/page-2.js')}:7:8`;
  const safari = `a@${own('first-1.js')}:1:20\nglobal code@https://velvet.test/?token=secret-9:3:4\n@${own('lazy/page-2.js')}:7:8`;

  test.each([
    ['Chrome', chrome],
    ['Safari and Firefox', safari],
  ])('are reported by name and position in our files, as %s writes it', async (_browser, stack) => {
    const report = nextReport();
    const { runtime } = monitoring();
    fail(failure(stack));
    runtime.clock.pass(5000);
    expect(await report).toEqual({
      realm: expect.any(String) as string,
      errors: [{ type: 'error', name: 'TypeError', at: ['first-1.js:1:20', 'lazy/page-2.js:7:8'] }],
      vitals: {},
    });
  });

  test('a report has neither message nor address, and is sent without cookies and address', async () => {
    const sent = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
    const { runtime } = monitoring();
    fail(failure(chrome, 'secret-9 of ada'));
    runtime.clock.pass(5000);
    expect(sent.mock.calls).toEqual([
      [
        options.url,
        expect.objectContaining({ credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true }),
      ],
    ]);
    expect(JSON.stringify(sent.mock.calls)).not.toMatch(/secret|ada|velvet/);
  });

  test('of a promise that nobody handles are reported as rejections', async () => {
    const report = nextReport();
    const { runtime } = monitoring();
    reject(failure(`Error\n    at ${own('first-1.js')}:1:20`, 'Error'));
    runtime.clock.pass(5000);
    expect((await report)['errors']).toEqual([{ type: 'rejection', name: 'Error', at: ['first-1.js:1:20'] }]);
  });

  test('without position are reported by name, as those of some browsers', async () => {
    const report = nextReport();
    const { runtime } = monitoring();
    reject(failure('', 'NotAllowedError'));
    runtime.clock.pass(5000);
    expect((await report)['errors']).toEqual([{ type: 'rejection', name: 'NotAllowedError', at: [] }]);
  });

  test('of one cause come together; the same one is reported once, and at most ten', async () => {
    const report = nextReport();
    const { runtime } = monitoring();
    for (let line = 1; line <= 12; line++)
      for (let again = 0; again < 2; again++) fail(failure(`at ${own('first-1.js')}:${line}:1`));
    runtime.clock.pass(5000);
    expect(((await report)['errors'] as unknown[]).length).toBe(10);
    const later = jest.spyOn(globalThis, 'fetch');
    fail(failure(`at ${own('first-1.js')}:13:1`));
    runtime.clock.pass(60_000);
    expect(later).not.toHaveBeenCalled();
  });

  test.each([
    ['of an extension', failure('at x (chrome-extension://abc/content.js:1:2)')],
    ['of a script of others', failure('at x (https://ads.test/a.js:1:2)')],
    ['that are no errors', 'secret-9'],
    ['of a script that hides them', null],
  ])('%s are not reported', (_what, error) => {
    const sent = jest.spyOn(globalThis, 'fetch');
    const { runtime } = monitoring();
    fail(error);
    reject(error);
    runtime.clock.pass(60_000);
    expect(sent).not.toHaveBeenCalled();
  });

  test('are not noticed any more when the site has ended', () => {
    const sent = jest.spyOn(globalThis, 'fetch');
    const { runtime } = monitoring();
    // Another listener, since the test environment takes an error without listener for its own.
    const ignore = () => undefined;
    addEventListener('error', ignore);
    fail(failure(`at ${own('first-1.js')}:1:1`));
    runtime.dispose();
    fail(failure(`at ${own('first-1.js')}:2:1`));
    removeEventListener('error', ignore);
    runtime.clock.pass(60_000);
    hide();
    expect(sent).not.toHaveBeenCalled();
  });
});

describe('web vitals', () => {
  const entry = (type: string, startTime: number, facts: object) => ({
    entryType: type,
    startTime,
    ...facts,
  });
  const shift = (startTime: number, value: number, hadRecentInput = false) =>
    entry('layout-shift', startTime, { value, hadRecentInput });
  const interaction = (interactionId: number, duration: number) =>
    entry('event', 0, { interactionId, duration });
  const paint = (startTime: number) => entry('largest-contentful-paint', startTime, {});
  const loaded = entry('navigation', 0, { responseStart: 81.4 });

  /** What a page load with these entries reports. */
  async function vitalsOf(entries: readonly object[], change: 'hide' | 'flush' = 'hide'): Promise<unknown> {
    browserMeasures(entries);
    const report = nextReport();
    const { sink } = monitoring({ vitals: 100 });
    if (change === 'hide') hide();
    else sink.flush?.();
    return (await report)['vitals'];
  }

  test('are reported when the page is hidden', async () => {
    expect(
      await vitalsOf([loaded, paint(400.2), paint(1250.6), interaction(7, 64), shift(100, 0.05)]),
    ).toEqual({ LCP: 1251, INP: 64, CLS: 0.05, TTFB: 81 });
  });

  test('are reported when the page is closed', async () => {
    expect(await vitalsOf([loaded], 'flush')).toEqual({ TTFB: 81, CLS: 0 });
  });

  test('CLS is the worst group of shifts that no input caused', async () => {
    const group = [shift(1000, 0.1), shift(1900, 0.1), shift(2000, 0.5, true)];
    const later = [shift(9000, 0.15)];
    expect(await vitalsOf([...group, ...later])).toEqual({ CLS: 0.2 });
    const long = Array.from({ length: 8 }, (_, index) => shift(1000 + index * 900, 0.1));
    expect(await vitalsOf(long)).toEqual({ CLS: 0.6 });
  });

  test('INP is the longest event of the longest interaction, without the worst of each fifty', async () => {
    expect(await vitalsOf([interaction(1, 50), interaction(1, 90), interaction(0, 500)])).toMatchObject({
      INP: 90,
    });
    const fifty = Array.from({ length: 49 }, (_, index) => interaction(index + 1, 50));
    expect(await vitalsOf([...fifty, interaction(50, 900)])).toMatchObject({ INP: 50 });
  });

  test('times of a page that was rendered in advance count from when it was shown', async () => {
    const early = entry('navigation', 0, { responseStart: 80, activationStart: 1000 });
    expect(await vitalsOf([early, paint(1400)])).toMatchObject({ LCP: 400, TTFB: 0 });
  });

  test('a page that was loaded in the background has no LCP', async () => {
    const hidden = entry('visibility-state', 0, { name: 'hidden' });
    expect(await vitalsOf([loaded, hidden, paint(60_000)])).toEqual({ TTFB: 81, CLS: 0 });
  });

  test('are reported once', async () => {
    browserMeasures([loaded]);
    const report = nextReport();
    const { sink } = monitoring({ vitals: 100 });
    hide();
    await report;
    const later = jest.spyOn(globalThis, 'fetch');
    hide();
    sink.flush?.();
    expect(later).not.toHaveBeenCalled();
  });
});

test.each([
  [0.09, true],
  [0.1, false],
])('of the page loads a share is measured: %d of 10 percent', (chance, isMeasured) => {
  browserMeasures([{ entryType: 'navigation', startTime: 0, responseStart: 80 }]);
  jest.spyOn(Math, 'random').mockReturnValue(chance);
  const sent = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  monitoring({ vitals: 10 });
  hide();
  expect(sent.mock.calls.length).toBe(isMeasured ? 1 : 0);
});

test('a browser without keepalive sends a beacon', () => {
  const beacon = jest.fn<boolean, [string, string]>(() => true);
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: beacon });
  const keepalive = Object.getOwnPropertyDescriptor(Request.prototype, 'keepalive') ?? {};
  Reflect.deleteProperty(Request.prototype, 'keepalive');
  try {
    const { runtime } = monitoring();
    fail(failure(`at ${own('first-1.js')}:1:1`));
    runtime.clock.pass(5000);
    expect(beacon.mock.calls).toEqual([[options.url, expect.stringContaining('first-1.js:1:1')]]);
  } finally {
    Object.defineProperty(Request.prototype, 'keepalive', keepalive);
    Reflect.deleteProperty(navigator, 'sendBeacon');
  }
});
