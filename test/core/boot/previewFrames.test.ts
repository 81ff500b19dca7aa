/** A site in an admin page's frame: who may preview it, and how it differs from the published one. */
import { assignPreview, previewSetupOf } from '../../../core/boot/preview/previewSetupOf';
import { previewFetch } from '../../../core/boot/preview/previewFetch';
import { previewRealm } from '../../../core/boot/preview/previewSite';
import { createPreviewFrames } from '../../../core/boot/bind/bindPlugins';
import type { CheckedRealm } from '../../../core/realm/checkedRealm';
import { compileRealm } from '../../../scripts/compile/compileRealm';
import { fileOf, installed, sources } from '../../scripts/compile/demoRealms';

const frame = () => {
  const element = document.createElement('iframe');
  document.body.append(element);
  return element;
};

/** The window inside a frame, as far as the preview setup reads it. */
const inside = (frameElement: Element | null) => ({ frameElement }) as Window;

test('ADM-010 a frame shows the site that its admin page provides, until it is withdrawn', () => {
  const [first, second] = [frame(), frame()];
  const giveBack = assignPreview(first, { locale: 'es' });
  expect([previewSetupOf(inside(first)), previewSetupOf(inside(second))]).toEqual([{ locale: 'es' }, null]);
  const giveBackLater = assignPreview(first, { locale: 'pt' });
  giveBack();
  expect(previewSetupOf(inside(first))).toEqual({ locale: 'pt' });
  giveBackLater();
  expect(previewSetupOf(inside(first))).toBeNull();
});

test('ADM-010 a page of another origin previews nothing: its frames have no frame element', () => {
  assignPreview(frame(), { locale: 'es' });
  expect(previewSetupOf(inside(null))).toBeNull();
});

const { realm: compiled } = compileRealm({ sources, file: fileOf('ringside') }, installed);
const realm = compiled as CheckedRealm;

test('ADM-006 layout and menu are the previewed ones, on every platform', () => {
  const items = [{ type: 'section', title: { en: 'Only' }, data: { id: 'home' } }];
  const { menus } = previewRealm({ layout: 'sidebar', menuItems: items }, realm);
  expect(menus).toEqual({ WEB: { layout: 'sidebar', items }, 'MOBILE-WEB': { layout: 'sidebar', items } });
  expect(previewRealm({}, realm).menus).toEqual(realm.menus);
});

test('ADM-005 rows are the previewed ones; no analytics events are tracked', () => {
  const staged = previewRealm({ pages: { preview: { rows: [{ type: 'poster' }] } } }, realm);
  expect(staged.pages).toEqual({ ...realm.pages, preview: { rows: [{ type: 'poster' }] } });
  expect(realm.plugins.some(({ contributes }) => contributes['analytics-sink'] !== undefined)).toBe(true);
  expect(staged.plugins.some(({ contributes }) => contributes['analytics-sink'] !== undefined)).toBe(false);
});

test('ADM-004 ADM-002 pages for staff open to everyone only when the preview allows it', () => {
  const access = (staged: CheckedRealm) =>
    staged.plugins
      .flatMap(({ contributes }) => contributes['route'] ?? [])
      .flatMap((facts) => (facts['access'] === 'admin' ? [facts.name] : []));
  expect(access(previewRealm({}, realm))).toEqual(access(realm));
  expect(access(realm)).toContain('cancellation-screen');
  expect(access(previewRealm({ staffPages: true }, realm))).toEqual([]);
});

test('ADM-006 a preview offers the realm’s own languages, layout and menu', () => {
  expect(createPreviewFrames(realm)).toMatchObject({
    locales: realm.locales.offered,
    layout: realm.menus.WEB.layout,
    menuItems: realm.menus.WEB.items,
  });
});

describe('the network of a previewed site', () => {
  const platform = { ...realm.platform, url: 'https://api.example', endpoints: { readVod: '/films/{id}' } };
  const asked: string[] = [];
  const fetch = previewFetch(
    { readVod: { id: 'v', title: 'Supplied' } },
    platform,
    async (address) => (asked.push(address), new Response('{}')),
  );
  const body = async (address: string, method = 'GET') => (await fetch(address, { method })).text();

  test.each([
    ['https://api.example/films/v-1?x=1', 'GET', '{"id":"v","title":"Supplied"}'],
    ['https://api.example/films/v-1/adjacent', 'GET', '{}'],
    ['https://api.example/films/v-1', 'POST', '{}'],
    ['https://api.example/api/v2/menu?platform=WEB', 'GET', '{"items":[]}'],
    ['https://elsewhere.example/films/v-1', 'GET', '{}'],
  ])('ADM-008 %s by %s answers %s', async (address, method, answer) => {
    expect(await body(address, method)).toBe(answer);
  });

  test('ADM-008 unanswered calls go to the platform', () => {
    expect(asked).toContain('https://api.example/films/v-1/adjacent');
    expect(asked).not.toContain('https://api.example/films/v-1?x=1');
  });
});
