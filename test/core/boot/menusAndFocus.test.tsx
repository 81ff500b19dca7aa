/** The frame around the pages of the composed product: the platform's menu, and focus management. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refreshMenus } from '../../../core/boot/startSite';
import { messageStore } from '../../../core/boot/tokens';
import { menuStore } from '../../../core/shell/useMenu';
import { compose, composedTests, platform } from './composed';

composedTests();

const row = (id: string, name: string) => ({
  bucketId: id,
  exid: id,
  name,
  type: 'VOD',
  originalType: 'VOD',
  rowTypeData: {},
  contentList: [{ id: `v-${id}`, type: 'VOD', title: `Film ${id}`, accessLevel: 'GRANTED', duration: 600 }],
  paging: { moreDataAvailable: false },
});
const section = (id: string, name: string) => ({
  sectionId: id,
  title: name,
  heroes: [],
  buckets: [row(id, name)],
  paging: { moreDataAvailable: false },
});

test('NAV-024 NAV-040 NAV-048 the platform’s menu replaces the realm’s; an outbound address that is no web address gives no link', async () => {
  platform().get('/api/v4/content/home').query(true).reply(200, section('home', 'Main events'));
  platform()
    .get('/api/v2/menu')
    .query(true)
    .reply(200, {
      items: [
        {
          ...{ type: 'section', title: 'Tonight’s card', data: { id: 'home' } },
          style: { iconUrl: 'https://cdn.example/bell.svg' },
        },
        { type: 'outbound', title: 'Shop', data: { url: 'https://shop.example/' } },
        { type: 'outbound', title: 'Prize', data: { url: 'javascript:alert(1)' } },
        { type: 'outbound', title: 'Page', data: { url: 'data:text/html,<p>x</p>' } },
        { type: 'outbound', title: 'Nothing', data: {} },
      ],
    });
  const site = await compose({
    at: '/home',
    change: (document) => {
      delete document['pages'];
      // Vertical menus show the icons of their items.
      const { WEB } = document['menus'] as { readonly WEB: object };
      Object.assign(WEB, { layout: 'sidebar' });
    },
  });
  await site.draw();
  await screen.findByRole('heading', { name: 'Main events' });
  refreshMenus(site.get(menuStore), site.get(messageStore));
  const tonight = await screen.findByRole('link', { name: 'Tonight’s card' });
  expect(within(tonight).getByRole('presentation', { hidden: true })).toHaveAttribute(
    'src',
    'https://cdn.example/bell.svg',
  );
  expect(screen.getByRole('link', { name: /^Shop/ })).toHaveAttribute('href', 'https://shop.example/');
  for (const name of ['Prize', 'Page', 'Nothing'])
    expect(screen.queryByRole('link', { name: new RegExp(`^${name}`) })).toBeNull();
  expect(site.reports.filter((line) => line.includes('leads nowhere'))).toHaveLength(3);
});

test('ROU-114 after a navigation the focus is at the page’s content', async () => {
  platform().get('/api/v4/content/home').query(true).reply(200, section('home', 'Main events'));
  platform()
    .persist()
    .get('/api/v4/content/title-bouts')
    .query(true)
    .reply(200, section('title-bouts', 'Belts'));
  const site = await compose({ at: '/home', change: (document) => void delete document['pages'] });
  await site.draw();
  await screen.findByRole('heading', { name: 'Main events' });
  await userEvent.click(
    screen.getAllByRole('link').find((link) => link.getAttribute('href') === '/section/title-bouts')!,
  );
  await screen.findByRole('heading', { level: 2, name: 'Belts' });
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});
