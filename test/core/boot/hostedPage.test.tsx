/** Pages that arrive with the host's content: which viewers take it over, and what the others see. */
import { act, screen, waitFor } from '@testing-library/react';
import type { Runtime } from '../../../core/boot/createRuntime';
import { startPage } from '../../../core/boot/startSite';
import type { HostRenderInput, HostRenderOutput } from './hostRenderer';
import {
  browserProfile,
  composePage,
  composedTests,
  platform,
  signedIn,
  type ComposeOptions,
} from './composed';
import { pageOf } from './composedPage';

/** Installed by `test/browser-environment.cjs`. */
declare const renderOnHost: (input: HostRenderInput) => Promise<HostRenderOutput>;

composedTests();

const RENDERED_AT = Date.UTC(2026, 5, 1, 12, 30);
const film = (id: string) => ({
  id,
  videoId: id,
  type: 'VOD',
  title: `Film ${id}`,
  accessLevel: 'GRANTED',
  duration: 5400,
  thumbnailUrl: `https://pictures.test/${id}.webp`,
});
const home = (title: string) => ({
  sectionId: 'home',
  title: 'Home',
  heroes: [{ ...film('v1'), title }],
  buckets: [
    {
      ...{ bucketId: 'b1', exid: 'b1', name: 'New films', type: 'VOD', originalType: 'VOD' },
      ...{ rowTypeData: {}, contentList: [film('v2')], paging: { moreDataAvailable: false } },
    },
  ],
  paging: { moreDataAvailable: false },
});
const withoutFixedRows = (document: Record<string, unknown>): void => void delete document['pages'];

const started: Runtime[] = [];
afterEach(() => {
  for (const runtime of started.splice(0)) runtime.dispose();
  delete document.documentElement.dataset['rendered'];
  globalThis.prosceniumEvents = undefined;
});

interface Given extends ComposeOptions {
  /** What `early.ts` wrote: `replaced` for a viewer who sees another page. */
  readonly rendered?: '' | 'replaced';
  /** The text of the carried answers, if it is not theirs. */
  readonly carried?: string;
  /** Happens before the scripts have loaded. */
  readonly before?: () => void;
}

/** Loads the home page that the host rendered when its hero was called Hosted; by now it is called Changed. */
async function loaded({ rendered = '', carried, before, ...options }: Given = {}) {
  platform().persist().get('/api/v4/content/home').query(true).reply(200, home('Changed'));
  const hosted = await renderOnHost({
    page: JSON.stringify((await pageOf('ringside', withoutFixedRows, 'en')).page),
    url: 'https://ringside.test/',
    renderedAt: RENDERED_AT,
    answers: { '/api/v4/content/home': JSON.stringify(home('Hosted')) },
  });
  const { page, environment, records } = await composePage({ at: '/', change: withoutFixedRows, ...options });
  document.documentElement.dataset['rendered'] = rendered;
  const data = (id: string, text: string) =>
    Object.assign(document.createElement('script'), { id, type: 'application/json', textContent: text });
  const root = Object.assign(document.createElement('div'), { id: 'root', innerHTML: hosted.html ?? '' });
  const skeleton = Object.assign(document.createElement('div'), {
    id: 'skeleton',
    innerHTML: '<p>Skeleton</p>',
  });
  document.body.append(
    data('proscenium', JSON.stringify(page)),
    root,
    data('rendered', carried ?? JSON.stringify({ renderedAt: RENDERED_AT, answers: hosted.answers })),
    skeleton,
  );
  const heading = screen.getByRole('heading', { level: 1, hidden: true });
  globalThis.prosceniumEvents = [];
  const note = (event: Event) => void globalThis.prosceniumEvents?.push(event);
  document.addEventListener('error', note, true);
  document.addEventListener('click', note, true);
  before?.();
  const pageWindow = new EventTarget();
  Object.assign(pageWindow, { parent: pageWindow, frameElement: null, origin: window.origin });
  await act(async () => {
    const runtime = await startPage(pageWindow as unknown as Window, environment);
    if (runtime !== null) started.push(runtime);
  });
  document.removeEventListener('error', note, true);
  document.removeEventListener('click', note, true);
  const homeCalls = () => records.calls.filter(({ path }) => path.startsWith('/api/v4/content/home?'));
  return { ...records, heading, homeCalls };
}

const isDone = () => waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-rendered'));

test.each([
  ['', '/'],
  [' that a campaign leads to', '/?utm_source=mail&fbclid=1'],
])('a guest’s browser%s takes the content over, and asks for none of it again', async (_, at) => {
  const { heading, homeCalls, reports } = await loaded({ at });
  await isDone();
  expect(screen.getByRole('heading', { level: 1, name: 'Hosted' })).toBe(heading);
  expect(homeCalls()).toEqual([]);
  expect(reports.filter((report) => report.startsWith('page:'))).toEqual([]);
  expect(document.querySelectorAll('#skeleton, #rendered')).toHaveLength(0);
});

test.each<[string, Given]>([
  ['a viewer with a session', { rendered: 'replaced', tab: browserProfile(signedIn()).tab() }],
  ['a viewer who prefers another language', { tab: browserProfile({ selectedLanguage: 'es' }).tab() }],
  ['an address with a query', { at: '/?campaign=spring' }],
  ['an address that opens a panel', { at: '/#search' }],
  ['a page that was cut off', { carried: '{"renderedAt":' }],
])('%s gets a page of its own', async (_, given) => {
  const { heading, homeCalls } = await loaded(given);
  expect(await screen.findByRole('heading', { level: 1, name: 'Changed' })).not.toBe(heading);
  expect(homeCalls()).not.toEqual([]);
  await isDone();
  expect(document.querySelectorAll('#skeleton, #rendered')).toHaveLength(0);
  expect(screen.queryByText('Hosted')).toBeNull();
});

test('what was pressed, and pictures that failed, before the scripts had loaded are not lost', async () => {
  const failed = () => document.querySelector<HTMLImageElement>('img[src*="v2.webp"]');
  await loaded({
    before: () => {
      screen.getAllByRole('button', { name: /^Sign in/, hidden: true })[0]?.click();
      failed()?.dispatchEvent(new Event('error'));
    },
  });
  await isDone();
  expect(await screen.findByRole('dialog', { name: /sign in/i })).toBeVisible();
  await waitFor(() => expect(failed()).toBeNull());
});
