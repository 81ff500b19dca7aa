/** Other sites' pages embedded in this one. */
import { cleanup, screen } from '@testing-library/react';
import { compileRealm } from '../../../scripts/compile/compileRealm';
import { allowedTarget, block, externalPage, mobile } from '../../../plugins/route/external-pages/pages';
import manifest from '../../../plugins/route/external-pages/plugin.json';
import { demoDocument, fileOf, installed, sourcesWith } from '../../scripts/compile/demoRealms';
import { describeRoute, fakeContext, renderInRuntime } from 'proscenium/kit';

const options = {
  pages: {
    rules: { title: { en: 'The rules', ar: 'القواعد' }, url: 'https://rules.example/box' },
    shop: { title: { en: 'The shop' }, url: 'https://shop.example/', embeddable: false },
    own: { title: { en: 'Our own' }, url: 'https://ringside.localhost/home' },
  },
  blocks: { ticker: { title: { en: 'The ticker' }, url: 'https://ticker.example/live' } },
  mobileOrigins: ['https://wrap.example'],
};

describeRoute('route/external-pages, external-page', {
  manifest,
  contribution: 'external-page',
  activate: externalPage,
  options,
  parameters: { pageId: 'rules' },
});
describeRoute('route/external-pages, block', {
  manifest,
  contribution: 'block',
  activate: block,
  options,
  parameters: { id: 'ticker' },
});
describeRoute('route/external-pages, mobile', {
  manifest,
  contribution: 'mobile',
  activate: mobile,
  options,
});

afterEach(cleanup);

async function open(
  activate: typeof block,
  parameters: Readonly<Record<string, string>>,
  { locale = 'en', at = '/externalpage' } = {},
) {
  const { context, runtime } = fakeContext({ options, pluginId: 'route/external-pages' });
  runtime.navigation.at(at);
  const { Page } = activate(context);
  await renderInRuntime(<Page parameters={parameters} />, { runtime, locale });
}
const frame = () => document.querySelector('iframe');

test('ADM-014 a listed page is in a sandboxed frame under its title, in the viewer’s language', async () => {
  await open(externalPage, { pageId: 'rules' }, { locale: 'ar' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('القواعد');
  expect([frame()?.src, frame()?.title]).toEqual(['https://rules.example/box', 'القواعد']);
  expect(frame()?.getAttribute('sandbox')?.split(' ')).toEqual([
    'allow-scripts',
    'allow-forms',
    'allow-popups',
    'allow-popups-to-escape-sandbox',
    'allow-same-origin',
  ]);
});

test('ADM-014 a page of this very origin cannot access the site around it', async () => {
  await open(externalPage, { pageId: 'own' });
  expect(frame()?.getAttribute('sandbox')).not.toContain('allow-same-origin');
});

test('ADM-014 one that refuses to be framed is a link in a new tab', async () => {
  await open(externalPage, { pageId: 'shop' });
  expect(frame()).toBeNull();
  const link = screen.getByRole('link', { name: /Open the page.*opens in a new tab/ });
  expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
    'https://shop.example/',
    '_blank',
    'noopener noreferrer',
  ]);
});

test.each([
  ['ADM-014', externalPage, { pageId: 'nowhere' }],
  ['ADM-014', externalPage, { pageId: 'toString' }],
  ['HOM-099', block, { id: 'nowhere' }],
  ['HOM-099', block, { id: '__proto__' }],
])('%s a page that the realm does not list is not found', async (_, activate, parameters) => {
  await open(activate, parameters);
  expect(screen.getByRole('heading')).toHaveTextContent('Not found');
  expect(frame()).toBeNull();
});

test('HOM-099 a block that a menu names is in a sandboxed frame under its title', async () => {
  await open(block, { id: 'ticker' });
  expect(screen.getByRole('heading', { level: 1, name: 'The ticker' })).toBeVisible();
  expect(frame()?.src).toBe('https://ticker.example/live');
  expect(frame()?.hasAttribute('sandbox')).toBe(true);
});

test('ADM-015 the mobile wrapper gets the page alone, from a listed origin, without the site’s frame', async () => {
  await open(
    mobile,
    {},
    { at: `/mobile-external?url=${encodeURIComponent('https://wrap.example/faq?x=1')}` },
  );
  expect(frame()?.src).toBe('https://wrap.example/faq?x=1');
  expect(manifest.contributes.route.find(({ role }) => role === 'MOBILE_EXTERNAL')?.chrome).toBe('bare');
});

test.each([
  ['https://wrap.example/a', 'https://wrap.example/a'],
  ['https://wrap.example.evil/a', null],
  ['https://evil.example/?https://wrap.example', null],
  ['http://wrap.example/a', null],
  ['https://user:word@wrap.example/a', null],
  ['javascript:alert(1)', null],
  ['//wrap.example/a', null],
  ['', null],
  [null, null],
])('ADM-015 the target %j leads to %j', (asked, target) => {
  expect(allowedTarget(asked, options.mobileOrigins)).toBe(target);
});

/** The demo document with other plugins, and no menu item that needs one of them. */
function documentWith(plugins: object): string {
  const document = demoDocument('ringside');
  const menus = document['menus'] as {
    readonly WEB: { readonly items: readonly { readonly data: { readonly id?: string } }[] };
  };
  return JSON.stringify({
    ...document,
    plugins,
    menus: { WEB: { ...menus.WEB, items: menus.WEB.items.filter(({ data }) => data.id !== 'workbench') } },
  });
}

test('HOM-099 ADM-014 ADM-015 frames are allowed from the listed origins and no others', () => {
  const { 'route/admin': _admin, ...plugins } = demoDocument('ringside')['plugins'] as Record<string, object>;
  const pages = { rules: { title: { en: 'R', es: 'R' }, url: 'https://rules.example/box' } };
  const blocks = { t: { title: { en: 'T', es: 'T' }, url: 'https://ticker.example/live' } };
  const text = documentWith({ ...plugins, 'route/external-pages': { ...options, pages, blocks } });
  const { csp, problems } = compileRealm(
    { sources: sourcesWith({ [fileOf('ringside')]: text }), file: fileOf('ringside') },
    installed,
  );
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(csp?.['frame-src']).toEqual(
    expect.arrayContaining(['https://rules.example', 'https://ticker.example', 'https://wrap.example']),
  );
  expect(csp?.['frame-src']).not.toContain("'self'");
});

test('ADM-001 a realm with the workbench may frame itself, and nobody else may for that', () => {
  const csp = (plugins: object) =>
    compileRealm(
      { sources: sourcesWith({ [fileOf('ringside')]: documentWith(plugins) }), file: fileOf('ringside') },
      installed,
    ).csp;
  const plugins = demoDocument('ringside')['plugins'] as Record<string, object>;
  expect([csp(plugins)?.['frame-ancestors'], csp(plugins)?.['frame-src']?.[0]]).toEqual([
    ["'self'"],
    "'self'",
  ]);
  expect(csp({ ...plugins, 'route/admin': { enabled: false } })?.['frame-ancestors']).toEqual(["'none'"]);
});
