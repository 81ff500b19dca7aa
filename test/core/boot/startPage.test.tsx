/** What a page starts by its data and its window: the site, a preview, an embedded player, or a message. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { assignPreview } from '../../../core/boot/preview/previewSetupOf';
import type { Runtime } from '../../../core/boot/createRuntime';
import { startPage } from '../../../core/boot/startSite';
import { analyticsHub } from '../../../core/boot/tokens';
import { session } from '../../../core/sdk';
import { browserProfile, composePage, composedTests, signedIn, type ComposeOptions } from './composed';

composedTests();

const PARTNER = 'https://partner.example';
const started: Runtime[] = [];
/** What the pages of a test listen to on the document, which outlives them here. */
let listening: Parameters<Document['addEventListener']>[];
beforeEach(() => {
  listening = [];
  const { addEventListener } = document;
  jest.spyOn(document, 'addEventListener').mockImplementation((...given) => {
    listening.push(given);
    addEventListener.apply(document, given);
  });
});
afterEach(() => {
  for (const runtime of started.splice(0)) runtime.dispose();
  for (const given of listening) document.removeEventListener(...given);
});

interface Carried {
  /** The text of the page's data; by default the realm's. */
  readonly data?: string;
  /** The window around the page, which is not framed by default. */
  readonly around?: Partial<Pick<Window, 'parent' | 'frameElement' | 'origin'>>;
  readonly languages?: readonly string[];
}

/** Loads the page of a realm as a browser does, down to its root element. */
async function loaded({ data, around = {}, languages }: Carried = {}, options: ComposeOptions = {}) {
  const { page, environment, records } = await composePage(options);
  const carrier = Object.assign(document.createElement('script'), {
    id: 'proscenium',
    type: 'application/json',
    textContent: data ?? JSON.stringify(page),
  });
  const root = Object.assign(document.createElement('div'), { id: 'root' });
  document.body.append(carrier, root);
  const pageWindow = new EventTarget();
  const top = { parent: pageWindow, frameElement: null, origin: window.origin };
  Object.assign(pageWindow, top, around);
  await act(async () => {
    const runtime = await startPage(
      pageWindow as unknown as Window,
      languages === undefined ? environment : { ...environment, languages },
    );
    if (runtime !== null) started.push(runtime);
  });
  return { ...records, root, pageWindow, runtime: started.at(-1) };
}
const trusting = {
  change: (document: Record<string, unknown>) =>
    void Object.assign(document['settings'] as object, { trustedEmbedOrigins: [PARTNER] }),
};

test('the site is drawn into the root element', async () => {
  const { root } = await loaded({}, { at: '/no/such/page' });
  expect(await screen.findByRole('heading', { level: 1, name: 'No such page' })).toBeVisible();
  expect(root).toContainElement(screen.getByRole('main'));
});

test('leaving the page sends the analytics events that are collected', async () => {
  const { runtime, pageWindow } = await loaded({}, { at: '/no/such/page' });
  await screen.findByRole('heading', { level: 1 });
  const flush = jest.spyOn(runtime!.get(analyticsHub), 'flush');
  pageWindow.dispatchEvent(new Event('pagehide'));
  expect(flush).toHaveBeenCalledTimes(1);
});

test.each([
  ['nothing', ''],
  ['a text that was cut off', '{"realm":{"id":"ring'],
  ['no realm', '{}'],
])(
  'RLM-002 a page with %s shows a message in the viewer’s language, reports it and can be reloaded',
  async (_, data) => {
    const { reports, left, runtime } = await loaded({ data, languages: ['de', 'pt-BR'] });
    expect(runtime).toBeUndefined();
    expect(reports).toEqual(['page: The realm cannot be read.']);
    expect(screen.getByRole('alert')).toContainElement(screen.getByRole('heading', { level: 1 }));
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(left).toEqual(['reload']);
  },
);

describe('in a frame', () => {
  const frameOf = (): HTMLIFrameElement => document.body.appendChild(document.createElement('iframe'));

  test('ADM-010 the setup of an admin page is shown, with what the viewer has stored out of reach', async () => {
    const frame = frameOf();
    const release = assignPreview(frame, { layout: 'sidebar' });
    const { runtime, calls } = await loaded(
      { around: { frameElement: frame, parent: window } },
      { at: '/no/such/page', tab: browserProfile(signedIn()).tab(), ...trusting },
    );
    await screen.findByRole('heading', { level: 1, name: 'No such page' });
    expect(document.documentElement).toHaveAttribute('data-layout', 'sidebar');
    expect(runtime?.get(session).viewer.isGuest).toBe(true);
    expect(calls.filter(({ headers }) => headers.has('authorization'))).toEqual([]);
    release();
  });

  test.each([
    ['of a site that the realm trusts answers it', trusting, true],
    ['in a realm that trusts nobody does not', {}, false],
  ])('BRG-004 the page %s', async (_, options, answers) => {
    const posted: object[] = [];
    const parent = { postMessage: (message: object) => void posted.push(message) } as unknown as Window;
    const { pageWindow } = await loaded({ around: { parent } }, { at: '/no/such/page', ...options });
    await screen.findByRole('heading', { level: 1 });
    const data = { jsonrpc: '2.0', id: 'one', method: 'getState' };
    await act(
      async () =>
        void pageWindow.dispatchEvent(
          Object.assign(new Event('message'), { data, origin: PARTNER, source: parent }),
        ),
    );
    if (answers) await waitFor(() => expect(posted).toContainEqual(expect.objectContaining({ id: 'one' })));
    else expect(posted).toEqual([]);
  });
});

test('a picture that fails is reported once, from the start of the page', async () => {
  const { reports, root } = await loaded({}, { at: '/no/such/page' });
  const picture = root.appendChild(
    Object.assign(document.createElement('img'), { src: 'https://img.test/a.webp?sig=1' }),
  );
  fireEvent.error(picture);
  fireEvent.error(picture);
  await waitFor(() =>
    expect(reports.filter((report) => report.includes('picture'))).toEqual([
      'page: A picture could not be shown.',
    ]),
  );
});

test.each([
  ['auto', 'a television', true],
  ['auto', 'another screen', false],
  ['on', 'another screen', true],
  ['off', 'a television', false],
])('with arrowKeys %p, arrow keys on %s move the focus: %p', async (arrowKeys, screenName, moves) => {
  const { dataset } = document.documentElement;
  if (screenName === 'a television') dataset['screen'] = 'television';
  await loaded(
    {},
    {
      at: '/no/such/page',
      change: (realm) => void Object.assign(realm['settings'] as object, { arrowKeys }),
    },
  );
  await screen.findByRole('heading', { level: 1 });
  if (moves) await waitFor(() => expect(dataset['arrowKeys']).toBe(''));
  // The step after it has been taken.
  await waitFor(() => expect(listening.some(([type]) => type === 'pointerover')).toBe(true));
  expect('arrowKeys' in dataset).toBe(moves);
  delete dataset['screen'];
  delete dataset['arrowKeys'];
});
