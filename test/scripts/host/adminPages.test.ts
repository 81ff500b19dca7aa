/** The headers of the host for staff pages: hidden from search engines, framed only by the site itself. */
import { routeContributions } from '../../../core/realm/realmRoutes';
import { demo, handlerWith, request } from './hostFixture';

const handle = handlerWith();
const pages = [
  '404-preview',
  'cancellation-promo-preview',
  'cancellation-screen',
  'composed-page-preview',
  'navbar-preview',
  'plugin-preview',
  'preview',
  'section-preview',
  'draft',
];

test.each(pages)('ADM-011 ADM-001 /_admin/%s is hidden from search engines', async (page) => {
  const response = await handle(request(`http://ringside.localhost/_admin/${page}`));
  expect([response.status, response.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
  const robots = await (await handle(request('http://ringside.localhost/robots.txt'))).text();
  expect(robots).toContain('Disallow: /_admin/');
});

test('ADM-002 every page of the workbench requires a role of the realm', () => {
  const routes = routeContributions(demo('ringside').realm).filter(({ role }) => role.startsWith('ADMIN_'));
  expect(routes).toHaveLength(pages.length);
  expect(new Set(routes.map(({ access }) => access))).toEqual(new Set(['admin']));
});
