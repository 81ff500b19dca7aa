/** Adding a film to a watchlist, in the composed product. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { watchlistsService } from '../../../core/library/watchlistsService';
import { openWatchlists } from '../../../core/library/openWatchlists';
import { composedTests } from './composed';
import { film, type Answers, type Given, type Watching } from './playing';
import { contents, picture, paging, title, one, open, called } from './watchlistAnswers';

composedTests();

describe('adding a film to a list', () => {
  const rows = (content: object): Answers => ({
    'GET /api/v4/content/home': {
      sectionId: 'home',
      title: 'Home',
      heroes: [],
      buckets: [
        {
          bucketId: 'b1',
          exid: 'b1',
          name: 'Row',
          type: 'VOD',
          rowTypeData: {},
          contentList: [title('1', content)],
          paging: paging(false),
        },
      ],
      paging: paging(false),
    },
  });
  /** The card's expanded details. */
  const look = async (
    content: object,
    { enabled = true, ...given }: Given & { readonly enabled?: boolean } = {},
  ): Promise<Watching> => {
    const change = (document: Record<string, unknown>): void => {
      delete document['pages'];
      Object.assign(document['settings'] as object, { watchlistsEnabled: enabled });
      // Its menu leads to watchlists.
      if (!enabled)
        document['menus'] = {
          WEB: {
            layout: 'top',
            items: [{ type: 'section', title: { en: 'Home', es: 'Inicio' }, data: { id: 'home' } }],
          },
        };
    };
    const page = await open(
      '/home',
      { ...rows(content), [`POST ${contents}/Rainy/content`]: {} },
      { ...given, change },
    );
    const link = await screen.findByRole('link', { name: /Night 1/ });
    // The session is known before the card is expanded.
    if (given.member !== false)
      await waitFor(() => expect(page.site.callsTo('GET', '/api/v2/user')).not.toEqual([]));
    act(() => link.focus());
    await page.pass(300);
    await screen.findByRole('button', { name: /Share/ });
    return page;
  };
  const button = () => screen.queryByRole('button', { name: 'Add Night 1 to a watchlist' });

  test.each([
    ['is offered to who is signed in, for a film that they may watch', {}, {}, true],
    ['not to guests', {}, { member: false }, false],
    ['not where the realm has no watchlists', {}, { enabled: false }, false],
    ['not for what must be bought', { accessLevel: 'DENIED' }, {}, false],
    ['not for what is no video', { type: 'LIVE', liveEventId: '1' }, {}, false],
  ])('WCH-041 %s', async (_, content, given, shown) => {
    await look(content, given);
    if (shown) await waitFor(() => expect(button()).toBeVisible());
    else expect(button()).toBeNull();
  });

  test('WCH-005 WCH-013 sends its id and type, and the cover shows its small picture, else its still', async () => {
    const page = await look({ thumbnailUrl: picture('still'), smallCoverUrl: picture('small') });
    await userEvent.click(await screen.findByRole('button', { name: 'Add Night 1 to a watchlist' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Rainy/ }));
    await waitFor(() =>
      expect(called(page, 'POST', contents)).toEqual([
        { path: `${contents}/Rainy/content`, body: { content: [{ id: '1', contentType: 'vod' }] } },
      ]),
    );
    await screen.findByText('Added to Rainy');
    expect(openWatchlists(page.site.get(watchlistsService)).lists[0]?.thumbnails).toEqual([picture('small')]);
  });

  test('WCH-005 a list shows the still of each of its contents', async () => {
    await open(
      '/watchlists/Rainy',
      one([title('1', { thumbnailUrl: picture('still') }), { ...film, thumbnailUrl: picture('other') }]),
    );
    const item = (await screen.findByRole('link', { name: /Night 1/ })).closest('li');
    expect(item?.querySelector('img')).toHaveAttribute('src', expect.stringContaining('still'));
  });
});
