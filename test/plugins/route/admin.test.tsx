/** The workbench for staff: what its pages pass to the preview frame, and what they accept from outside. */
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  draftChecker,
  pluginStates,
  previewFrames,
  type Activate,
  type CheckedDraft,
  type DraftProblem,
  type PluginStates,
  type PreviewFrames,
  type PreviewSetup,
  type Token,
} from '../../../core/sdk';
import draft from '../../../plugins/route/admin/draft/DraftTool';
import { lineCount, marksByLine, offsetAt } from '../../../plugins/route/admin/draft/Editor';
import manifest from '../../../plugins/route/admin/plugin.json';
import cancellationPromo from '../../../plugins/route/admin/tools/cancellationPromo';
import cancellationScreen from '../../../plugins/route/admin/tools/cancellationScreen';
import content from '../../../plugins/route/admin/tools/content';
import navbar from '../../../plugins/route/admin/tools/navbar';
import notFound from '../../../plugins/route/admin/tools/notFound';
import plugins from '../../../plugins/route/admin/tools/plugins';
import { composedPage, section } from '../../../plugins/route/admin/tools/rowPreviews';
import { postedData, suppliedData } from '../../../plugins/route/admin/workbench/suppliedData';
import { pathWithin, viewPreviewSetup, widthOf } from '../../../plugins/route/admin/workbench/view';
import { describeRoute, factsOf, fakeContext, renderInRuntime } from '../../kit';

const options = {
  dataOrigins: ['https://cms.example'],
  realms: [{ title: 'Lanterna', host: 'lanterna.example' }],
};
const pages = {
  content,
  'composed-page': composedPage,
  section,
  navbar,
  'not-found': notFound,
  'cancellation-promo': cancellationPromo,
  'cancellation-screen': cancellationScreen,
  plugins,
  draft,
} as const;

for (const [contribution, activate] of Object.entries(pages))
  describeRoute(`route/admin, ${contribution}`, { manifest, contribution, activate, options });

test('ADM-001 ADM-002 ADM-004 there is a page for each of the seven roles and for drafts, and one for a frame’s content, each for staff alone', () => {
  expect(manifest.contributes.route.map(({ role }) => role).sort()).toEqual([
    'ADMIN_404_PREVIEW',
    'ADMIN_CANCELLATION_PROMO_PREVIEW',
    'ADMIN_CANCELLATION_SCREEN',
    'ADMIN_COMPOSED_PAGE_PREVIEW',
    'ADMIN_DRAFT',
    'ADMIN_NAVBAR_PREVIEW',
    'ADMIN_PLUGIN_PREVIEW',
    'ADMIN_PREVIEW',
    'ADMIN_SECTION_PREVIEW',
  ]);
  expect(new Set(manifest.contributes.route.map(({ access }) => access))).toEqual(new Set(['admin']));
});

afterEach(cleanup);

/** Draws a tool and gives the latest setups of its frames, in page order. */
async function open(
  contribution: keyof typeof pages,
  {
    query = '',
    check,
    read,
  }: {
    readonly query?: string;
    readonly check?: (text: string) => Promise<CheckedDraft>;
    readonly read?: (address: string) => Promise<string>;
  } = {},
) {
  const { context, runtime } = fakeContext({
    options,
    pluginId: 'route/admin',
    facts: factsOf({ manifest, contribution }, 'route'),
  });
  const lent = new Map<HTMLIFrameElement, PreviewSetup>();
  const samples = [
    {
      id: 'ranking',
      title: 'A ranking',
      bucket: { name: 'Ranked', contentList: [] },
      options: { ranked: true },
    },
  ];
  const given = new Map<symbol, unknown>([
    [
      previewFrames.key,
      {
        locales: [
          { code: 'en', name: 'English' },
          { code: 'es', name: 'Español' },
        ],
        layout: 'top',
        menuItems: [],
        lend: (frame, previewSetup) => (lent.set(frame, previewSetup), () => undefined),
      } satisfies PreviewFrames,
    ],
    [
      pluginStates.key,
      {
        plugins: enabled,
        activate: (...of) => void activated.push(of.join(' ')),
        samples: async (id) => (id === 'section/poster' ? samples : []),
      } satisfies PluginStates,
    ],
    [
      draftChecker.key,
      { check: check ?? (async () => ({ problems: [], shown: null })), read: read ?? (async () => '{}') },
    ],
  ]);
  const activated: string[] = [];
  const service = <T,>(token: Token<T>): T =>
    given.has(token.key) ? (given.get(token.key) as T) : runtime.service(token);
  runtime.navigation.at(`/_admin/preview${query}`);
  const activate: Activate<'route', typeof options> = pages[contribution];
  const { Page } = await activate({ ...context, use: service });
  await renderInRuntime(<Page parameters={{}} />, { runtime: { ...runtime, service } });
  const previewSetup = (): PreviewSetup | undefined =>
    [...lent].findLast(([frame]) => frame.isConnected)?.[1];
  const path = () => document.querySelector('iframe')?.getAttribute('src');
  return { runtime, previewSetup, path, activated };
}

const enabled: PluginStates['plugins'] = [
  {
    id: 'section/poster',
    title: 'Row of posters',
    options: { ranked: false },
    contributions: [{ point: 'section', name: 'poster', status: 'active', reason: null }],
  },
  {
    id: 'section/hero',
    title: 'Hero',
    options: {},
    contributions: [{ point: 'section', name: 'hero', status: 'failed', reason: 'It could not be fetched.' }],
  },
  {
    id: 'route/quiz',
    title: 'Quiz',
    options: {},
    contributions: [
      { point: 'route', name: 'quiz', role: 'FIGHTERS', status: 'enabled', reason: null },
      { point: 'player-part', name: 'quiz', status: 'enabled', reason: null },
    ],
  },
  {
    id: 'analytics/console',
    title: 'Console',
    options: {},
    contributions: [{ point: 'analytics-sink', name: 'console', status: 'active', reason: null }],
  },
];

test('ADM-003 the not-found preview shows an unknown address', async () => {
  const { path, previewSetup } = await open('not-found');
  expect(path()).toBe('/_admin/404-preview/nowhere');
  expect(previewSetup()).toEqual({});
});

test('ADM-006 the navbar in each layout, with the realm’s menu, one of each kind, or a supplied one', async () => {
  const { previewSetup, runtime } = await open('navbar');
  for (const [name, layout] of [
    ['Sidebar', 'sidebar'],
    ['Button', 'hamburger'],
    ['Top, at the start', 'top-left'],
  ] as const) {
    await userEvent.click(screen.getByRole('radio', { name }));
    expect(previewSetup()).toMatchObject({ layout });
  }
  expect(runtime.navigation.current().search).toBe('?layout=top-left');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Items' }), 'sample');
  expect(new Set((previewSetup()?.menuItems as { type: string }[]).map(({ type }) => type))).toEqual(
    new Set(['section', 'view', 'outbound']),
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Items' }), 'pasted');
  expect(document.querySelector('iframe')).toBeNull();
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.paste('{ "items": [{ "type": "section" }] }');
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(previewSetup()?.menuItems).toEqual([{ type: 'section' }]);
});

test('ADM-008 a content page with a sample, with pasted data, or with the platform’s', async () => {
  const { previewSetup, path } = await open('content');
  expect(previewSetup()?.answers?.readVod).toMatchObject({ type: 'VOD', accessLevel: 'GRANTED' });
  // Made-up content has no neighbours that the platform could know.
  expect(previewSetup()?.answers).toMatchObject({
    readAdjacentVods: { precedingVods: [], followingVods: [] },
    readRelatedVods: { totalPages: 1 },
  });
  await userEvent.click(screen.getByRole('radio', { name: 'Event' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Access' }), 'Must buy');
  expect(previewSetup()?.answers?.readEvent).toMatchObject({ type: 'LIVE', accessLevel: 'DENIED' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Data' }), 'pasted');
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.paste('{ "id": "ev-9", "title": "Nine" }');
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect([path(), previewSetup()?.answers]).toEqual([
    '/live/ev-9',
    { readEvent: { id: 'ev-9', title: 'Nine' } },
  ]);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Data' }), 'platform');
  await userEvent.type(screen.getByRole('textbox', { name: 'Id at the platform' }), 'rs-202{Enter}');
  expect([path(), previewSetup()?.answers]).toEqual(['/live/rs-202', undefined]);
});

test('ADM-004 LIC-097 the cancellation screen in a frame of its own, with the sample that the address names', async () => {
  const { path, previewSetup, runtime } = await open('cancellation-promo', {
    query: '?fixture=no-offer&as=child',
  });
  expect(path()).toBe('/admin_cancellation_screen?fixture=no-offer');
  expect(previewSetup()).toMatchObject({
    staffPages: true,
    answers: { readSessionUser: { profile: { type: 'CHILD' } } },
  });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Data' }), 'amount');
  expect(path()).toMatch(/fixture=amount$/);
  expect(runtime.navigation.current().search).toBe('?fixture=amount&as=child');
});

test('ADM-001 every tool links to itself on another brand, with the same settings', async () => {
  await open('not-found', { query: '?width=390&locale=es' });
  const realms = within(screen.getByRole('navigation', { name: 'Realm' }));
  expect(realms.getByRole('link', { name: 'Lanterna' }).getAttribute('href')).toMatch(
    /^https?:\/\/lanterna\.example(:\d+)?\/_admin\/preview\?width=390&locale=es$/,
  );
  await userEvent.click(screen.getByRole('radio', { name: '1920' }));
  expect(realms.getByRole('link', { name: 'Lanterna' }).getAttribute('href')).toMatch(/width=1920/);
});

test('ADM-005 a page of every kind of row that the realm draws, the hero first', async () => {
  const { previewSetup, path } = await open('composed-page');
  expect(path()).toBe('/section/preview');
  expect(previewSetup()?.pages?.['preview']?.rows.map((row) => (row as { type: string }).type)).toEqual([
    'hero',
    'poster',
  ]);
  expect(previewSetup()?.answers?.readSection).toMatchObject({
    buckets: [{ bucketId: 'preview-0' }, { bucketId: 'preview-1' }],
  });
});

test('ADM-009 ADM-010 one row, with a sample of its plugin that the address names', async () => {
  const { previewSetup } = await open('section', { query: '?section=poster&fixture=ranking' });
  expect(previewSetup()?.pages?.['preview']?.rows).toEqual([
    { ranked: true, type: 'poster', bucket: 'preview-0' },
  ]);
  expect(previewSetup()?.answers?.readSection).toMatchObject({ buckets: [{ name: 'Ranked' }] });
});

test('ADM-010 a page at a listed origin sends data; it is shown, not stored', async () => {
  const { previewSetup, runtime } = await open('composed-page');
  const post = (origin: string, data: unknown) =>
    act(async () => void window.dispatchEvent(new MessageEvent('message', { origin, data })));
  await post('https://evil.example', { type: 'proscenium:preview', data: { title: 'Evil' } });
  expect(previewSetup()?.answers?.readSection).not.toMatchObject({ title: 'Evil' });
  await post('https://cms.example', { type: 'proscenium:preview', data: { title: 'From the CMS' } });
  expect(previewSetup()?.answers?.readSection).toEqual({ title: 'From the CMS' });
  expect(runtime.navigation.current().search).toBe('?source=pasted');
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});

test.each([
  ['https://cms.example', { type: 'proscenium:preview', data: { a: 1 } }, '{\n  "a": 1\n}'],
  ['https://cms.example.evil', { type: 'proscenium:preview', data: { a: 1 } }, null],
  ['null', { type: 'proscenium:preview', data: { a: 1 } }, null],
  ['https://cms.example', { type: 'other', data: { a: 1 } }, null],
  ['https://cms.example', { type: 'proscenium:preview', data: [1] }, null],
  ['https://cms.example', 'text', null],
])('ADM-010 a message from %s with %j', (origin, data, text) => {
  expect(postedData({ origin, data }, options.dataOrigins)).toBe(text);
});

test.each([
  ['', { problem: 'empty' }],
  ['{', { problem: 'notJson' }],
  ['[1]', { problem: 'notAnObject' }],
  ['{"a":1}', { value: { a: 1 } }],
])('ADM-010 pasted %j', (text, supplied) => {
  expect(suppliedData(text)).toEqual(supplied);
});

test.each([
  [{ locale: '', dir: '', width: '1280', as: 'guest' }, {}],
  [
    { locale: 'es', dir: 'rtl', width: '1280', as: 'guest' },
    { locale: 'es', direction: 'rtl' },
  ],
  [{ locale: '', dir: 'sideways', width: '1280', as: 'nobody' }, {}],
])('ADM-010 the view %j previews %j', (view, previewSetup) => {
  expect(viewPreviewSetup(view)).toEqual(previewSetup);
});

test.each([
  ['viewer', 'ADULT'],
  ['child', 'CHILD'],
])('ADM-006 seen by a %s', (as, type) => {
  expect(viewPreviewSetup({ locale: '', dir: '', width: '390', as }).answers?.readSessionUser).toMatchObject({
    isGuest: false,
    profile: { type },
  });
});

test.each([
  ['390', 390],
  ['1024.4', 1024],
  ['12', 1280],
  ['99999', 1280],
  ['wide', 1280],
  ['', 1280],
])('a width of %j is %d px', (width, px) => {
  expect(widthOf({ width })).toBe(px);
});

test('ADM-007 one plugin in detail: its states, why one failed, its options, and retrying', async () => {
  const { activated } = await open('plugins', { query: '?plugin=section%2Fhero' });
  const closely = within(screen.getByRole('region', { name: 'Hero' }));
  expect(closely.getByText('It could not be fetched.')).toBeVisible();
  await userEvent.click(closely.getByRole('button', { name: /Activate now/ }));
  expect(activated).toEqual(['section/hero section hero']);
  await userEvent.click(screen.getByRole('button', { name: /Row of posters/ }));
  expect(
    within(screen.getByRole('region', { name: 'Row of posters' })).getByText(/"ranked": false/),
  ).toBeVisible();
});

test.each([
  ['section/poster', '/section/preview', { pages: { preview: { rows: [{ type: 'poster' }] } } }],
  [
    'section/poster&fixture=ranking',
    '/section/preview',
    {
      pages: { preview: { rows: [{ type: 'poster', ranked: true }] } },
      answers: { readSection: { buckets: [{ name: 'Ranked' }] } },
    },
  ],
  ['route/quiz', '/FIGHTERS', {}],
  ['route/quiz&part=player-part/quiz', '/VOD', { answers: { readVod: { accessLevel: 'GRANTED' } } }],
  [
    'route/quiz&as=viewer&dir=rtl&locale=es',
    '/FIGHTERS',
    { direction: 'rtl', locale: 'es', answers: { readSessionUser: { isGuest: false } } },
  ],
])('ADM-007 ?plugin=%s is shown where viewers meet it', async (query, address, staged) => {
  const { path, previewSetup } = await open('plugins', { query: `?plugin=${query}` });
  expect(path()).toContain(address.startsWith('/section') ? address : '');
  expect(previewSetup()).toMatchObject(staged);
});

test('ADM-007 an invisible plugin is stated to work unseen', async () => {
  await open('plugins', { query: '?plugin=analytics/console' });
  expect(screen.getByText(/works unseen/)).toBeVisible();
  expect(document.querySelector('iframe')).toBeNull();
});

test.each([
  ['/browse', '/browse'],
  ['/video/7?a=1', '/video/7?a=1'],
  ['', null],
  ['browse', null],
  ['//evil.example/', null],
  ['https://evil.example/', null],
  ['/\\evil.example', null],
  ['/_admin/draft', null],
])('the page %j of the site is %j', (text, path) =>
  expect(pathWithin(text, new URL('https://noor.example/_admin/draft'))).toBe(path),
);

const problem: DraftProblem = {
  line: 2,
  column: 3,
  pointer: '/theme/colors/acent',
  code: 'unknown-key',
  severity: 'error',
  message: '"acent" is not a key of "colors".',
  suggestion: 'accent',
};

describe('a draft', () => {
  const type = async (runtime: Awaited<ReturnType<typeof open>>['runtime'], text: string) => {
    await userEvent.click(screen.getByRole('textbox', { name: 'Realm document' }));
    await userEvent.paste(text);
    await act(async () => runtime.clock.pass(300));
  };

  test('ADM-001 is checked a moment after typing, and a problem links to its position', async () => {
    const asked: string[] = [];
    const { runtime } = await open('draft', {
      check: async (text) => (asked.push(text), { problems: [problem], shown: null }),
    });
    await type(runtime, '{\n  "acent": 1\n}');
    expect(asked).toEqual(['{\n  "acent": 1\n}']);
    expect(screen.getByText('1 error, no warnings')).toBeVisible();
    await userEvent.click(
      screen.getByRole('button', { name: /acent.*\/theme\/colors\/acent.*Instead: accent/s }),
    );
    const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Realm document' });
    expect(area).toHaveFocus();
    expect(area.selectionStart).toBe(4);
  });

  test('ADM-001 without errors it is shown in a frame next to the live site, and what cannot be shown is named', async () => {
    const shown = {
      draft: { realm: { id: 'noor' }, style: ':root{}' },
      title: 'Noor',
      locales: [],
      refused: ['script-src https://pay.example'],
      otherPlatform: 'https://api.other.example',
    };
    const { runtime, previewSetup } = await open('draft', { check: async () => ({ problems: [], shown }) });
    expect([...document.querySelectorAll('iframe')].map(({ title }) => title)).toEqual(['Live']);
    await type(runtime, '{}');
    expect([...document.querySelectorAll('iframe')].map(({ title }) => title)).toEqual([
      'Draft: Noor',
      'Live',
    ]);
    expect(screen.getByText('script-src https://pay.example')).toBeVisible();
    expect(screen.getByText(/https:\/\/api\.other\.example/)).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Draft' }));
    expect(previewSetup()).toEqual({ draft: shown.draft });
  });

  test('ADM-001 language, direction, role and page apply to the draft and the live site, where each supports them', async () => {
    const shown = {
      draft: { realm: { id: 'noor' }, style: '' },
      title: 'Noor',
      locales: [
        { code: 'pt', name: 'Português' },
        { code: 'ar', name: 'العربية' },
      ],
      refused: [],
      otherPlatform: null,
    };
    const { runtime, path, previewSetup } = await open('draft', {
      query: '?locale=pt&dir=rtl&as=child&at=/browse',
      check: async () => ({ problems: [], shown }),
    });
    await type(runtime, '{}');
    expect(path()).toBe('/browse');
    const seen = { direction: 'rtl', answers: { readSessionUser: { profile: { type: 'CHILD' } } } };
    expect(previewSetup()).toMatchObject({ ...seen, locale: 'pt', draft: shown.draft });
    await userEvent.click(screen.getByRole('radio', { name: 'Live' }));
    expect(previewSetup()).toMatchObject(seen);
    expect(previewSetup()).not.toHaveProperty('locale');
  });

  test('ADM-001 a draft opened by its address is part of the copied link, which opens it with a press', async () => {
    const read = async (address: string) => `{ "from": "${address}" }`;
    const first = await open('draft', { read });
    await userEvent.type(screen.getByRole('textbox', { name: 'Address' }), 'https://cms.example/realm.json');
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(first.runtime.navigation.current().searchParams.get('from')).toBe(
      'https://cms.example/realm.json',
    );
    cleanup();
    const asked: string[] = [];
    await open('draft', {
      read: (address) => (asked.push(address), read(address)),
      query: '?from=https%3A%2F%2Fcms.example%2Frealm.json',
    });
    // Anybody can make such a link: following it alone fetches nothing from another site.
    expect(asked).toEqual([]);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Address' }).value).toBe(
      'https://cms.example/realm.json',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Realm document' }).value).toBe(
      '{ "from": "https://cms.example/realm.json" }',
    );
  });

  test.each([
    ['https://ringside.localhost/drafts/realm.json', true],
    ['https://ringside.localhost.evil.example/realm.json', false],
    ['javascript:alert(1)', false],
    ['no address', false],
  ])('a link to a draft at %s opens it by itself: %s', async (address, opens) => {
    const asked: string[] = [];
    await open('draft', {
      read: async (from) => (asked.push(from), '{}'),
      query: `?from=${encodeURIComponent(address)}`,
    });
    expect(asked).toEqual(opens ? [address] : []);
  });

  test('ADM-001 a file replaces the address', async () => {
    const { runtime } = await open('draft', { query: '?from=https%3A%2F%2Fcms.example%2Frealm.json' });
    const file = new File(['{ "id": "file" }'], 'realm.json', { type: 'application/json' });
    // The tests' browser reads no files.
    await userEvent.upload(
      screen.getByLabelText('Open a file'),
      Object.assign(file, { text: async () => '{ "id": "file" }' }),
    );
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Realm document' }).value).toBe(
      '{ "id": "file" }',
    );
    expect(runtime.navigation.current().search).toBe('');
  });

  test('ADM-019 a compiler that cannot be fetched is shown, with a retry', async () => {
    let fails = true;
    const { runtime } = await open('draft', {
      check: async () => (fails ? Promise.reject(new Error('gone')) : { problems: [], shown: null }),
    });
    await type(runtime, '{}');
    expect(screen.getByRole('alert')).toHaveTextContent('The compiler could not be fetched.');
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await act(async () => runtime.clock.pass(300));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('No problems. It can be published.')).toBeVisible();
  });
});

const text = 'one\ntwo\n\nfour';
test.each([
  [1, 1, 0],
  [2, 1, 4],
  [2, 3, 6],
  [2, 99, 7],
  [3, 1, 8],
  [4, 2, 10],
  [9, 1, 13],
])('line %d, column %d is at %d', (line, column, at) => {
  expect(offsetAt(text, line, column)).toBe(at);
});

test('lines are counted, and each has its worst mark', () => {
  expect([lineCount(''), lineCount(text)]).toEqual([1, 4]);
  expect([
    ...marksByLine([
      { line: 2, severity: 'warning' },
      { line: 2, severity: 'error' },
      { line: 3, severity: 'warning' },
    ]),
  ]).toEqual([
    [2, 'error'],
    [3, 'warning'],
  ]);
});
