/** The workbench for staff: what its pages pass to the preview frame, and what they accept from outside. */
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import manifest from '../../../plugins/route/admin/plugin.json';
import { describeMenuItem, describeRoute } from 'proscenium/kit';
import { open, options, pages } from './admin/fixture';

describeMenuItem('route/admin', { manifest });
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

test('ADM-007 the origin of a plugin is shown: the package and the weight of one that came after the build', async () => {
  await open('plugins', { query: '?plugin=route/quiz' });
  const closely = within(screen.getByRole('region', { name: 'Quiz' }));
  expect(closely.getByText('@acme/quiz@1.2.0')).toBeVisible();
  expect(closely.getByText('12.3 kB of modules')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /Hero/ }));
  expect(within(screen.getByRole('region', { name: 'Hero' })).getByText(/Part of the site/)).toBeVisible();
});

test('ADM-007 an invisible plugin is stated to work unseen', async () => {
  await open('plugins', { query: '?plugin=analytics/console' });
  expect(screen.getByText(/works unseen/)).toBeVisible();
  expect(document.querySelector('iframe')).toBeNull();
});
